// The smallest legal answer, given for players who do not answer or have left.
import type { Game } from '../game.ts';
import type { AskStep } from '../program/program.ts';
import type { Frame, Seat, State } from '../state/state.ts';
import { asking, type Option, options } from './decision.ts';
import { leastPlan, roomOf } from './plan.ts';

/**
 * Returns the answer for a seat that does not answer: its player has left, or its time is up. It is the smallest that the rules allow, and always
 * legal. It names nothing if it may; otherwise the menu's own smallest answer, a pass or an abstention, "no", or the first legal option.
 * @returns options out of `options(game, s, seat)`; none for a seat that is not asked
 */
export function leastAnswer<S extends State>(game: Game<S>, s: S, seat: Seat): readonly Option[] {
  if (s.ask === null || !s.ask.seats.includes(seat)) return [];
  const { step, frame } = asking(game, s);
  return leastOf(s, frame, step, seat, options(game, s, seat));
}

/** Does the same as `leastAnswer` at a step that is only about to ask. */
export function leastOf<S extends State>(
  s: S,
  f: Frame,
  step: AskStep<S>,
  seat: Seat,
  list: readonly Option[],
): readonly Option[] {
  const max = Math.min(roomOf(step, s, f, seat, list), step.max(s, f, seat));
  const min = Math.min(max, step.min(s, f, seat));
  if (min <= 0 && step.plan === null) return [];
  const said = step.menu.least?.(s, f, seat, list);
  if (said !== undefined) return said;
  if (step.plan !== null) return leastPlan(step, s, f, seat, list, min, max);
  const declined =
    min === 1
      ? (list.find(o => o.verb === 'pass' || o.verb === 'abstain') ?? list.find(o => o.verb === 'no'))
      : undefined;
  return declined === undefined ? list.slice(0, min) : [declined];
}
