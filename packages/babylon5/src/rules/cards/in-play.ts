// Cards move: from zone to zone, onto other cards, and out of play with everything tied to them.
import { type CardId, moveCard, ownCard, owned, ownSeat, type Seat, scene, without } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { goesUnseen, seers } from '../../knows.ts';
import { facts } from '../../language.ts';
import { seatName } from '../../names.ts';
import {
  AGENDA,
  ATTACHED,
  type B5Card,
  type B5State,
  CRUSADE,
  DECK,
  DISCARD,
  FACTION,
  GLOBAL,
  HAND,
  INNER,
  inPlay,
  kindOfZone,
  PLAYING,
  REMOVED,
  restingCard,
  rows,
  SEAT_ZONES,
  SUPPORTING,
  seatOfZone,
  tableZone,
  zone,
  zoneKind,
} from '../../state.ts';
import { isBlank, youOf } from '../effects/blanking.ts';
import { inScope } from './extended-loyalty.ts';
import { giveMarks, marksGiven, purgeMark } from './marks.ts';
import { unlead, withdraw } from './ties.ts';

/** Inserts a number into a sorted list. */
function inserted(list: readonly number[], n: number): number[] {
  const copy = list.slice();
  let at = copy.length;
  while (at > 0 && copy[at - 1]! > n) at--;
  copy.splice(at, 0, n);
  return copy;
}

/** Adds a card to `active` or removes it, as its place and text require. */
export function refreshActive(s: B5State, id: CardId): void {
  const card = s.cards[id]!;
  const def = DEFS[s.defs[id]!]!;
  if (!def.active) return;
  const kind = card.zone < 0 ? -1 : zoneKind(s, card);
  const lies = (kind >= INNER && kind <= FACTION) || kind === SEAT_ZONES + GLOBAL || kind === SEAT_ZONES + ATTACHED;
  const works = lies && !card.faceDown;
  const has = s.active.includes(id);
  if (works && !has) s.active = inserted(s.active, id);
  else if (!works && has) s.active = without(s.active, id);
}

/** True for cards that nobody controls when they enter play: mercenaries (b5/mercenary/3, b5/glossary/3), certain locations (b5/glossary/4). */
function uncontrolled(def: number): boolean {
  const { mercenary, ofNobody } = DEFS[def]!.source;
  return mercenary === true || ofNobody === true;
}

/** Fields that a returning card loses at first: the cards on it, and the fleet it led. */
const AT_REST = { attached: [], leading: -1, leader: -1 } as const;

interface Move {
  card: CardId;
  to: number;
  from?: number;
  before?: Pick<B5Card, 'faction' | 'controller'>;
}

/** True for an event in progress: onto the table, and off it when it is done. */
const goesBy = (s: B5State, x: Move): boolean =>
  kindOfZone(s, x.to) === SEAT_ZONES + PLAYING || kindOfZone(s, x.from ?? x.to) === SEAT_ZONES + PLAYING;

/** True if a card from a hand or the table is discarded or removed from the game. */
function isGivenUp(s: B5State, x: Move): boolean {
  const [from, to] = [kindOfZone(s, x.from ?? x.to), kindOfZone(s, x.to)];
  return (
    (to === DISCARD || to === REMOVED) && from !== DECK && from !== DISCARD && from !== REMOVED && from !== CRUSADE
  );
}

/** The former player of a moved card: its controller, or else its owner. */
const whoseWas = (s: B5State, x: Move): Seat =>
  (x.before?.controller ?? -1) >= 0 ? x.before!.controller : s.cards[x.card]!.owner;

