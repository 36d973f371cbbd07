// Whether a card is loyal to another race, and whether its player pays for that (b5/sponsor/5).
import type { CardId, Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import type { B5State } from '../../state.ts';
import { eachStatic } from '../effects/statics.ts';
import { isCorporate } from '../factions/corporate.ts';
import { isDrakh, usesRace } from '../factions/drakh-cards.ts';
import { kindOf } from '../factions/kinds.ts';

/**
 * True if the card is loyal to another race than this seat's. Neutral cards are loyal to no race (b5/sponsor/5, b5/sponsor/26, b5/cards-character/2,
 * b5/cards-group/2, b5/cards-fleet/4, b5/cards-location/2). A Drakh faction uses Drakh cards as if they were of its race (b5/drakh/7).
 */
export function foreign(s: B5State, seat: Seat, id: CardId): boolean {
  const { race } = DEFS[s.defs[id]!]!;
  return race !== null && race !== 'neutral' && !usesRace(s, seat, race);
}

/**
 * True if sponsoring or promoting the card costs double. Corporate factions pay no more for corporate cards (b5/corporate/5), and nobody for those of
 * the Drakh (b5/drakh/2).
 */
export function dearer(s: B5State, seat: Seat, id: CardId): boolean {
  const def = DEFS[s.defs[id]!]!;
  return !isDrakh(def) && disloyal(s, seat, id) && !(kindOf(s, seat).companies && isCorporate(def));
}

/**
 * True if the card is loyal to another race and this seat pays for that: double cost, or no use at all. A card may waive this (b5/glossary/26). It
 * cannot for Drakh cards, which the kinds of faction bar (b5/drakh/19).
 */
export function disloyal(s: B5State, seat: Seat, id: CardId): boolean {
  if (!foreign(s, seat, id)) return false;
  let waived = false;
  eachStatic(s, 'no-disloyalty', (st, _source, f) => {
    if (f.you === seat && (st.to === null || st.to(s, id, f))) waived = true;
  });
  return !waived;
}
