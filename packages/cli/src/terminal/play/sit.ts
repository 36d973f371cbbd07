// Plays a game at the keyboard to its end: show, ask, answer, repeat.
import type { QuestionView, Seat } from '@orrery/kernel';
import type { LogLine } from '@orrery/table';
import type { Io } from '../../common/io.ts';
import { headingOf } from '../skins/index.ts';
import { type Reading, readChoice } from './choose.ts';
import type { Asked, Command } from './commands/command.ts';
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
 * Sits persons down at a match and plays it to the end, or until they leave: `over` when the match is, `quit` when somebody
 * leaves, `ended` when nothing more can be typed, `done` when a hook has ended it.
 * @param commands what may be typed besides answers
 */
export async function sitDown(
  io: Io,
  door: Door,
  place: Place,
  commands: readonly Command[] = COMMANDS,
): Promise<Left> {
  const keyboard = new Keyboard(io, door, place);
  const { seats, hooks } = place;
  /** what each viewer has been told: what was taken back and happens again is told again */
  const told = new Map(viewersOf(seats).map(viewer => [viewer, new WeakSet<LogLine>(door.log(viewer))]));
  /** who looks at the screen */
  let at: Seat | null = seats.length === 1 ? seats[0]! : null;
  let kept = -1;
  /** what is said above the news: what came without a question, or was taken back */
  const notices = [...(place.opening ?? [])];
  // who watches bots play sees nothing else until they are done
  if (seats.length === 0 && !door.shared) for (const line of notices.splice(0)) keyboard.out(line);
  const said = new Set<string>();
  const keep = () => {
    if (kept === door.length) return;
    place.save();
    kept = door.length;
  };
  /** Tells what has happened since, in as many lines as there are for it. */
  const tell = (viewer: Seat | null): ((room: number) => string[]) => {
    const known = told.get(viewer)!;
    const news = door.log(viewer).filter(line => !known.has(line));
    for (const line of news) known.add(line);
    const said = notices.splice(0).flatMap(text => keyboard.wrapped(text).split('\n'));
    const summary = door.summary(viewer);
    return room => [...said, ...newsLines(keyboard, news, summary, Math.max(1, room - said.length))];
  };
  /** Prints news by itself. @returns how many lines it has */
  const print = (news: (room: number) => string[]): number => {
    const lines = news(newsRoom(io.height));
    if (lines.length > 0) io.out(lines.join('\n'));
    return lines.length;
  };
  /** who looks on while others play; at the end of a game of several, all together */
  const viewer = seats.length === 1 ? seats[0]! : null;
  /** whether the table has been shown: who comes while others choose sees it at once */
  let shown = false;
  /** whether it was said that others are waited for */
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
    // the bots have played: who is asked now is a person
    const seat = seats.includes(at ?? -1) && door.asked.includes(at!) ? at! : door.asked[0]!;
    const question = door.question(seat)!;
    if (door.passes(seat)) {
      // said the first time: afterwards the person knows
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

/** Those at this keyboard, or one who only watches; at the end of a game of several, all look on together. */
const viewersOf = (seats: readonly Seat[]): (Seat | null)[] => (seats.length === 1 ? [...seats] : [null, ...seats]);

/** What is said where a person has passed without being asked. */
function unasked(question: QuestionView): string {
  const pass = question.options.find(o => o.id === 'pass')!.label;
  return question.options.length === 1 ? `${pass}: you can do nothing else.` : `${pass} (type "hold" to be asked).`;
}

/**
 * Shows a question and takes lines until it is answered, or something else is asked, or the person leaves.
 * @param tell what has happened, in so many lines
 * @param hear prints what happens meanwhile
 */
async function ask(
  asked: Asked,
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
    /** an answer that was warned of: typed again, or confirmed by Enter, it is meant */
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
        // a heading unfolds what stands under it
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
