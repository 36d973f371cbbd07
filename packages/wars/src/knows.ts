import type { CardId, Viewer } from '@orrery/kernel';
import { HAND, LOST, REMOVED, SEAT_ZONES, STACKED, type WarsState } from './state.ts';

/** True if a viewer may know what a card lying there is: the one allow-list for zones. */
export function seesZone(s: WarsState, at: number, faceDown: boolean, viewer: Viewer): boolean {
  if (viewer === 'all') return true;
  // what is stacked face down nobody may look at
  if (at >= SEAT_ZONES * 2) return at !== STACKED || !faceDown;
  const kind = at % SEAT_ZONES;
  if (kind === LOST || kind === REMOVED) return true;
  if (viewer !== Math.floor(at / SEAT_ZONES)) return false;
  // before the first turn players look through their own decks
  return kind === HAND || s.turn === 0;
}

/** True if a viewer may know what a card is, as it lies now. */
export function knows(s: WarsState, id: CardId, viewer: Viewer): boolean {
  const { zone, faceDown } = s.cards[id]!;
  return seesZone(s, zone, faceDown === 1, viewer);
}
