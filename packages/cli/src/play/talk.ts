import { AGREEMENT, articled, type QuestionView, REPETITION, type Seat, type State } from '@orrery/kernel';
import { cardsMeant, NEVER_PASSING, noSuchCard, type Session, type TableGame, usualPassing } from '@orrery/table';
import { explain } from '../errors.ts';
import type { Io } from '../io.ts';
import { headingOf, skinOf } from '../skins/index.ts';
import { wrap } from '../wrap.ts';
import { choiceLines, readChoice, wanted } from './choose.ts';

/** How the person left the table. */
export type Left = 'over' | 'quit' | 'ended';

/** @param wish words of this game that `why` can follow */
const help = (wish: string): string[] => [
  'Choose with a number of the list, or with the first letters of a choice (several: 1 3, or a, b).',
  '  table          shows the whole table        log [n]        what happened lately',
  `  card NAME      what a card says             why WISH       which rule forbids it: why ${wish}`,
  '  undo           takes back your last choice; if the others agree, also where they have chosen since',
  '  end            ends the game without a      resign         leaves the game to the others',
  '                 winner, if all agree        tie            claims a draw: a position came three times',
  '  hold           asks you every time, even    auto           passes for you again where hardly anything',
  '                 where you can only pass                     else could be meant',
  '  save           says where the game is kept  quit           leaves; the game is saved',
];

/**
 * Sits a person down at a match and plays it to the end, or until the person leaves.
 * @param seat where the person sits; null for one who watches bots play
 * @param save keeps the match: called before the person is asked and after each choice, so that nothing seen is ever lost
 */
export async function talk<S extends State>(
  io: Io,
  session: Session<S>,
  seat: Seat | null,
  path: string,
  save: () => void,
): Promise<Left> {
  const { table, match } = session;
  const skin = skinOf(table.game.name);
  const showTable = () => io.out(skin.lines(session.view(seat), io.width).join('\n'));
  let seen = false;
  let told = session.log(seat).length;
  let kept = -1;
  const said = new Set<string>();
  const keep = () => {
    if (kept === match.length) return;
    save();
    kept = match.length;
  };
  for (;;) {
    session.playBots();
    keep();
    const log = session.log(seat);
    for (const { text } of log.slice(told)) io.out(io.style('dim', wrap(`· ${text}`, io.width)));
    told = log.length;
    if (match.result !== null) {
      showTable();
      io.out(io.style('bold', ending(session, seat)));
      return 'over';
    }
    // the bots have played: who is asked now is the person
    const me = seat!;
    const q = session.question(me)!;
    const reflex = session.reflex(me);
    const taken = q.options.find(o => o.id === reflex) ?? null;
    if (taken !== null) {
      const line =
        q.options.length === 1
          ? `${taken.label}: there is nothing else you can do.`
          : `${taken.label} ("hold" asks you).`;
      // said the first time: afterwards the person knows
      if (!said.has(line)) io.out(wrap(line, io.width));
      said.add(line);
      session.takeReflex(me);
      continue;
    }
    // before each action, and whenever a person comes to the table
    if (!seen || q.options.some(o => o.id === 'pass')) showTable();
    seen = true;
    const answered = await askOne(io, session, me, q, path, showTable);
    // what was taken back is told again when it happens again
    told = Math.min(told, session.log(seat).length);
    if (answered === 'quit' || answered === 'ended') return answered;
    keep();
  }
}

/** Does what may be refused. False where it was, and that has been said. */
function tried(io: Io, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    io.out(wrap(explain(error).line, io.width));
    return false;
  }
}

/** Puts a motion, lets the others answer it, and says what came of it. False where it could not be put. */
function put<S extends State>(io: Io, session: Session<S>, propose: () => void): boolean {
  const { length } = session.match;
  if (!tried(io, propose)) return false;
  session.playBots();
  if (session.match.length < length) io.out('Taken back: the others have agreed.');
  else if (session.result === null) io.out('Not everybody has agreed.');
  return true;
}

