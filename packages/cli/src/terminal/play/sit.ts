// Plays a game at the keyboard to its end: show, ask, answer, repeat.
import type { QuestionView, Seat } from '@orrery/kernel';
import type { LogLine } from '@orrery/table';
import type { Io } from '../../common/io.ts';
import { headingOf, skinOf } from '../skins/index.ts';
import { type Reading, readChoice } from './choose.ts';
import type { Command, PersonAsked } from './commands/command.ts';
import { COMMANDS, commandOf, complete } from './commands/index.ts';
import type { Door } from './door.ts';
import { changedBy } from './draft.ts';
import { ending } from './ending.ts';
import { handOver } from './hand-over.ts';
import { Keyboard, type Place } from './keyboard.ts';
import { newsLines } from './news.ts';
import { newsRoom } from './screen.ts';
import { waitForTurn } from './wait.ts';

/** How the persons left the table. */
export type Left = 'over' | 'quit' | 'ended' | 'done';

/**
 * Plays a match at the keyboard until it ends, or the persons leave.
 * @param commands what may be typed besides answers
 * @returns `over` if the match is, `quit` if somebody leaves, `ended` if the input has ended, `done` if a hook has ended it
 */
export async function sitDown(
  io: Io,
  door: Door,
  place: Place,
  commands: readonly Command[] = COMMANDS,
): Promise<Left> {
  const keyboard = new Keyboard(io, door, place, await skinOf(door.table.game.name));
  const { seats, hooks } = place;
  /** the lines that each viewer has read: a line that was undone and happens again is new again */
  const told = new Map(viewersOf(seats).map(viewer => [viewer, new WeakSet<LogLine>(door.log(viewer))]));
  /** the person at the screen */
  let at: Seat | null = seats.length === 1 ? seats[0]! : null;
  let kept = -1;
  /** text above the news: events without a question, and undone choices */
  const notices = [...(place.opening ?? [])];
  // a person who watches bots sees nothing until they are done
  if (seats.length === 0 && !door.shared) for (const line of notices.splice(0)) keyboard.out(line);
  const said = new Set<string>();
  const keep = () => {
    if (kept === door.length) return;
    place.save();
    kept = door.length;
  };
  /** The news, in as many lines as there is room for. */
  const tell = (viewer: Seat | null): ((room: number) => string[]) => {
    const known = told.get(viewer)!;
    const news = door.log(viewer).filter(line => !known.has(line));
    for (const line of news) known.add(line);
    const said = notices.splice(0).flatMap(text => keyboard.wrapped(text).split('\n'));
    const summary = door.summary(viewer);
    return room => [...said, ...newsLines(keyboard, news, summary, Math.max(1, room - said.length))];
  };
  /** Prints the news alone. @returns how many lines it has */
  const print = (news: (room: number) => string[]): number => {
    const lines = news(newsRoom(io.height));
    if (lines.length > 0) io.out(lines.join('\n'));
    return lines.length;
  };
  /** the person who looks while others play; at the end of a game of several persons, all together */
  const viewer = seats.length === 1 ? seats[0]! : null;
  /** true once the table was shown: a person who joins while others choose sees it at once */
  let shown = false;
  /** true once the screen said who must choose */
  let waited = false;
  const begin = () => {
    waited = true;
    if (shown) return;
    shown = true;
    const said = print(tell(viewer));
    keyboard.showTable(viewer, io.height - said - 2);
  };
  const hear = () => {
    notices.push(...door.notices());
    print(tell(viewer));
  };
  for (;;) {
    waited = false;
    const left = await waitForTurn(keyboard, commands, viewer, begin, hear);
    keep();
    if (left !== null) return left;
    notices.push(...door.notices());
    if (door.result !== null) {
      const [won, ...more] = ending(door, viewer, seats);
      const lines = more.flatMap(line => keyboard.wrapped(line).split('\n'));
      const told = print(tell(viewer));
      keyboard.showTable(viewer, io.height - lines.length - told - 3);
      keyboard.out(io.style('bold', won));
      io.out(lines.join('\n'));
      return 'over';
    }
    // the bots have played, so a person must choose now
    const seat = seats.includes(at ?? -1) && door.asked.includes(at!) ? at! : door.asked[0]!;
    const question = door.question(seat)!;
    if (door.passes(seat)) {
      // shown the first time only
      const line = unasked(question);
      if (seats.length === 1 && !said.has(line)) notices.push(line);
      said.add(line);
      door.pass(seat);
      continue;
    }
    if (seat !== at && !(await handOver(keyboard, seat))) return 'ended';
    at = seat;
    shown = true;
    if (waited) notices.push('It is your turn.');
    const { length } = door;
    const answered = await ask({ keyboard, seat, question }, tell, hear, commands);
    if (answered === 'quit' || answered === 'ended') return answered;
    if (answered === 'chosen' && door.length < length) notices.push('Undone. All players agreed.');
    keep();
    if (answered === 'chosen' && (await hooks?.after?.(seat)) === true) {
      print(tell(seat));
      return 'done';
    }
  }
}

