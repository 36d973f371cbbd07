// The total power and tactics of a side at a location.
import type { CardId, Seat } from '@orrery/kernel';
import type { WarsState } from '../../state.ts';
import { isUnder, sumFor } from '../abilities/ongoing-ability.ts';
import { powerOf, tacticsOf } from '../cards/modifiers.ts';
import { isShip, isUnit } from '../cards/types-of-cards.ts';
import { forces } from '../locations/control.ts';
import { isSite } from '../locations/location.ts';

/** Returns the total tactics of a seat's side at a location (wars/battle-destiny-step/2, wars/battle-destiny-step/3). */
export function totalTactics(s: WarsState, seat: Seat, at: CardId): number {
  let n = sumFor(s, 'total tactics', seat, at);
  for (const id of counting(s, seat, at)) if (!isUnder(s, 'tactics uncounted', id)) n += tacticsOf(s, id);
  return Math.max(0, n);
}

/** Returns the total power of a seat's side at a location, without battle destiny (wars/power-step/1). */
export function powerAt(s: WarsState, seat: Seat, at: CardId): number {
  let n = 0;
  for (const id of counting(s, seat, at)) if (!isUnder(s, 'power uncounted', id)) n += powerOf(s, id);
  return n;
}

/** Returns the cards that count for a side's totals: units at a site; ships, but not units aboard, at a sector. */
function counting(s: WarsState, seat: Seat, at: CardId): CardId[] {
  const site = isSite(s, at);
  return forces(s, seat, at).filter(id => (site ? isUnit(s, id) : isShip(s, id)));
}