async function askOne<S extends State>(
  io: Io,
  session: Session<S>,
  seat: Seat,
  question: QuestionView,
  path: string,
  showTable: () => void,
): Promise<'chosen' | 'back' | 'quit' | 'ended'> {
  const { table, match } = session;
  const skin = skinOf(table.game.name);
  const list = (q: QuestionView) => {
    io.out(io.style('bold', q.prompt));
    io.out(choiceLines(q, id => headingOf(skin, id), io.width).join('\n'));
    if (q.min !== 1 || q.max !== 1) io.out(io.style('dim', `  ${wanted(q)}`));
  };
  list(question);
  for (;;) {
    const line = await io.ask('> ');
    if (line === null) return 'ended';
    const [word = '', ...more] = line.trim().split(/\s+/);
    const rest = more.join(' ');
    switch (word.toLowerCase()) {
      case '?':
      case 'help':
        io.out([...help(table.wish), ...skin.legend.map(l => `  ${l}`)].join('\n'));
        continue;
      case 'table':
        showTable();
        list(question);
        continue;
      case 'log':
        io.out(
          wrap(lately(session, seat, Number(rest) > 0 ? Number(rest) : 20) || 'Nothing has happened yet.', io.width),
        );
        continue;
      case 'card':
        io.out(wrap(cardText(session, rest), io.width));
        continue;
      case 'why':
        io.out(wrap(whyText(session, seat, rest), io.width));
        continue;
      case 'save':
        io.out(`The game is kept in ${path}, as it is after every choice.`);
        continue;
      case 'undo':
        if (session.undo(seat)) io.out('Taken back.');
        else if (!put(io, session, () => session.proposeUndo(seat))) continue;
        return 'back';
      case 'end':
      case 'resign':
      case 'tie':
        // a choice may begin with these words
        if (rest !== '') break;
        if (word.toLowerCase() === 'tie') {
          if (!tried(io, () => session.claimDraw(seat))) continue;
        } else if (word.toLowerCase() === 'resign') session.leave(seat);
        else if (!put(io, session, () => session.proposeEnd(seat))) continue;
        return 'back';
      case 'quit':
      case 'exit':
        return 'quit';
      case 'hold':
      case 'auto': {
        // a choice may begin with these words
        if (rest !== '') break;
        const auto = word.toLowerCase() === 'auto';
        session.setPassing(seat, auto ? usualPassing(table) : NEVER_PASSING);
        io.out(auto ? 'You are asked where there is something to choose.' : 'You are asked every time.');
        if (session.reflex(seat) !== null) return 'back';
        continue;
      }
    }
    const read = readChoice(question, line);
    if ('fault' in read) {
      io.out(wrap(read.fault, io.width));
      continue;
    }
    try {
      session.choose(seat, match.decision, read.ids);
      return 'chosen';
    } catch (error) {
      io.out(explain(error).line);
    }
  }
}

function cardText<S extends State>(session: Session<S>, name: string): string {
  if (name === '') return `Which card? For example: card ${session.table.cards[0]?.title}`;
  const table = session.table as unknown as TableGame<State>;
  const pages = cardsMeant(table, name);
  if (pages.length === 0) return noSuchCard([table], name).message;
  const titles = [...new Set(pages.map(p => p.title))];
  return titles.length > 1 ? `Which of these? ${titles.join('; ')}` : pages.map(p => p.tell()).join('\n\n');
}

/** The last lines of the log. */
const lately = <S extends State>(session: Session<S>, seat: Seat, n: number): string =>
  session
    .log(seat)
    .slice(-n)
    .map(line => line.text)
    .join('\n');

/** Why the person's wish is not among the choices: each refusal with its rule, and for what it holds. */
export function whyText<S extends State>(session: Session<S>, seat: Seat, words: string): string {
  const { table, match } = session;
  if (words === '') return `Why what? For example: why ${table.wish}`;
  const wishes = table.wishes(match.state, seat, words);
  if (wishes.length === 0)
    return `"${words}" names no deed and card that can be seen here. For example: why ${table.wish}`;
  const allowed: string[] = [];
  const refused = new Map<string, { ruled: boolean; labels: string[] }>();
  for (const id of wishes) {
    const label = table.wishLabel(match.state, id);
    const reason = match.why(seat, id);
    if (reason === null) allowed.push(label);
    else {
      const text = reason.rule ? `${reason.text} (${reason.rule})` : reason.text;
      const entry = refused.get(text) ?? { ruled: reason.rule !== '', labels: [] };
      entry.labels.push(label);
      refused.set(text, entry);
    }
  }
  const few = (labels: readonly string[]) =>
    labels.length > 3 ? `${labels.slice(0, 3).join('; ')} and ${labels.length - 3} more` : labels.join('; ');
  const lines = allowed.length > 0 ? [`You can: ${few(allowed)}.`] : [];
  // what a rule forbids says more than that it is no choice of this question
  const all = [...refused];
  const ruled = all.filter(([, entry]) => entry.ruled);
  for (const [text, { labels }] of ruled.length > 0 ? ruled : all) lines.push(`${few(labels)}: ${text}`);
  return lines.slice(0, 6).join('\n');
}

/** How the match ended, in one line. */
function ending<S extends State>(session: Session<S>, seat: Seat | null): string {
  const { match, table } = session;
  const { winners, kind } = match.result!;
  if (kind === AGREEMENT) return 'The game is over without a winner, as all have agreed.';
  if (kind === REPETITION)
    return 'The game is a draw: the same position has come three times (a rule of this table, not of the game).';
  if (winners.length === 0) return 'The game is over, and nobody has won.';
  const names = winners.map(w => table.seatName(match.state, w)).join(' and ');
  if (seat !== null && winners.includes(seat))
    return `You win${winners.length > 1 ? `, with others (${names})` : ''}: ${articled(`${kind} victory`)}!`;
  return `${names} ${winners.length === 1 ? 'wins' : 'win'}: ${articled(`${kind} victory`)}.`;
}
