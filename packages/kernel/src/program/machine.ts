import { checked } from '../decision/checking.ts';
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
import { WINDOW, windowLocals } from '../decision/windows.ts';
import { Endless, ProgramFault, Refused } from '../errors.ts';
import { type Game, push } from '../game.ts';
import { checkProposal, MOTION, type Proposal } from '../match/motion.ts';
import { clone, type Frame, ownFrame, type Seat, type State } from '../state/state.ts';
import { knower, NOBODY } from '../view/unseen.ts';
import type { AskStep, Program } from './program.ts';
import { askAgain, cannotStand, canPassOver, dropVote, type Interrupted, interrupt } from './unresolved.ts';

/** How many steps may run between two decisions before the program that loops is named and stopped. */
export const STEP_LIMIT = 100_000;
/** How deep programs may call each other. */
export const STACK_LIMIT = 200;
/** For so many steps before the limit it is looked which program goes round: the lowest that still runs. */
const WATCHED = 2000;
/** How many texts that come to no end are passed over at most, for one choice to stand. */
const PASSED_OVER = 8;

/** How whoever tries something out wants the match to run. */
export interface Watch<S extends State> {
  /** looked at before every step: the match stops where it is true, between two decisions, until `advance` is called again */
  readonly stop?: (s: S) => boolean;
  /** true: a question that the rules would settle, because all that is legal comes to the same, is asked none the less */
  readonly askAll?: boolean;
}

/**
 * Runs the match until somebody must decide or it is over.
 * @param watch left out wherever a match is played
 */
export function advance<S extends State>(game: Game<S>, s: S, watch?: Watch<S>): void {
  const programs = game.programs.list;
  let steps = 0;
  /** where the lowest program stands that still runs, shortly before the limit */
  let lowest = Number.POSITIVE_INFINITY;
  const stop = watch?.stop;
  for (;;) {
    if (s.unsettled) {
      s.unsettled = false;
      game.settle(s);
      if (++steps > STEP_LIMIT + 2 * WATCHED)
        throw new Endless(`more than ${STEP_LIMIT} steps without coming to rest`, 'settle', 0, -1, -1, NOBODY);
      continue;
    }
    if (s.result !== null) {
      s.ask = null;
      s.motion = null;
      s.stack.length = 0;
      s.pending = [];
      return;
    }
    if (stop?.(s)) return;
    if (s.pending.length > 0) {
      const noticed = s.pending;
      s.pending = [];
      const ready = game.arrange(s, noticed);
      // frames that have nothing left to do make room, so that long chains of triggers stay shallow
      while (s.stack.length > 0 && atEnd(programs, s.stack[s.stack.length - 1]!)) s.stack.pop();
      for (let i = ready.length - 1; i >= 0; i--) {
        const p = ready[i]!;
        push(s, game.programs.of(p.program), p.you, p.self, { ...p.l });
      }
    }
    const height = s.stack.length - 1;
    if (height < 0) throw new ProgramFault('nothing is left to do and nobody has won', 'match', 0);
    const f = ownFrame(s, height);
    const program = programs[f.program]!;
    if (++steps > STEP_LIMIT - WATCHED) {
      if (height < lowest) lowest = height;
      if (steps > STEP_LIMIT && (height === lowest || steps > STEP_LIMIT + WATCHED))
        throw endless(game, s, `more than ${STEP_LIMIT} steps without a decision`, height);
    }
    if (height > STACK_LIMIT) throw tooDeep(game, s);
    const step = program.code[f.step]!;
    switch (step.op) {
      case 'do':
        f.step++;
        step.act(s, f);
        break;
      case 'unless':
        f.step = step.holds(s, f) ? f.step + 1 : step.to;
        break;
      case 'go':
        f.step = step.to;
        break;
      case 'call':
        f.step++;
        push(
          s,
          step.program(s, f),
          step.you === null ? f.you : step.you(s, f),
          step.self === null ? f.self : step.self(s, f),
          step.locals === null ? {} : step.locals(s, f),
        );
        break;
      case 'window':
        f.step++;
        if (game.mayRespond(s, step.window))
          push(
            s,
            game.programs.find(WINDOW)!,
            f.you,
            f.self,
            windowLocals(step.window, height, game.windowOrder(s, step.window, f)),
          );
        break;
      case 'end':
        s.stack.pop();
        break;
      case 'ask':
        if (pose(s, f, step, watch)) return;
        break;
      case 'resume':
        if (resumeQuestion(s)) return;
        break;
      case 'resolve':
        if (resolve(game, s)) return;
        break;
    }
  }
}

/** The fault of a program, at this height of the stack, that comes to no end. */
function endless<S extends State>(game: Game<S>, s: S, message: string, height: number): Endless {
  const { program, step, self } = s.stack[height]!;
  let known = NOBODY;
  for (let seat = -1; self >= 0 && seat < s.seats.length; seat++)
    if (game.knows(s, self, seat < 0 ? null : seat)) known |= knower(seat < 0 ? null : seat);
  return new Endless(message, game.programs.list[program]!.name, step, height, self, known);
}

