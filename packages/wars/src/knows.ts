import {
  type CardId,
  EACH,
  EVERYBODY,
  type Knowers,
  knower,
  mingle,
  NOBODY,
  type Unseen,
  unseenBy,
  type Viewer,
} from '@orrery/kernel';
import { HAND, LOST, pile, REMOVED, SEAT_ZONES, STACKED, type WarsState } from './state.ts';

/**
 * Who sees the cards of a zone: the one allow-list. Lost piles, and all in play, beneath other cards too, are open to both (wars/lost-pile/1,
 * wars/lost-pile/3, wars/beneath/1).
 */
function seersAt(s: WarsState, at: number): Knowers {
  if (at >= SEAT_ZONES * 2) return at === STACKED ? EACH : EVERYBODY;
  const kind = at % SEAT_ZONES;
  if (kind === LOST || kind === REMOVED) return EVERYBODY;
  // before the first turn players look through their own decks
  return kind === HAND || s.turn === 0 ? knower(Math.floor(at / SEAT_ZONES)) : NOBODY;
}

/** Who sees what a card lying there is. Nobody may look at a card stacked face down. */
export function seersOf(s: WarsState, at: number, faceDown: boolean): Knowers {
  const all = seersAt(s, at);
  return all !== EACH ? all : faceDown ? NOBODY : EVERYBODY;
}

/** Who sees what a card is, as it lies now. */
export function seers(s: WarsState, id: CardId): Knowers {
  const { zone, faceDown } = s.cards[id]!;
  return seersOf(s, zone, faceDown === 1);
}

/** True if a viewer may know what a card is, as it lies now. */
export function knows(s: WarsState, id: CardId, viewer: Viewer): boolean {
  return viewer === 'all' || (seers(s, id) & knower(viewer)) !== 0;
}

/** The cards that a viewer does not know: all piles but the lost ones, the other hand, and cards stacked face down, without those seen before. */
export function unseen(s: WarsState, viewer: Viewer): Unseen {
  return unseenBy(s, viewer, seersAt, seers);
}

/** A card leaves a hand and only its player sees which. The opponent no longer knows which cards are still there. */
export function goesUnseen(s: WarsState, id: CardId): void {
  const { zone: from, owner } = s.cards[id]!;
  if (from < SEAT_ZONES * 2 && from % SEAT_ZONES === HAND) mingle(s, pile(s, owner, HAND), knower(owner));
}
