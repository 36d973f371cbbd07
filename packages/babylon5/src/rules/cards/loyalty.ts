// Whether a card is loyal to another race, and whether its player pays for that (b5/sponsor/5).
import type { CardId, Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { type B5State, RACES } from '../../state.ts';
import { standing } from '../effects/standing.ts';
import { eachStatic } from '../effects/statics.ts';
import { isCorporate } from '../factions/corporate.ts';
import { kindOf } from '../factions/kinds.ts';

/**
 * True if the card is loyal to another race than this seat's. Neutral cards are loyal to no race (b5/sponsor/5, b5/sponsor/26, b5/cards-character/2,
 * b5/cards-group/2, b5/cards-fleet/4, b5/cards-location/2).
 */
export function foreign(s: B5State, seat: Seat, id: CardId): boolean {
  const { race } = DEFS[s.defs[id]!]!;
  return race !== null && race !== 'neutral' && race !== RACES[s.seats[seat]!.race];
}

/** True if sponsoring or promoting the card costs double: corporate factions pay no more for corporate cards (b5/corporate/5). */
export const dearer = (s: B5State, seat: Seat, id: CardId): boolean =>
  disloyal(s, seat, id) && !(kindOf(s, seat).companies && isCorporate(DEFS[s.defs[id]!]!));

/** True if the card is loyal to another race and this seat pays for that: double cost, or no use at all. A card may waive this (b5/glossary/26). */
export function disloyal(s: B5State, seat: Seat, id: CardId): boolean {
  if (!foreign(s, seat, id)) return false;
  if (standing(s).statics['no-disloyalty'] === undefined) return true;
  let waived = false;
  eachStatic(s, 'no-disloyalty', (st, _source, f) => {
    if (f.you === seat && (st.to === null || st.to(s, id, f))) waived = true;
  });
  return !waived;
}
