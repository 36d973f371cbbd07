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
 * Tells who sees the cards of a zone: the only allow-list. Owners see their hands. Nobody sees decks. Owners see their reserve fleets until the antes
 * are drawn (ge/reserve-fleet/2). Discard piles (ge/discard-pile) and cards on the table are public.
 */
function seersAt(s: GeState, at: number): Knowers {
  const kind = at % SEAT_ZONES;
  if (kind === DECK || kind === MINI) return NOBODY;
  if (kind === HAND || (kind === RESERVE && s.turn === 0)) return knower(Math.floor(at / SEAT_ZONES));
  return EVERYBODY;
}

/** Returns who sees a card where it is now. */
export const seers = (s: GeState, id: CardId): Knowers => seersAt(s, s.cards[id]!.zone);

/** True if a viewer may know a card where it is now. */
export function knows(s: GeState, id: CardId, viewer: Viewer): boolean {
  return viewer === 'all' || (seers(s, id) & knower(viewer)) !== 0;
}

/** True if a viewer knows which card this is: they see it now, or they have seen it and cards have not changed places unseen since. */
export const recalls = (s: GeState, id: CardId, viewer: Viewer): boolean =>
  knows(s, id, viewer) || (s.cards[id]!.known & knower(viewer)) !== 0;

/** Returns the cards that a viewer does not know: decks and the hands of others, without cards that they have learned about. */
export function unseen(s: GeState, viewer: Viewer): Unseen {
  return unseenBy(s, viewer, seersAt, seers);
}

/**
 * Call this before a card leaves a hand unseen. After that, other players no longer know which of the cards they saw are still there. Cards of other
 * owners lie open (H5 Space-Time Diversion).
 */
export function goesUnseen(s: GeState, seat: Seat): void {
  mingle(
    s,
    pile(s, seat, HAND).filter(id => s.cards[id]!.owner === seat),
    knower(seat),
  );
}
