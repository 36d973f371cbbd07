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
 * The viewers of each zone's cards. This is the only list of permissions. Lost piles and all cards in play, also beneath other cards, are open to
 * both players (wars/lost-pile/1, wars/lost-pile/3, wars/beneath/1).
 */
function seersAt(s: WarsState, at: number): Knowers {
  if (at >= SEAT_ZONES * 2) return at === STACKED ? EACH : EVERYBODY;
  const kind = at % SEAT_ZONES;
  if (kind === LOST || kind === REMOVED) return EVERYBODY;
  // before the first turn, players can look at their own decks
  return kind === HAND || s.turn === 0 ? knower(Math.floor(at / SEAT_ZONES)) : NOBODY;
}

/** Returns who can see the face of a card in its place. Nobody can see a card that is stacked face down. */
export function seersOf(s: WarsState, at: number, faceDown: boolean): Knowers {
  const all = seersAt(s, at);
  return all !== EACH ? all : faceDown ? NOBODY : EVERYBODY;
}

/** Returns who can see the face of a card now. */
export function seers(s: WarsState, id: CardId): Knowers {
  const { zone, faceDown } = s.cards[id]!;
  return seersOf(s, zone, faceDown === 1);
}

/** True if a viewer can see the face of a card now. */
export function knows(s: WarsState, id: CardId, viewer: Viewer): boolean {
  return viewer === 'all' || (seers(s, id) & knower(viewer)) !== 0;
}

/**
 * Returns the cards that a viewer does not know: all piles except lost piles, the other hand, and cards stacked face down. Cards that the viewer saw
 * before are left out.
 */
export function unseen(s: WarsState, viewer: Viewer): Unseen {
  return unseenBy(s, viewer, seersAt, seers);
}

/** Records that a card left a hand unseen. The opponent no longer knows which cards are still there. */
export function goesUnseen(s: WarsState, id: CardId): void {
  const { zone: from, owner } = s.cards[id]!;
  if (from < SEAT_ZONES * 2 && from % SEAT_ZONES === HAND) mingle(s, pile(s, owner, HAND), knower(owner));
}
