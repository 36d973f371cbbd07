// Asks questions: who is asked, what the rules answer without asking, and which answers stay valid when a question is asked again.
import {
  type Ask,
  allSame,
  answers,
  asking,
  asksForPlan,
  awaited,
  type Option,
  options,
} from '../decision/decision.ts';
import { leastOf } from '../decision/least.ts';
import { roomOf } from '../decision/plan.ts';
import type { Game } from '../game.ts';
import { type Frame, ownFrame, type Seat, type State } from '../state/state.ts';
import type { AskStep } from './program.ts';

/** How the match runs while something is tried out. */
export interface Watch<S extends State> {
  /** checked before every step: the match stops between two decisions if it is true, until the next call of `advance` */
  readonly stop?: (s: S) => boolean;
  /** true: also ask questions that the rules would settle because all legal answers have the same result */
  readonly askAll?: boolean;
}

/** Asks a question. Returns true if somebody must answer, false if the rules answered it. */
export function pose<S extends State>(s: S, f: Frame, step: AskStep<S>, watch: Watch<S> | undefined): boolean {
  const seats = step.who(s, f);
  if (seats.length === 1 && f.l.answered === undefined) return poseOne(s, f, step, seats, watch);
  const lists = seats.map(seat => step.menu.list(s, f, seat));
  const picks = seats.map((seat, i) => answeredFor(s, f, step, seat, lists[i]!, watch));
  if (f.l.answered !== undefined) stand(s, f, step, seats, lists, picks);
  if (picks.includes(null)) {
    s.ask = { id: s.asked++, seats, picks };
    s.menus = { ask: s.ask, lists };
    return true;
  }
  f.step++;
  step.take(s, f, picks as (readonly Option[])[], seats);
  return false;
}

const UNANSWERED: Ask['picks'] = [null];

/** Does the same as `pose` for the usual case of one seat. */
function poseOne<S extends State>(
  s: S,
  f: Frame,
  step: AskStep<S>,
  seats: readonly Seat[],
  watch: Watch<S> | undefined,
): boolean {
  const seat = seats[0]!;
  // a real match lists them anyway; with a listener, it may be only a trial
  if ((s.heard !== null && asksAnyway(s, f, step, seat)) || (!s.seats[seat]!.out && asksForPlan(step, s, f, seat))) {
    s.ask = { id: s.asked++, seats, picks: UNANSWERED };
    s.menus = null;
    return true;
  }
  const list = step.menu.list(s, f, seat);
  const pick = answeredFor(s, f, step, seat, list, watch);
  if (pick === null) {
    s.ask = { id: s.asked++, seats, picks: UNANSWERED };
    s.menus = { ask: s.ask, lists: [list] };
    return true;
  }
  f.step++;
  step.take(s, f, [pick], seats);
  return false;
}

/** Answers to a question that was interrupted because a player left. `step` is the question of the frame. */
interface Answered {
  readonly step: number;
  readonly seats: readonly Seat[];
  readonly picks: Ask['picks'];
}

/** Stores the answers to a question in its frame, because the question must be asked again. */
export function keepAnswers(s: State, ask: Ask): void {
  if (ask.seats.length === 1 || ask.picks.every(pick => pick === null)) return;
  const f = ownFrame(s, s.stack.length - 1);
  const answered: Answered = { step: f.step, seats: ask.seats, picks: ask.picks };
  f.l.answered = answered;
}

/** Keeps those answers that are still legal. */
function stand<S extends State>(
  s: S,
  f: Frame,
  step: AskStep<S>,
  seats: readonly Seat[],
  lists: readonly (readonly Option[])[],
  picks: (readonly Option[] | null)[],
): void {
  const answered: Answered = f.l.answered;
  delete f.l.answered;
  if (answered.step !== f.step) return;
  seats.forEach((seat, i) => {
    const given = answered.picks[answered.seats.indexOf(seat)] ?? null;
    if (picks[i] === null && given !== null && answers(s, f, step, seat, lists[i]!, given)) picks[i] = given;
  });
}

/** True if the seat must be asked, whatever the options are. */
function asksAnyway<S extends State>(s: S, f: Frame, step: AskStep<S>, seat: Seat): boolean {
  const { menu, skip } = step;
  if (menu.neverEmpty !== true || step.alike !== null || s.seats[seat]!.out) return false;
  if (typeof skip === 'function' ? skip(s, f) : skip) return false;
  return step.max(s, f, seat) > 0;
}

/** Does the same as `unasked`, but a watcher may want every possible question to be asked. */
function answeredFor<S extends State>(
  s: S,
  f: Frame,
  step: AskStep<S>,
  seat: Seat,
  list: readonly Option[],
  watch: Watch<S> | undefined,
): readonly Option[] | null {
  const pick = unasked(s, f, step, seat, list);
  return watch?.askAll === true && pick !== null && pick.length > 0 && !s.seats[seat]!.out ? null : pick;
}

/**
 * Returns the answer of the rules to the pending question for a seat, if all questions are asked (`Watch.askAll`).
 * @returns null if the seat is asked at every table, or is not asked at all
 */
export function selfAnswered<S extends State>(game: Game<S>, s: S, seat: Seat): readonly Option[] | null {
  if (!awaited(s).includes(seat)) return null;
  const { step, frame } = asking(game, s);
  return unasked(s, frame, step, seat, options(game, s, seat));
}

/** Returns the answer that needs no question, because there is no choice or nobody to choose; null if the seat must be asked. */
function unasked<S extends State>(
  s: S,
  f: Frame,
  step: AskStep<S>,
  seat: Seat,
  list: readonly Option[],
): readonly Option[] | null {
  const room = roomOf(step, s, f, seat, list);
  const max = Math.min(room, step.max(s, f, seat));
  if (max <= 0) return [];
  if (s.seats[seat]!.out) return leastOf(s, f, step, seat, list);
  const same = step.alike === null ? null : step.alike(s, f, seat, list);
  if (same !== null) return same;
  const min = Math.min(max, step.min(s, f, seat));
  if (min !== max || step.plan !== null) return null;
  if (!(typeof step.skip === 'function' ? step.skip(s, f) : step.skip)) return null;
  const open = min !== room || (step.ordered && min > 1);
  if (open && !allSame(step.menu, s, f, list)) return null;
  return min < room ? list.slice(0, min) : list;
}

/** Returns to the question that a motion interrupted. Returns false if it must be asked again. */
export function resumeQuestion<S extends State>(s: S): boolean {
  const motion = s.motion!;
  const ask = motion.ask!;
  s.stack.pop();
  s.motion = { ...motion, ask: null, left: false };
  if (motion.left) keepAnswers(s, ask);
  else s.ask = ask;
  return !motion.left;
}