/** The viewers at this keyboard: one person, or first all together (null) and then each of several. */
const viewersOf = (seats: readonly Seat[]): (Seat | null)[] => (seats.length === 1 ? [...seats] : [null, ...seats]);

/** The note after a person has passed automatically. */
function unasked(question: QuestionView): string {
  // some questions need no option to pass: nothing is chosen
  const pass = question.options.find(o => o.id === 'pass')?.label ?? 'Nothing';
  return question.options.length === 1 ? `${pass}: you can do nothing else.` : `${pass} (type "hold" to be asked).`;
}

/**
 * Shows a question and reads lines until it is answered, another question comes, or the person leaves.
 * @param tell gives the news in this many lines
 * @param hear prints what happens meanwhile
 */
async function ask(
  asked: PersonAsked,
  tell: (viewer: Seat) => (room: number) => string[],
  hear: () => void,
  commands: readonly Command[],
): Promise<'chosen' | 'back' | 'quit' | 'ended'> {
  const { keyboard, seat, question } = asked;
  const { io, door, place } = keyboard;
  const { decision } = door;
  const gone = new AbortController();
  const release = door.follow(() => {
    if (door.decision !== decision || door.question(seat) === null) gone.abort();
    else hear();
  });
  try {
    return await answered();
  } finally {
    release();
  }

  async function answered(): Promise<'chosen' | 'back' | 'quit' | 'ended'> {
    await keyboard.showQuestion(seat, question, tell(seat));
    /** an answer with a warning: the player confirms it by Enter, or types it again */
    let doubtful: readonly string[] | null = null;
    for (;;) {
      if (gone.signal.aborted) return 'back';
      const line = await io.ask('> ', text => complete(asked, text, commands), gone.signal);
      if (gone.signal.aborted) return 'back';
      if (line === null) return 'ended';
      const confirmed: readonly string[] | null = doubtful;
      doubtful = null;
      const typed = commandOf(line, commands);
      if (typed !== null) {
        const after = await typed.command.run(asked, typed.rest);
        if (after === 'show') await keyboard.showQuestion(seat, question);
        else if (after !== 'again') return after;
        continue;
      }
      const blank = line.trim() === '';
      const draft = keyboard.draft(seat, question);
      const changed = await changedBy(question, draft ?? [], line, ids => keyboard.refusal(seat, ids));
      if (changed !== null) {
        if ('fault' in changed) keyboard.out(changed.fault);
        else await keyboard.redraft(seat, question, changed.ids);
        continue;
      }
      const ready: readonly string[] | null = blank ? (confirmed ?? draft) : null;
      const read: Reading =
        ready === null ? readChoice(question, line, id => headingOf(keyboard.skin, question.menu, id)) : { ids: ready };
      if ('fault' in read) {
        // a heading unfolds its choices
        if (read.heading !== undefined) await keyboard.showChoices(seat, question, read.heading);
        else keyboard.out(read.fault);
        continue;
      }
      const held = (await place.hooks?.judge?.(seat, question, read.ids)) ?? null;
      const warned = confirmed?.join() === read.ids.join() ? [] : keyboard.grave(seat, read.ids);
      if (held !== null) keyboard.out(held);
      else if (warned.length > 0) {
        keyboard.out(io.style('yellow', `! ${warned.join(' ')} Press Enter to do it anyway.`));
        doubtful = read.ids;
      } else if (await keyboard.tried(() => door.choose(seat, decision, read.ids))) return 'chosen';
    }
  }
}
