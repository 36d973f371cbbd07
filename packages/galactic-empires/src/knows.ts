import {
  type CardId,
  EVERYBODY,
  type Knowers,
  knower,
  mingle,
  NOBODY,
  type Seat,
  type Unseen,
  unseenBy,
  type Viewer,
} from '@orrery/kernel';
import { DECK, type GeState, HAND, MINI, pile, RESERVE, SEAT_ZONES } from './state.ts';

/**
 * Who sees the cards of a zone: the one allow-list. Hands are their owners'; decks nobody's; reserve fleets their owners' until the antes are drawn
 * (ge/reserve-fleet/2); discard piles are open to all (ge/discard-pile), and so is what lies on the table.
 */
function seersAt(s: GeState, at: number): Knowers {
  const kind = at % SEAT_ZONES;
  if (kind === DECK || kind === MINI) return NOBODY;
  if (kind === HAND || (kind === RESERVE && s.turn === 0)) return knower(Math.floor(at / SEAT_ZONES));
  return EVERYBODY;
}

/** Who sees what a card is, as it lies now. */
export const seers = (s: GeState, id: CardId): Knowers => seersAt(s, s.cards[id]!.zone);

/** True if a viewer may know what a card is, as it lies now. */
export function knows(s: GeState, id: CardId, viewer: Viewer): boolean {
  return viewer === 'all' || (seers(s, id) & knower(viewer)) !== 0;
}

/** What a viewer does not know: decks, the hands of others, less what they have learnt of them. */
export function unseen(s: GeState, viewer: Viewer): Unseen {
  return unseenBy(s, viewer, seersAt, seers);
}

/** A card is about to go out of a hand and only its player sees which: the others no more know which cards are still there. */
export function goesUnseen(s: GeState, seat: Seat): void {
  mingle(s, pile(s, seat, HAND), knower(seat));
}
