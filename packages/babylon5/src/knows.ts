import type { CardId, Seat, Viewer } from '@orrery/kernel';
import { type B5State, DECK, HAND, kindOfZone, REMOVED, RESERVE, seatOfZone } from './state.ts';

/** True if a viewer may know what a card lying there is: the one allow-list for zones. */
export function seesZone(s: B5State, at: number, faceDown: boolean, controller: Seat, viewer: Viewer): boolean {
  if (viewer === 'all') return true;
  if (at < 0) return !faceDown;
  switch (kindOfZone(s, at)) {
    case DECK:
      // starting cards are chosen out of one's own deck (b5/starting-hand/1)
      return s.round === 'setup' && viewer === seatOfZone(s, at);
    case HAND:
    case RESERVE:
      return viewer === seatOfZone(s, at);
    case REMOVED:
      // what leaves with its player was in a hand or a deck and is nobody's business
      return !s.seats[seatOfZone(s, at)]!.out || viewer === seatOfZone(s, at);
    default:
      return !faceDown || viewer === controller;
  }
}

/** True if a viewer may know what a card is, as it lies now. */
export function knows(s: B5State, id: CardId, viewer: Viewer): boolean {
  const { zone, faceDown, controller } = s.cards[id]!;
  return seesZone(s, zone, faceDown === 1, controller, viewer);
}
