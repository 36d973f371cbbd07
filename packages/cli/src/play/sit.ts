import type { QuestionView, Seat, State } from '@orrery/kernel';
import type { LogLine, Session } from '@orrery/table';
import type { Io } from '../io.ts';
import { headingOf } from '../skins/index.ts';
import { type Reading, readChoice } from './choose.ts';
import type { Asked, Command } from './commands/command.ts';
import { COMMANDS, commandOf, complete } from './commands/index.ts';
import { changedBy } from './draft.ts';
import { ending } from './ending.ts';
import { handOver } from './hand-over.ts';
import { Keyboard, type Place } from './keyboard.ts';
import { newsLines } from './news.ts';
import { newsRoom } from './screen.ts';

/** How the persons left the table. */
export type Left = 'over' | 'quit' | 'ended' | 'done';

/**
 * Sits persons down at a match and plays it to the end, or until they leave: `over` when the match is, `quit` when somebody
 * leaves, `ended` when nothing more can be typed, `done` when a hook has ended it.
 * @param commands what may be typed besides answers
 */
export async function sitDown(
  io: Io,
  session: Session<State>,
  place: Place,
  commands: readonly Command[] = COMMANDS,
): Promise<Left> {
  const keyboard = new Keyboard(io, session, place);
  const { seats, hooks } = place;
  /** what each viewer has been told: what was taken back and happens again is told again */
  const told = new Map(viewersOf(seats).map(viewer => [viewer, new WeakSet<LogLine>(session.log(viewer))]));
  /** who looks at the screen */
  let at: Seat | null = seats.length === 1 ? seats[0]! : null;
  let kept = -1;
  /** what is said above the news: what came without a question, or was taken back */
  const notices = [...(place.opening ?? [])];
  // who watches bots play sees nothing else until they are done
  if (seats.length === 0) for (const line of notices.splice(0)) keyboard.out(line);
  const said = new Set<string>();
  const keep = () => {
    if (kept === session.match.length) return;
    place.save();
    kept = session.match.length;
  };
  /** Tells what has happened since, in as many lines as there are for it. */
  const tell = (viewer: Seat | null): ((room: number) => string[]) => {
    const known = told.get(viewer)!;
    const news = session.log(viewer).filter(line => !known.has(line));
    for (const line of news) known.add(line);
    const said = notices.splice(0).flatMap(text => keyboard.wrapped(text).split('\n'));
    const summary = session.summary(viewer);
    return room => [...said, ...newsLines(keyboard, news, summary, Math.max(1, room - said.length))];
  };
  /** Prints news by itself. @returns how many lines it has */
  const print = (news: (room: number) => string[]): number => {
    const lines = news(newsRoom(io.height));
    if (lines.length > 0) io.out(lines.join('\n'));
    return lines.length;
  };
  for (;;) {
    const left = await botsPlay(keyboard, commands);
    keep();
    if (left !== null) return left;
    notices.push(...(place.minds?.news() ?? []));
    if (session.result !== null) {
      const viewer = seats.length === 1 ? seats[0]! : null;
      const [won, ...more] = ending(session, viewer, seats);
      const lines = more.flatMap(line => keyboard.wrapped(line).split('\n'));
      const told = print(tell(viewer));
      keyboard.showTable(viewer, io.height - lines.length - told - 3);
      keyboard.out(io.style('bold', won));
      io.out(lines.join('\n'));
      return 'over';
    }
    // the bots have played: who is asked now is a person
    const seat = seats.includes(at ?? -1) && session.awaited.includes(at!) ? at! : session.awaitedPersons[0]!;
    const question = session.question(seat)!;
    if (session.reflex(seat) !== null) {
      // said the first time: afterwards the person knows
      const line = unasked(question);
      if (seats.length === 1 && !said.has(line)) notices.push(line);
      said.add(line);
      session.takeReflex(seat);
      continue;
    }
    if (seat !== at && !(await handOver(keyboard, seat))) return 'ended';
    at = seat;
    const { length } = session.match;
    const answered = await ask({ keyboard, seat, question }, tell(seat), commands);
    if (answered === 'quit' || answered === 'ended') return answered;
    if (answered === 'chosen' && session.match.length < length) notices.push('Taken back: all have agreed.');
    keep();
    if (answered === 'chosen' && (await hooks?.after?.(seat)) === true) {
      print(tell(seat));
      return 'done';
    }
  }
}

