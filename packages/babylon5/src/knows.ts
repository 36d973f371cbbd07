import {
  type CardId,
  EACH,
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
import { type CardType, DEFS } from './card.ts';
import {
  AGENDA,
  type B5State,
  CONFLICTS,
  CRUSADE,
  cardsIn,
  crusadePile,
  DECK,
  HAND,
  kindOfZone,
  REMOVED,
  RESERVE,
  SEAT_ZONES,
  seatOfZone,
  zoneKind,
} from './state.ts';

/** Who may see the cards of a zone: the only allow-list. Discard piles are open to all (b5/deck/20). */
function seersAt(s: B5State, at: number): Knowers {
  switch (kindOfZone(s, at)) {
    case DECK:
    case CRUSADE:
      // players choose starting cards from their own deck (b5/starting-hand/1); nobody looks at a Crusade Pile later (b5/crusade-pile/2)
      return s.round === 'setup' ? knower(seatOfZone(s, at)) : NOBODY;
    case HAND:
    case RESERVE:
      return knower(seatOfZone(s, at));
    case REMOVED:
      // open to all (b5/deck/22), except cards from the hand or deck of a player who left
      return s.seats[seatOfZone(s, at)]!.out ? knower(seatOfZone(s, at)) : EVERYBODY;
    default:
      return EACH;
  }
}

/** Who may see the face of a card in this place. */
export function seersOf(s: B5State, at: number, faceDown: boolean, controller: Seat): Knowers {
  // nobody has seen a card from outside the game
  if (at < 0) return NOBODY;
  const all = seersAt(s, at);
  if (all !== EACH) return all;
  return !faceDown ? EVERYBODY : controller < 0 ? NOBODY : knower(controller);
}

/** Who may see the face of a card in its present place. */
export function seers(s: B5State, id: CardId): Knowers {
  const { zone, faceDown, controller } = s.cards[id]!;
  return seersOf(s, zone, faceDown === 1, controller);
}

/** True if a viewer may see the face of a card in its present place. */
export function knows(s: B5State, id: CardId, viewer: Viewer): boolean {
  return viewer === 'all' || (seers(s, id) & knower(viewer)) !== 0;
}

/** True for a definition of a type. A place between two sets holds none. */
const isOf =
  (type: CardType) =>
  (def: number): boolean =>
    DEFS[def]?.type === type;
const isAgenda = isOf('agenda');
const isConflict = isOf('conflict');
const isContingency = isOf('contingency');
const isCharacter = isOf('character');
/** Under a card that holds others there may be a contingency, or a character (b5-r-consultants-1). */
const isHeld = (def: number): boolean => isContingency(def) || isCharacter(def);

/** The kinds of card that may lie face down there, which all players know. Null if any may. */
export function kindsThere(s: B5State, id: CardId): ((def: number) => boolean) | null {
  const card = s.cards[id]!;
  if (!card.faceDown) return null;
  const kind = zoneKind(s, card);
  if (kind === AGENDA) return isAgenda;
  if (kind === SEAT_ZONES + CONFLICTS) return isConflict;
  return card.host >= 0 && DEFS[s.defs[card.host]!]!.holds !== null ? isHeld : isContingency;
}

/** The cards that a viewer does not know: decks, other players' hands and reserves, and face-down cards, except those the viewer has seen. */
export function unseen(s: B5State, viewer: Viewer): Unseen {
  const all = unseenBy(s, viewer, seersAt, seers, kindsThere);
  return s.seats.some((_, seat) => crusadePile(s, seat).length > 0) ? { ...all, pools: pilesApart(s, all.pools) } : all;
}

/** A Crusade Pile is no deck, so its cards never change places with those of a deck or a hand (b5/crusade-pile/1). */
function pilesApart(s: B5State, pools: Unseen['pools']): Unseen['pools'] {
  return pools.flatMap(pool => {
    const inPile = pool.places.filter(id => zoneKind(s, s.cards[id]!) === CRUSADE);
    if (inPile.length === 0) return [pool];
    const others = pool.places.filter(id => zoneKind(s, s.cards[id]!) !== CRUSADE);
    return [...(others.length > 0 ? [{ ...pool, places: others }] : []), { places: inPile, limited: [] }];
  });
}

/**
 * Records that a card leaves a hand and only its player sees which one. Other players no longer know whether a card they saw is still in that hand.
 * They still know cards that could not have left.
 */
export function goesUnseen(s: B5State, id: CardId, from: number): void {
  const who = seers(s, id);
  if (who === EVERYBODY || from < 0 || kindOfZone(s, from) !== HAND) return;
  const may = kindsThere(s, id);
  const like = (x: CardId): boolean => may === null || may(s.defs[x]!);
  mingle(s, [id, ...cardsIn(s, seatOfZone(s, from), HAND).filter(like)], who | knower(seatOfZone(s, from)));
}

/** In a newly dealt world, a face-down conflict follows the rules of the card that lies there now. */
export function dealt(world: B5State, from: B5State): void {
  const anew = (id: CardId): boolean => id >= 0 && world.defs[id] !== from.defs[id];
  if (!world.conflicts.some(c => c.faceDown && anew(c.card))) return;
  world.conflicts = world.conflicts.map(c => {
    const rules = c.faceDown && c.card >= 0 ? DEFS[world.defs[c.card]!]!.conflict : null;
    return rules === null ? c : { ...c, rules: rules.id, types: rules.types };
  });
}