/** A card moves to a zone. A card that leaves play loses everything on it; the fact keeps its old state (`was`). */
export const moved = facts.define<{
  card: CardId;
  to: number;
  faceDown?: boolean;
  bottom?: boolean;
  faction?: Seat;
  controller?: Seat;
  from?: number;
  was?: Partial<B5Card>;
  /** the player whom its text meant, if it has a text about its own leaving that worked until now */
  last?: Seat;
  /** its former player, if it went from one row to another */
  before?: Pick<B5Card, 'faction' | 'controller'>;
}>('moved', {
  apply(s, x) {
    const kind = kindOfZone(s, x.to);
    const stays = kind >= INNER && kind <= FACTION;
    const { owner, zone: from, known, faction, controller } = s.cards[x.card]!;
    const seen = seers(s, x.card);
    (x as { before?: unknown }).before = { faction, controller };
    // a card that leaves the table is reset
    const atRest = (!stays && kind < SEAT_ZONES) || kind === CRUSADE;
    if (atRest) s.cards[x.card] = restingCard(s.own, owner, from, known);
    const card = ownCard(s, x.card);
    // a card that lay on or under another leaves it
    if (card.host >= 0) {
      const host = ownCard(s, card.host);
      host.attached = without(host.attached, x.card);
      card.host = -1;
    }
    if (stays && x.faction !== undefined) card.faction = x.faction;
    if (x.controller !== undefined)
      card.controller = uncontrolled(s.defs[x.card]!) && (stays || kind === SEAT_ZONES + GLOBAL) ? -1 : x.controller;
    card.faceDown = x.faceDown ? 1 : 0;
    card.handle = x.faceDown ? ++s.handles : 0;
    moveCard(s, x.card, x.to, x.bottom ?? false, seen);
    goesUnseen(s, x.card, from);
    refreshActive(s, x.card);
  },
  // it returns in its old state, if it is still where it went; cards on it return by their own facts
  revert(s, x) {
    const { from, was, before } = x;
    const { owner, zone: at, known } = s.cards[x.card]!;
    const seen = seers(s, x.card);
    if (at !== x.to || from === undefined || from < 0) return;
    const kind = kindOfZone(s, from);
    const host = kind === SEAT_ZONES + ATTACHED ? (was?.host ?? -1) : -1;
    if (kind === SEAT_ZONES + ATTACHED && (host < 0 || !inPlay(s, host))) return;
    if (kind >= INNER && kind <= FACTION) {
      // another copy of a limited card may have entered play meanwhile
      const def = s.defs[x.card]!;
      const seat = seatOfZone(s, from);
      const copy = (o: CardId) => o !== x.card && s.defs[o] === def && inScope(s, DEFS[def]!, seat, o);
      if (DEFS[def]!.copies !== 'multiple' && rows(s).some(copy)) return;
      if (was)
        s.cards[x.card] = {
          ...restingCard(s.own, owner, at, known),
          ...was,
          ...AT_REST,
          own: s.own,
          owner,
          zone: at,
          known,
        };
      else Object.assign(ownCard(s, x.card), before);
    } else {
      if (inPlay(s, x.card)) cutOff(s, x.card);
      const table = kind >= SEAT_ZONES ? was : {};
      const rest = restingCard(s.own, owner, at, known);
      s.cards[x.card] = { ...rest, ...table, ...AT_REST, own: s.own, host, owner, zone: at, known };
      if (host >= 0) ownCard(s, host).attached = [...s.cards[host]!.attached, x.card];
    }
    moveCard(s, x.card, from, false, seen);
    refreshActive(s, x.card);
  },
  show: { card: 'card', to: 'plain', from: 'plain', faceDown: 'plain' },
  aside: (s, x, seat) => goesBy(s, x) || (isGivenUp(s, x) && whoseWas(s, x) === seat),
  harms(s, x) {
    // discarding or replacing one's own agenda is a separate act with its own log entry
    if (goesBy(s, x) || !isGivenUp(s, x) || kindOfZone(s, x.from!) === AGENDA) return null;
    const sacrificed = kindOfZone(s, x.from!) !== HAND;
    return { kind: sacrificed ? 'sacrifice' : 'discard', seat: whoseWas(s, x), card: x.card };
  },
  say: (n, x, s) => {
    const whose = seatName(s, seatOfZone(s, x.to!));
    switch (kindOfZone(s, x.to!)) {
      case HAND:
        return kindOfZone(s, x.from ?? x.to!) === DECK
          ? `${whose} draws ${n.card}.`
          : kindOfZone(s, x.from ?? x.to!) === CRUSADE
            ? `${whose} takes ${n.card} from the Crusade Pile.`
            : `${n.card} goes to ${whose}'s hand.`;
      case DISCARD:
        // in the draw round, players discard from the hand by choice
        return s.round === 'draw' && kindOfZone(s, x.from ?? x.to!) === HAND
          ? `${whose} discards ${n.card}.`
          : kindOfZone(s, x.from ?? x.to!) === AGENDA
            ? `${owned(seatName(s, seatOfZone(s, x.from!)), 'agenda')} ${n.card} is discarded.`
            : `${n.card} is discarded.`;
      case REMOVED:
        // the log already says that the player is out, and all their cards leave
        return s.seats[seatOfZone(s, x.to!)]!.out ? '' : `${n.card} is removed from the game.`;
      case INNER:
        return `${n.card} joins ${whose}'s Inner Circle.`;
      case SUPPORTING:
        return `${n.card} joins ${whose}'s supporting row.`;
      case AGENDA:
        return x.faceDown ? `${whose} lays down a hidden agenda.` : `${n.card} becomes ${whose}'s agenda.`;
      case DECK:
        return `${n.card} goes ${x.from === x.to ? 'to the bottom of' : 'into'} ${whose}'s deck.`;
      case CRUSADE:
        return `${n.card} goes into ${whose}'s Crusade Pile.`;
      default:
        return '';
    }
  },
  step: 'before',
  // a player can take back a card that they showed by playing it; a card out of a deck cannot be taken back
  unsettles: true,
});