/** The fault of programs that call each other without end: it names the one that does so most often. */
function tooDeep<S extends State>(game: Game<S>, s: S): Endless {
  const often = new Map<number, number>();
  for (const { program } of s.stack) often.set(program, (often.get(program) ?? 0) + 1);
  const [most] = [...often].sort(([, a], [, b]) => b - a)[0]!;
  const height = s.stack.findLastIndex(f => f.program === most);
  return endless(game, s, `more than ${STACK_LIMIT} programs call each other`, height);
}

/**
 * Goes on with a choice that came to no end, as has been decided: it is asked again, or it stands without the texts that come to no end.
 * @returns true where somebody must decide now
 * @throws what stopped it, where it cannot stand though it was taken back once already
 */
function resolve<S extends State>(game: Game<S>, s: S): boolean {
  const vote = s.stack.pop()!;
  const about: Interrupted = vote.l.interrupted;
  if (about.stands !== true || about.picks === null) {
    askAgain(s, about);
    return true;
  }
  const { step } = asking(game, s);
  const texts = [about.text];
  for (;;) {
    const tried = clone(s);
    if (s.heard !== null) tried.heard = s.heard.slice();
    try {
      game.programs.without(texts, () => take(game, tried, step, about.ask, about.picks!));
      Object.assign(s, tried);
      return true;
    } catch (fault) {
      const more = fault instanceof Endless && canPassOver(s, fault) && !texts.includes(fault.program);
      if (more && texts.length < PASSED_OVER) texts.push(fault.program);
      else if (about.again) throw fault;
      else {
        // whatever has gone wrong without them, the table goes on
        cannotStand(s, vote);
        return false;
      }
    }
  }
}

/** Goes back to the question that a motion has interrupted. False where it must be posed anew. */
function resumeQuestion<S extends State>(s: S): boolean {
  const motion = s.motion!;
  const ask = motion.ask!;
  s.stack.pop();
  s.motion = { ...motion, ask: null, left: false };
  if (motion.left) keepAnswers(s, ask);
  else s.ask = ask;
  return !motion.left;
}

/** True for a frame whose next step is the end of its program. */
function atEnd<S extends State>(programs: readonly Program<S>[], f: Frame): boolean {
  return programs[f.program]!.code[f.step]!.op === 'end';
}

/** Poses a question. True if somebody must answer; false if it answered itself. */
function pose<S extends State>(s: S, f: Frame, step: AskStep<S>, watch: Watch<S> | undefined): boolean {
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

/** As `pose`, for the one seat that most questions go to. */
function poseOne<S extends State>(
  s: S,
  f: Frame,
  step: AskStep<S>,
  seats: readonly Seat[],
  watch: Watch<S> | undefined,
): boolean {
  const seat = seats[0]!;
  // who plays on lists them anyway; where somebody listens it may only be tried out
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

/** Answers to a question that somebody's leaving has interrupted: `step` says which question of the frame it was. */
interface Answered {
  readonly step: number;
  readonly seats: readonly Seat[];
  readonly picks: Ask['picks'];
}

/** Keeps with its frame what has been answered to a question that must be posed anew. */
function keepAnswers(s: State, ask: Ask): void {
  if (ask.seats.length === 1 || ask.picks.every(pick => pick === null)) return;
  const f = ownFrame(s, s.stack.length - 1);
  const answered: Answered = { step: f.step, seats: ask.seats, picks: ask.picks };
  f.l.answered = answered;
}

/** Lets those answers stand that are still legal. */
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

/** True if the seat must be asked, whatever there is to choose from. */
function asksAnyway<S extends State>(s: S, f: Frame, step: AskStep<S>, seat: Seat): boolean {
  const { menu, skip } = step;
  if (menu.neverEmpty !== true || step.alike !== null || s.seats[seat]!.out) return false;
  if (typeof skip === 'function' ? skip(s, f) : skip) return false;
  return step.max(s, f, seat) > 0;
}

/** As `unasked`, where whoever watches may want everything to be asked that can be. */
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
 * What the rules would answer to the pending question for a seat, were it not asked for all (`Watch.askAll`).
 * @returns null where the seat is asked at every table, or not at all
 */
export function selfAnswered<S extends State>(game: Game<S>, s: S, seat: Seat): readonly Option[] | null {
  if (!awaited(s).includes(seat)) return null;
  const { step, frame } = asking(game, s);
  return unasked(s, frame, step, seat, options(game, s, seat));
}

/** The answer that needs no asking: there is nothing to choose, or nobody there to choose. Null if the seat must be asked. */
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

/**
 * Takes an answer that is known to be legal (bots pick from `options` itself) and runs on to the next decision.
 * With several seats asked the answer waits, hidden, until all are in.
 * @param watch left out wherever a match is played
 */
export function answer<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  picked: readonly Option[],
  watch?: Watch<S>,
): void {
  const ask = s.ask!;
  let picks: readonly (readonly Option[] | null)[];
  if (ask.seats.length === 1) picks = [picked];
  else {
    const at = ask.seats.indexOf(seat);
    const all = ask.picks.slice();
    all[at] = picked;
    picks = all;
    if (all.includes(null)) {
      const waiting = { ...ask, picks };
      if (s.menus !== null && s.menus.ask === ask) s.menus = { ask: waiting, lists: s.menus.lists };
      s.ask = waiting;
      return;
    }
  }
  const f = s.stack[s.stack.length - 1]!;
  const step = game.programs.list[f.program]!.code[f.step] as AskStep<S>;
  take(game, s, step, ask, picks as (readonly Option[])[], watch);
}

/** Takes all answers to a question and runs on to the next. */
function take<S extends State>(
  game: Game<S>,
  s: S,
  step: AskStep<S>,
  ask: Ask,
  picks: readonly (readonly Option[])[],
  watch?: Watch<S>,
): void {
  const f = ownFrame(s, s.stack.length - 1);
  s.ask = null;
  s.menus = null;
  if (s.motion !== null && s.motion.carried !== null) s.motion = null;
  f.step++;
  step.take(s, f, picks, ask.seats);
  advance(game, s, watch);
}

/**
 * Goes on where a choice came to no end, as a game wants it (`Game.unresolved`): the players vote whether it stands without the text that came to
 * no end, or is taken back. Whoever keeps the position before a choice does this when `answer` has thrown.
 * @param s that position, at the question that was answered; it runs on to the next
 * @param seat who answered last, with `picked`
 * @throws the fault, where the game wants no vote or nothing can be done; the position is spoilt then
 */
export function leaveToVote<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  picked: readonly Option[],
  fault: unknown,
): void {
  interrupt(game, s, seat, picked, fault);
  advance(game, s);
}

