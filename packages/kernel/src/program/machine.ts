// The machine: runs programs step by step to the next decision, and takes answers.
import { checked } from '../decision/checking.ts';
import { type Ask, asking, type Option } from '../decision/decision.ts';
import { WINDOW, windowLocals } from '../decision/windows.ts';
import { BadInput, Endless, ProgramFault } from '../errors.ts';
import { type Game, push } from '../game.ts';
import { overlayNamed, setsNamed } from '../library.ts';
import { clone, type Frame, ownFrame, type Seat, type State } from '../state/state.ts';
import { knower, NOBODY } from '../view/unseen.ts';
import { pose, resumeQuestion, type Watch } from './posing.ts';
import type { AskStep, Program } from './program.ts';
import { askAgain, cannotStand, canPassOver, type Interrupted, interrupt } from './unresolved.ts';
import { beginWork, endWork } from './work.ts';

/** The most steps between two decisions. A program that loops is stopped and named there. */
export const STEP_LIMIT = 100_000;
/** The most programs that may call each other in a row. */
export const STACK_LIMIT = 200;
/** The number of steps before the limit in which the machine finds the looping program: the lowest that still runs. */
const WATCHED = 2000;
/** The most endless texts that are skipped so that one choice can stand. */
const PASSED_OVER = 8;

/**
 * Runs the match to the next decision or to its end.
 * @param watch leave this out when a match is played
 */
export function advance<S extends State>(game: Game<S>, s: S, watch?: Watch<S>): void {
  const counts = beginWork();
  try {
    run(game, s, watch);
  } finally {
    if (counts) endWork();
  }
}

function run<S extends State>(game: Game<S>, s: S, watch?: Watch<S>): void {
  const programs = game.programs.list;
  let steps = 0;
  /** the place of the lowest program that still runs, shortly before the limit */
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
      // frames with nothing left to do are removed, so that long chains of triggers stay shallow
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

/** Makes the fault for the endless program at this height of the stack. */
function endless<S extends State>(game: Game<S>, s: S, message: string, height: number): Endless {
  const { program, step, self } = s.stack[height]!;
  let known = NOBODY;
  for (let seat = -1; self >= 0 && seat < s.seats.length; seat++)
    if (game.knows(s, self, seat < 0 ? null : seat)) known |= knower(seat < 0 ? null : seat);
  return new Endless(message, game.programs.list[program]!.name, step, height, self, known);
}

/** Makes the fault for programs that call each other without end. It names the program that does so most often. */
function tooDeep<S extends State>(game: Game<S>, s: S): Endless {
  const often = new Map<number, number>();
  for (const { program } of s.stack) often.set(program, (often.get(program) ?? 0) + 1);
  const [most] = [...often].sort(([, a], [, b]) => b - a)[0]!;
  const height = s.stack.findLastIndex(f => f.program === most);
  return endless(game, s, `more than ${STACK_LIMIT} programs call each other`, height);
}

/**
 * Continues with a choice that never ended, as decided: the choice is asked again, or it stands without the endless texts.
 * @returns true if somebody must decide now
 * @throws the fault that stopped it, if it cannot stand even after it was undone once
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
        // the table goes on, even if something went wrong without these texts
        cannotStand(s, vote);
        return false;
      }
    }
  }
}

/** True for a frame whose next step is the end of its program. */
function atEnd<S extends State>(programs: readonly Program<S>[], f: Frame): boolean {
  return programs[f.program]!.code[f.step]!.op === 'end';
}

/**
 * Takes an answer that is known to be legal (bots pick from `options` themselves) and runs to the next decision. If several seats are asked, the
 * answer stays hidden until all have answered.
 * @param watch leave this out when a match is played
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

/** Takes all answers to a question and runs to the next question. */
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
  const counts = beginWork();
  try {
    step.take(s, f, picks, ask.seats);
    advance(game, s, watch);
  } finally {
    if (counts) endWork();
  }
}

/**
 * Continues after an endless choice as the game wants it (`Game.unresolved`): the players vote whether the choice stands without the endless text, or
 * is undone. Callers who keep the position before a choice call this after `answer` has thrown.
 * @param s that position, at the question that was answered; it runs to the next question
 * @param seat the last seat that answered, with `picked`
 * @throws the fault, if the game wants no vote or nothing can be done; do not use the position after that
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
 * Checks an answer from outside, takes it, and runs on.
 * @param decision the id of the decision that is answered
 * @param ids option ids, in order if the order counts
 * @throws Refused if it cannot be taken; nothing has changed then
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

/** Takes back the answer of a seat while others have not answered yet. Returns true if there was an answer. */
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
 * Starts a match: returns the state at its first decision.
 * @param setup the options of the game; in every game, `openLists: true` lets everybody read all deck lists, and `sets` names the sets of its cards
 * @throws BadInput if the setup cannot make a match, or needs a set that the game does not have
 */
export function start<S extends State>(game: Game<S>, setup: unknown, seed: number, heard = false): S {
  const overlay = overlayNamed(setup);
  if (overlay !== undefined && game.library === undefined) throw new BadInput(`${game.title} takes no overlays.`);
  const sets = game.library?.checked(setsNamed(setup), overlay);
  const s = game.create(setup, seed);
  if (sets !== undefined) s.sets = sets;
  if (overlay !== undefined) s.overlay = overlay;
  game.library?.checkCards(s);
  if ((setup as { openLists?: unknown } | null)?.openLists === true) s.lists = 'open';
  if (heard) s.heard = [];
  advance(game, s);
  return s;
}
