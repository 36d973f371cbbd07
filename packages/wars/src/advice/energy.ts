import type { Option, Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { ACTIVE, energyOf, HAND, pile, RESERVE, USED, type WarsState } from '../state.ts';

// Energy pays and keeps a player alive. This part judges how to draw and lose it.

/** With this energy or less, a player loses hand cards before energy. */
const LAST_ENERGY = 12;

/** Returns the worth of drawing a card. A small hand is filled, and energy that cannot be spent becomes cards. */
export function drawWorth(s: WarsState, seat: Seat): number {
  const hand = pile(s, seat, HAND).length;
  const active = pile(s, seat, ACTIVE).length;
  if (energyOf(s, seat) <= 8) return -1;
  if (hand < 5) return 2 - 0.2 * hand;
  return active > 6 && hand < 16 ? 0.1 * active : -1;
}

/** Returns the worth of losing from this pile, or of losing this card: the worst cards of a full hand go first, then the used pile. */
export function lossWorth(s: WarsState, seat: Seat, o: Option): number {
  if (o.verb === 'card') {
    const { source } = defOf(s, o.a);
    const cost = source.cost ?? 0;
    if (energyOf(s, seat) <= LAST_ENERGY) return 3 - 0.1 * cost;
    return pile(s, seat, HAND).length > 6 ? 2.6 - 0.2 * cost : 1 - 0.1 * cost;
  }
  return o.a === USED ? 2.5 : o.a === RESERVE ? 2 : 1.5;
}
