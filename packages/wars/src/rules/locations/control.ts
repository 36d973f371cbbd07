// Who has ships and units at a location, and who controls it (wars/control).
import type { CardId, Seat } from '@orrery/kernel';
import type { WarsState } from '../../state.ts';
import { presentAt } from '../abilities/ongoing-ability.ts';

/** Returns a seat's ships and units at a location. */
export const forces = (s: WarsState, seat: Seat, at: CardId): CardId[] =>
  presentAt(s, at).filter(id => s.cards[id]!.controller === seat);

/** True if the seat has a ship or unit at a location and no other player has (wars/control/1). */
export function controls(s: WarsState, seat: Seat, at: CardId): boolean {
  const there = presentAt(s, at);
  return there.length > 0 && there.every(id => s.cards[id]!.controller === seat);
}