/** A card is put on or under another. A card in play that is put face down leaves play and is reset. */
export const attached = facts.define<{
  card: CardId;
  host: CardId;
  faceDown?: boolean;
  controller: Seat;
  from?: number;
  /** part of another act, whose log entry says where the card goes */
  part?: boolean;
}>('attached', {
  apply(s, x) {
    const { owner, zone: from, known, faction } = s.cards[x.card]!;
    const seen = seers(s, x.card);
    (x as { from?: number }).from = from;
    if (x.faceDown && faction >= 0) s.cards[x.card] = restingCard(s.own, owner, from, known);
    const card = ownCard(s, x.card);
    if (card.host >= 0) ownCard(s, card.host).attached = without(s.cards[card.host]!.attached, x.card);
    card.host = x.host;
    card.controller = x.controller;
    card.faceDown = x.faceDown ? 1 : 0;
    card.handle = x.faceDown ? ++s.handles : 0;
    const host = ownCard(s, x.host);
    host.attached = [...host.attached, x.card];
    moveCard(s, x.card, tableZone(s, ATTACHED), false, seen);
    goesUnseen(s, x.card, from);
    refreshActive(s, x.card);
  },
  // back to its old place, if it is still there and did not come from another card
  revert(s, x) {
    const { from = -1 } = x;
    const { owner, zone: at, known, host, controller } = s.cards[x.card]!;
    const seen = seers(s, x.card);
    if (at !== tableZone(s, ATTACHED) || host !== x.host || from < 0 || from === at) return;
    cutOff(s, x.card);
    ownCard(s, host).attached = without(s.cards[host]!.attached, x.card);
    const rest = kindOfZone(s, from) >= SEAT_ZONES ? { controller } : {};
    s.cards[x.card] = { ...restingCard(s.own, owner, at, known), ...rest };
    moveCard(s, x.card, from, false, seen);
    refreshActive(s, x.card);
  },
  show: { card: 'card', host: 'card', faceDown: 'plain', controller: 'seat', part: 'plain' },
  say: (n, x) =>
    x.part ? '' : x.faceDown ? `${n.card} is laid face down under ${n.host}.` : `${n.card} is put on ${n.host}.`,
  unsettles: true,
});

/** Cuts a card's ties to the table before it leaves play: cards on it, conflicts it is in, and marks it gave. */
export function cutOff(s: B5State, id: CardId, settled = false): void {
  const before = s.cards[id]!;
  if (!before.faceDown && !settled) {
    for (const [card, mark, n] of marksGiven(s, id)) if (s.cards[card]!.zone >= 0) purgeMark(s, card, mark, n);
  }
  unlead(s, id);
  withdraw(s, id);
  for (const a of before.attached) leavePlay(s, a, DISCARD, false, settled, true);
  s.mods = s.mods.filter(m => !(((m.by ?? m.source) === id && m.until === 'rotated') || m.card === id));
}

/**
 * A card leaves play for a zone of its owner. Cards attached to it go to their owners' discard piles (b5/cards-enhancement/7, b5/cards-enhancement/8,
 * b5/cards-contingency/13), its part in conflicts ends, and the marks that it gave go (b5/marks/9). Changes until the end of the turn continue
 * (b5/triggered/4, b5/cards-aftermath/1).
 * @param settled true if the marks that it gave are already settled (b5/replacement-marks/1)
 * @param withHost true if its host leaves too
 */
export function leavePlay(
  s: B5State,
  id: CardId,
  kind: number,
  bottom = false,
  settled = false,
  withHost = false,
): void {
  const before = s.cards[id]!;
  const def = DEFS[s.defs[id]!]!;
  // a card that was not in play has no effects to clear
  if (
    kind !== REMOVED &&
    before.zone >= 0 &&
    before.host < 0 &&
    before.zone % SEAT_ZONES < INNER &&
    before.zone < s.seats.length * SEAT_ZONES
  ) {
    moved(s, { card: id, to: zone(before.owner, kind), from: before.zone, bottom });
    return;
  }
  const you = youOf(s, id);
  const last = inPlay(s, id) && def.triggers[facts.byName.get('moved')!.index] !== undefined && !isBlank(s, id);
  const gave = def.statics.rating === undefined || you < 0 ? 0 : ratingGiven(s, id, you);
  cutOff(s, id, settled);
  if (before.host >= 0) {
    const host = ownCard(s, before.host);
    host.attached = without(host.attached, id);
  }
  if (kind === REMOVED && def.copies === 'limited') s.spentDefs = [...s.spentDefs, s.defs[id]!];
  const { attached: _attached, own: _own, ...was } = s.cards[id]!;
  moved(s, {
    card: id,
    to: zone(before.owner, kind),
    from: before.zone,
    bottom,
    was,
    ...(last && you >= 0 ? { last: you } : {}),
  });
  // the influence that it added comes from the spent tokens first (b5/agenda/25)
  if (gave > 0) ownSeat(s, you).spent = Math.max(0, s.seats[you]!.spent - gave);
  // a text that works again gives its marks again (b5/blanking/1)
  if (def.source.blanks && before.host >= 0 && !withHost) giveMarks(s, before.host);
}

/** The amount that a card in play adds to its player's rating. */
function ratingGiven(s: B5State, id: CardId, you: Seat): number {
  if (!inPlay(s, id) || isBlank(s, id)) return 0;
  const f = scene(you, id);
  return DEFS[s.defs[id]!]!.statics.rating!.reduce(
    (n, st) => (st.holds === null || st.holds(s, f) ? n + st.n(s, f) : n),
    0,
  );
}

/** True if a card is attached to another. */
export function isAttached(s: B5State, id: CardId): boolean {
  return zoneKind(s, s.cards[id]!) === SEAT_ZONES + ATTACHED;
}
