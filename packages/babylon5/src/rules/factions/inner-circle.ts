// The Inner Circle: the leaders of a faction, and those that act as such.
import type { CardId, Seat } from '@orrery/kernel';
import { type B5State, cardsIn, INNER, SUPPORTING } from '../../state.ts';
import { isSpoken, sumOn } from '../effects/statics.ts';

/** The characters that act as a faction's Inner Circle: those in it, and supporting ones that a text lets act so until they are neutralized. */
export function innerCircle(s: B5State, seat: Seat): readonly CardId[] {
  const inner = cardsIn(s, seat, INNER);
  if (!isSpoken(s, 'acts-as-inner')) return inner;
  const acting = cardsIn(s, seat, SUPPORTING).filter(id => actsAsInner(s, id));
  return acting.length === 0 ? inner : [...inner, ...acting];
}

/** True for a supporting card that acts as an Inner Circle character (Luxuries of Homeworld). */
export const actsAsInner = (s: B5State, id: CardId): boolean =>
  s.cards[id]!.neutralized === 0 && sumOn(s, 'acts-as-inner', id) > 0;
