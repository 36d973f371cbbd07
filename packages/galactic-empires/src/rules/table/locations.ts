// Locations: where a card is, if combined cards count as one (ge/definitions/14, ge-r-combined-1).
import type { CardId } from '@orrery/kernel';
import type { GeState } from '../../state.ts';
import { combined, isCombined } from './definitions.ts';
import { cardsOn, isLocation } from './stacks.ts';

/** Returns the nearest location under a card, or the card itself; -1 in space. Combined cards are one location (ge-r-combined-1). */
export function locationOf(s: GeState, id: CardId): CardId {
  let at = id;
  while (at >= 0 && (!isLocation(s, at) || isCombined(s, at))) at = s.cards[at]!.on;
  return at;
}

/** Returns the cards on a location: on the card itself, and on those that have combined with it. */
export const cardsAt = (s: GeState, id: CardId): readonly CardId[] => combined(s, id).flatMap(x => cardsOn(s, x));

/** True for a card on a location: on the card itself, or on one that has combined with it. */
export function isAt(s: GeState, id: CardId, location: CardId): boolean {
  let { on } = s.cards[id]!;
  while (on >= 0 && on !== location && isCombined(s, on)) on = s.cards[on]!.on;
  return on >= 0 && on === location;
}
