// The energy icons on a player's side of a location (wars/energy-icon).
import type { CardId, Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { beneath, isEncamped, sumFor } from '../abilities/ongoing-ability.ts';

/**
 * Returns the energy icons on a seat's side of a location, with those of encampments (wars/energy-icon/1, wars/encampment/5, wars/encampment/6,
 * wars/location/3, wars/playing-a-location/3).
 */
export function energyIcons(s: WarsState, at: CardId, seat: Seat): number {
  const [own, facing] = defOf(s, at).source.energy!;
  let n = s.cards[at]!.controller === seat ? own : facing;
  for (const id of beneath(s, at))
    if (isEncamped(s, id) && s.cards[id]!.controller === seat) n += defOf(s, id).source.energy![0];
  return Math.max(0, n + sumFor(s, 'energy icons', seat, at));
}

/** Returns how much energy a location generates for a seat: its icons, and what abilities add. */
export const generated = (s: WarsState, at: CardId, seat: Seat): number =>
  energyIcons(s, at, seat) + sumFor(s, 'generates', seat, at);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/phases/activation-action.ts: wars/energy-icon/2
