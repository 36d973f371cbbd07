// Disengaged cards: what they still do, and cards that work only while another is engaged (ge/disengaged).
import type { CardId } from '@orrery/kernel';
import { defOf, sideOf, typeOf } from '../../card.ts';
import type { GeState } from '../../state.ts';

/** True for a card that works only while the card beneath it is engaged (ge/disengaged/5, ge/disengaged/6). */
export const leansOn = (s: GeState, id: CardId): boolean => {
  const type = typeOf(s, id);
  return type === 'A' ? typeOf(s, s.cards[id]!.on) !== 'T' : type === 'E' && defOf(s, id).source.passive === false;
};

/**
 * True for a card that works: it is engaged, and the card that it needs is engaged too (ge/disengaged/1, ge/disengaged/4, ge/disengaged/5,
 * ge/disengaged/6). An ability needs its crew, non-passive equipment its unit.
 * @param isSuspended tells whether a text in play suspends a card
 */
export function isAtWork(s: GeState, id: CardId, isSuspended: (s: GeState, id: CardId) => boolean): boolean {
  const card = s.cards[id]!;
  if (card.engaged === 0 || isSuspended(s, id)) return false;
  if (card.on < 0) return true;
  const type = typeOf(s, id);
  if (type === 'A') {
    if (typeOf(s, card.on) === 'T') return true;
    // an ability that stops its own crew goes on itself (A5 Anarchist)
    if (sideOf(s, id).statics.some(x => x.kind === 'no functions')) return s.cards[card.on]!.engaged === 1;
    return isAtWork(s, card.on, isSuspended);
  }
  if (type === 'E' && defOf(s, id).source.passive === false) return s.cards[card.on]!.engaged === 1;
  return true;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: ge/disengaged/7
