// The fullest legal plan: everything that a player can do at once.
import type { Game } from '../game.ts';
import type { Seat, State } from '../state/state.ts';
import { asking, count, type Option, options, proposed } from './decision.ts';
import { named, timesOf } from './plan.ts';

/**
 * Returns the answer that does all it can: the table's proposal, and then each option in the order of the menu as often as the plan stays legal.
 * Only options that a player may want all of count (`Menu.fills`). Null if the menu names none, the question asks for no plan, or nothing can be
 * planned.
 */
export function fullest<S extends State>(game: Game<S>, s: S, seat: Seat): readonly Option[] | null {
  const { step, frame } = asking(game, s);
  const { plan, menu } = step;
  if (plan === null || menu.fills === undefined) return null;
  const { max } = count(game, s, seat);
  const legal = (picks: readonly Option[]): boolean =>
    picks.length <= max && plan.check(s, frame, seat, picks) === null;
  const proposal = proposed(game, s, seat) ?? [];
  let picks = legal(proposal) ? proposal : [];
  for (const o of options(game, s, seat)) {
    if (!menu.fills(s, frame, o)) continue;
    const times = timesOf(step, s, frame, seat, o);
    while (named(picks, o) < times && legal([...picks, o])) picks = [...picks, o];
  }
  return picks.length === 0 ? null : picks;
}