/** After so long it is said that somebody thinks, in milliseconds. */
const LONG = 400;

/** Lets the bots play. @returns how the persons have left meanwhile; null where they have not */
async function botsPlay(keyboard: Keyboard, commands: readonly Command[]): Promise<'quit' | 'ended' | null> {
  const { io, session, table } = keyboard;
  const { minds } = keyboard.place;
  if (minds === undefined) {
    session.playBots();
    return null;
  }
  let leave: (how: 'quit' | 'ended') => void = () => {};
  const left = new Promise<'quit' | 'ended'>(resolve => {
    leave = resolve;
  });
  const release = io.listen(line => {
    if (line === null) leave('ended');
    const quits = line !== null && commandOf(line, commands)?.command.name === 'quit';
    if (quits) leave('quit');
    return quits;
  });
  let how: 'quit' | 'ended' | null = null;
  void left.then(said => {
    how = said;
  });
  let told = false;
  try {
    await session.playBotsBy(async (seat, player) => {
      const long = setTimeout(() => {
        told = true;
        io.progress?.(`${table.seatName(session.match.state, seat)} is thinking.`);
      }, LONG);
      const ids = await Promise.race([minds.answer(session, seat, player), left.then(() => null)]);
      clearTimeout(long);
      return ids;
    });
  } finally {
    release();
    if (told) io.progress?.('');
  }
  return how;
}

/** Those at this keyboard, or one who only watches; at the end of a game of several, all look on together. */
const viewersOf = (seats: readonly Seat[]): (Seat | null)[] => (seats.length === 1 ? [...seats] : [null, ...seats]);

/** What is said where a person has passed without being asked. */
function unasked(question: QuestionView): string {
  const pass = question.options.find(o => o.id === 'pass')!.label;
  return question.options.length === 1 ? `${pass}: there is nothing else you can do.` : `${pass} ("hold" asks you).`;
}

/**
 * Shows a question and takes lines until it is answered, or something else is asked, or the person leaves.
 * @param news what has happened, in so many lines
 */
async function ask(
  asked: Asked,
  news: (room: number) => string[],
  commands: readonly Command[],
): Promise<'chosen' | 'back' | 'quit' | 'ended'> {
  const { keyboard, seat, question } = asked;
  const { io, session, place } = keyboard;
  keyboard.showQuestion(seat, question, news);
  /** an answer that was warned of: typed again, or confirmed by Enter, it is meant */
  let doubtful: readonly string[] | null = null;
  for (;;) {
    const line = await io.ask('> ', text => complete(asked, text, commands));
    if (line === null) return 'ended';
    const confirmed: readonly string[] | null = doubtful;
    doubtful = null;
    const typed = commandOf(line, commands);
    if (typed !== null) {
      const after = await typed.command.run(asked, typed.rest);
      if (after === 'show') keyboard.showQuestion(seat, question);
      else if (after !== 'again') return after;
      continue;
    }
    const blank = line.trim() === '';
    const draft = keyboard.draft(seat, question);
    const changed = changedBy(question, draft ?? [], line, ids => keyboard.refusal(seat, ids));
    if (changed !== null) {
      if ('fault' in changed) keyboard.out(changed.fault);
      else keyboard.redraft(seat, question, changed.ids);
      continue;
    }
    const ready: readonly string[] | null = blank ? (confirmed ?? draft) : null;
    const read: Reading =
      ready === null ? readChoice(question, line, id => headingOf(keyboard.skin, question.menu, id)) : { ids: ready };
    if ('fault' in read) {
      // a heading unfolds what stands under it
      if (read.heading !== undefined) keyboard.showChoices(seat, question, read.heading);
      else keyboard.out(read.fault);
      continue;
    }
    const held = (await place.hooks?.judge?.(seat, question, read.ids)) ?? null;
    const warned = confirmed?.join() === read.ids.join() ? [] : keyboard.grave(seat, read.ids);
    if (held !== null) keyboard.out(held);
    else if (warned.length > 0) {
      keyboard.out(io.style('yellow', `! ${warned.join(' ')} Press Enter to do it all the same.`));
      doubtful = read.ids;
    } else if (keyboard.tried(() => session.choose(seat, session.match.decision, read.ids))) return 'chosen';
  }
}
