// Enclaves: terrain that takes in Time Knights instead of the time origin, and keeps them (T2 Time Enclave, T6 Time Enclave).
import type { CardId } from '@orrery/kernel';
import { KIND, sideOf } from '../../card.ts';
import { type GeState, inPlay } from '../../state.ts';
import { eachStatic, stands } from '../texts/static-texts.ts';

/**
 * Returns the enclave that takes in a card of a fleet; -1 for none. An enclave of the card's own player comes first, then the one that has been in play
 * longest.
 */
export function enclaveFor(s: GeState, card: CardId): CardId {
  if (!stands(s, KIND.shelters)) return -1;
  const own = (id: CardId): boolean => s.cards[id]!.controller === s.cards[card]!.controller;
  let best = -1;
  eachStatic(
    s,
    KIND.shelters,
    (_st, { self }) => {
      if (
        best < 0 ||
        (own(self) && !own(best)) ||
        (own(self) === own(best) && s.cards[self]!.since < s.cards[best]!.since)
      )
        best = self;
    },
    card,
  );
  return best;
}

/** True for a card with a text that takes in others. */
export const isEnclave = (s: GeState, id: CardId): boolean => sideOf(s, id).statics.some(st => st.kind === 'shelters');

/** True for a card that an enclave has taken in and keeps. */
export const isKept = (s: GeState, id: CardId): boolean => {
  const { on, bond } = s.cards[id]!;
  return on >= 0 && bond === on && inPlay(s, id) && isEnclave(s, on);
};
