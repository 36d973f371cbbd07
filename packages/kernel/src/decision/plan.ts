// Questions that are answered with a plan: options that may be named several times and are judged all together.
import { ProgramFault, type Refusal } from '../errors.ts';
import type { AskStep } from '../program/program.ts';
import type { Frame, Seat, State } from '../state/state.ts';
import type { Option } from './decision.ts';

/**
 * What makes a question one for a plan: options that may be named several times (points on cards), judged all together. Whoever is asked
 * makes the whole plan and answers once.
 */
export interface Plan<S extends State> {
  /** how often an option may be named, at most */
  times(s: S, f: Frame, seat: Seat, o: Option): number;
  /** the rule that a plan as a whole breaks; null where it is legal. A plan names each option as often as it is meant. */
  check(s: S, f: Frame, seat: Seat, picks: readonly Option[]): Refusal | null;
}

/** How often an answer may name an option: once, where no plan is asked for. */
export function timesOf<S extends State>(step: AskStep<S>, s: S, f: Frame, seat: Seat, o: Option): number {
  return step.plan === null ? 1 : step.plan.times(s, f, seat, o);
}

/** How many an answer can name in all, as long as the question itself sets no bound. */
export function roomOf<S extends State>(step: AskStep<S>, s: S, f: Frame, seat: Seat, list: readonly Option[]): number {
  if (step.plan === null) return list.length;
  let room = 0;
  for (const o of list) room += step.plan.times(s, f, seat, o);
  return room;
}

/** How often a plan names an option. */
export function named(picks: readonly Option[], option: Option): number {
  let n = 0;
  for (const o of picks) if (o.verb === option.verb && o.a === option.a && o.b === option.b) n++;
  return n;
}

/** So many, from the first option on, each named as often as it may be before the next is. */
export function firstOf(list: readonly Option[], times: (o: Option) => number, n: number): readonly Option[] {
  const picks: Option[] = [];
  for (const o of list) for (let k = Math.min(times(o), n - picks.length); k > 0; k--) picks.push(o);
  return picks;
}

/** How many plans of one size are tried in search of the least that is legal. */
const TRIED = 2000;

/**
 * A legal plan that names few: of each size, from the smallest on, the first thousands are tried, those that name few things often
 * before others.
 * @throws ProgramFault where none of these is legal: then the menu must say which is (`Menu.least`)
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
  /** how many can be named of this option and those behind it */
  const room = times.map((_, i) => times.slice(i).reduce((sum, n) => sum + n, 0));
  let left = 0;
  /** the first legal plan that adds `n` to what is named, from this option on */
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
