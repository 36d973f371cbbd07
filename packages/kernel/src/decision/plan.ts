// Questions that ask for a plan: options that may be named several times and are judged together.
import { ProgramFault, type Refusal } from '../errors.ts';
import type { AskStep } from '../program/program.ts';
import type { Frame, Seat, State } from '../state/state.ts';
import type { Option } from './decision.ts';

/**
 * What makes a question ask for a plan: options that may be named several times (points on cards) and are judged together. The player makes the whole
 * plan and answers once.
 */
export interface Plan<S extends State> {
  /** the most times that an option may be named */
  times(s: S, f: Frame, seat: Seat, o: Option): number;
  /** the rule that a whole plan breaks; null if it is legal. A plan names each option as often as it is meant. */
  check(s: S, f: Frame, seat: Seat, picks: readonly Option[]): Refusal | null;
}

/** Returns how often an answer may name an option: once, if no plan is asked for. */
export function timesOf<S extends State>(step: AskStep<S>, s: S, f: Frame, seat: Seat, o: Option): number {
  return step.plan === null ? 1 : step.plan.times(s, f, seat, o);
}

/** Returns how many options an answer can name in all, if the question itself sets no limit. */
export function roomOf<S extends State>(step: AskStep<S>, s: S, f: Frame, seat: Seat, list: readonly Option[]): number {
  if (step.plan === null) return list.length;
  let room = 0;
  for (const o of list) room += step.plan.times(s, f, seat, o);
  return room;
}

/** Counts how often a plan names an option. */
export function named(picks: readonly Option[], option: Option): number {
  let n = 0;
  for (const o of picks) if (o.verb === option.verb && o.a === option.a && o.b === option.b) n++;
  return n;
}

/** Takes a number of options: the first as often as allowed, then the next, and so on. */
export function firstOf(list: readonly Option[], times: (o: Option) => number, n: number): readonly Option[] {
  const picks: Option[] = [];
  for (const o of list) for (let k = Math.min(times(o), n - picks.length); k > 0; k--) picks.push(o);
  return picks;
}

/** The most plans of one size that are tried in the search for the smallest legal plan. */
const TRIED = 2000;

/**
 * Finds a legal plan with few options. It tries the first thousands of each size, from the smallest on; plans that name few things often come first.
 * @throws ProgramFault if none of these is legal; then the menu must name one (`Menu.least`)
 */
export function leastPlan<S extends State>(
  step: AskStep<S>,
  s: S,
  f: Frame,
  seat: Seat,
  list: readonly Option[],
  min: number,
  max: number,
): readonly Option[] {
  const plan = step.plan!;
  const times = list.map(o => plan.times(s, f, seat, o));
  /** how many can be named of this option and the later ones */
  const room = times.map((_, i) => times.slice(i).reduce((sum, n) => sum + n, 0));
  let left = 0;
  /** finds the first legal plan with `n` more from this option on */
  const search = (picks: readonly Option[], from: number, n: number): readonly Option[] | null => {
    if (n === 0) return left-- > 0 && plan.check(s, f, seat, picks) === null ? picks : null;
    for (let i = from; i < list.length && room[i]! >= n && left > 0; i++) {
      for (let k = Math.min(n, times[i]!); k > 0 && left > 0; k--) {
        const found = search([...picks, ...Array<Option>(k).fill(list[i]!)], i + 1, n - k);
        if (found !== null) return found;
      }
    }
    return null;
  };
  for (let n = min; n <= max; n++) {
    left = TRIED;
    const found = search([], 0, n);
    if (found !== null) return found;
  }
  throw new ProgramFault('no legal plan was found, and the menu does not say which is least', step.menu.name, f.step);
}