/**
 * Takes an answer from outside: checks it and runs on.
 * @param decision the id of the decision that is answered
 * @param ids option ids, in order where order counts
 * @throws Refused when it cannot be taken; nothing has changed then
 */
export function submit<S extends State>(
  game: Game<S>,
  s: S,
  decision: number,
  seat: Seat,
  ids: readonly string[],
): void {
  answer(game, s, seat, checked(game, s, decision, seat, ids));
}

/** Takes back the answer a seat has given, while others still owe theirs. True if there was one. */
export function revoke(s: State, seat: Seat): boolean {
  const ask = s.ask;
  const at = ask?.seats.indexOf(seat) ?? -1;
  if (ask === null || at < 0 || ask.picks[at] === null) return false;
  const picks = ask.picks.slice();
  picks[at] = null;
  s.ask = { ...ask, picks };
  s.menus = null;
  return true;
}

/**
 * Starts a match: the state at its first decision.
 * @param setup what the game makes a match of; `openLists`: true, in every game, for a table at which everybody may read everybody's list
 * @throws BadInput when the setup cannot make a match
 */
export function start<S extends State>(game: Game<S>, setup: unknown, seed: number, heard = false): S {
  const s = game.create(setup, seed);
  if ((setup as { openLists?: unknown } | null)?.openLists === true) s.lists = 'open';
  if (heard) s.heard = [];
  advance(game, s);
  return s;
}

/**
 * Takes a player out of the match, at any moment, and runs on. What they owed is answered as little as the rules allow. The
 * pending decision is asked anew, since the table has changed; what the others have answered already stands where it is still
 * legal.
 * @throws Refused when there is no such seat
 */
export function depart<S extends State>(game: Game<S>, s: S, seat: Seat): void {
  if (s.seats[seat] === undefined) throw new Refused(`There is no seat ${seat + 1} at this table.`, 'not-asked');
  if (s.result !== null || s.seats[seat].out) return;
  dropVote(game, s);
  if (s.ask !== null) keepAnswers(s, s.ask);
  const { motion } = s;
  if (motion !== null && motion.ask !== null) {
    // the game sees the question that the motion was put at, and may end what it belongs to
    const before = s.stack.pop()!;
    const under = s.stack.length;
    game.leave(s, seat);
    const ask = s.stack.length === under ? motion.ask : { ...motion.ask, picks: motion.ask.picks.map(() => null) };
    s.motion = { ...motion, ask, left: true };
    if (s.result === null) s.stack.push(before);
  } else game.leave(s, seat);
  s.menus = null;
  if (s.ask !== null) {
    s.ask = null;
    advance(game, s);
  }
}

/**
 * Puts a motion to all the others who are left, above the question that is pending. If all of them agree it is carried out; in any
 * case that question stands again as it was. To go back is for whoever keeps the record (`Match`): here the motion is only marked
 * as carried.
 * @throws Refused when it cannot be proposed now; nothing has changed then
 */
export function propose<S extends State>(game: Game<S>, s: S, seat: Seat, proposal: Proposal): void {
  checkProposal(s, seat, proposal);
  const made = [...(s.motion?.made ?? []), `${seat} ${proposal.motion}`];
  s.motion = { by: seat, proposal, carried: null, ask: s.ask, left: false, made };
  s.ask = null;
  s.menus = null;
  push(s, game.programs.find(MOTION)!, seat, -1, {});
  advance(game, s);
}
