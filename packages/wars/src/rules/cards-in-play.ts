import { type CardId, EVERYBODY, knower, learn, moveCard, ownCard, owned, type Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { goesUnseen, seers, seersOf } from '../knows.ts';
import { facts } from '../language.ts';
import { PILE_NAMES } from '../names.ts';
import {
  ACTIVE,
  BLANK_CARD,
  HAND,
  IN_PLAY,
  inPlay,
  type Lasting,
  LOST,
  ON_STACK,
  RESERVE,
  SEAT_ZONES,
  STACKED,
  USED,
  type WarsState,
  zone,
} from '../state.ts';
import { placeLocation, unplaceLocation } from './locations.ts';
import { beneath, isUnder, stackedOn } from './standing.ts';
import { tacticsOf } from './statistics.ts';

const AT_REST = {
  controller: -1,
  at: -1,
  on: -1,
  damaged: 0,
  inverted: 0,
  faceDown: 0,
  entered: -1,
  moved: -1,
  uses: BLANK_CARD.uses,
  since: 0,
} as const;

/** Takes a card to a zone of its owner; it sheds all that it had in play (wars/leaving-play/3). */
function rest(s: WarsState, card: CardId, to: number, bottom = false): void {
  moveCard(s, card, to, bottom, seers(s, card));
  Object.assign(ownCard(s, card), AT_REST);
}

/** A card enters play (wars/in-play/1): at a location, or beneath a card. */
export const entered = facts.define<{
  card: CardId;
  seat: Seat;
  at: CardId;
  on: CardId;
  played: boolean;
  /** true for one played that enters play elsewhere than was announced */
  elsewhere?: boolean;
  slot?: number;
}>('entered', {
  apply(s, x) {
    moveCard(s, x.card, IN_PLAY, false, seers(s, x.card));
    const def = defOf(s, x.card);
    const at = def.type === 'location' && x.on < 0 ? x.card : x.at;
    Object.assign(ownCard(s, x.card), AT_REST, {
      controller: x.seat,
      at,
      on: x.on,
      entered: s.turn,
      since: s.seats[x.seat]!.won,
    });
    if (def.type === 'location' && x.on < 0) placeLocation(s, x.card, x.slot ?? 0);
    s.entries = [...s.entries, { seat: x.seat, card: x.card, at }];
    s.derived = null;
  },
  show: { card: 'card', seat: 'seat', at: 'card', on: 'card', played: 'plain', elsewhere: 'plain' },
  // where a card goes that is played has been told when it was, and where one starts when it was shown
  say: (n, x, s) => {
    if ((x.played && !x.elsewhere) || s.turn === 0) return '';
    const there = n.on ? ` beneath ${n.on}` : n.at && n.at !== n.card ? ` at ${n.at}` : '';
    return `${owned(n.seat, n.card)} enters play${there}${x.elsewhere ? ' instead' : ''}.`;
  },
});

/** How a card left play: destroyed, dismissed, otherwise lost, or taken elsewhere (wars/destroyed-dismissed-lost/4). */
export type Departure = 'destroyed' | 'dismissed' | 'lost' | 'returned';

/** A card leaves play for a pile of its owner (wars/in-play/4, wars/lost-pile/5). The fact keeps what it was there: its last known place and player. */
export const left = facts.define<{
  card: CardId;
  seat: Seat;
  at: CardId;
  on: CardId;
  how: Departure;
  /** the pile, by offset, and whether it goes beneath it */
  to: number;
  bottom?: boolean;
  /** the card whose text did it, -1 for the rules */
  by: CardId;
  /** true if it was in the battle under way */
  battle: boolean;
  inverted: boolean;
  power: number;
  /** what a ship's or unit's tactics came to when it left */
  tactics: number;
}>('left', {
  apply(s, x) {
    const def = defOf(s, x.card);
    if (def.type === 'location' && x.on < 0) unplaceLocation(s, x.card);
    rest(s, x.card, zone(s.cards[x.card]!.owner, x.to), x.bottom);
    if (s.lasting.length > 0) s.lasting = withoutCard(s.lasting, x.card);
    s.derived = null;
  },
  show: {
    card: 'card',
    seat: 'seat',
    at: 'card',
    on: 'card',
    how: 'plain',
    to: 'plain',
    bottom: 'plain',
    by: 'card',
    battle: 'plain',
  },
  aside: (_s, x, seat) => x.seat === seat && x.how !== 'returned',
  // what comes back to the hand or the reserve is not lost for good
  harms: (_s, x) => (x.how === 'returned' ? null : { kind: 'sacrifice', seat: x.seat, card: x.card }),
  say: (n, x) =>
    x.how === 'returned'
      ? `${owned(n.seat, n.card)} goes to ${x.bottom ? 'the bottom of ' : ''}its owner's ${PILE_NAMES[x.to!]}.`
      : `${owned(n.seat, n.card)} is ${x.how}${n.by && n.by !== n.card ? ` by ${n.by}` : ''}.`,
});

/** What was made for the turn, without a card that has left play: it comes back as new (wars/leaving-play/3). */
function withoutCard(lasting: readonly Lasting[], card: CardId): Lasting[] {
  return lasting.flatMap(x => {
    if (x.cards === null || !x.cards.includes(card)) return [x];
    const cards = x.cards.filter(id => id !== card);
    return cards.length > 0 ? [{ ...x, cards }] : [];
  });
}

/** A card in play goes to another location, or beneath another card, with all that is beneath it (wars/movement-actions/13). */
export const moved = facts.define<{ card: CardId; from: CardId; to: CardId; on: CardId; action: boolean }>('moved', {
  apply(s, x) {
    const carried = beneath(s, x.card).slice();
    Object.assign(ownCard(s, x.card), { at: x.to, on: x.on });
    for (const id of carried) takeAlong(s, id, x.to);
    s.derived = null;
  },
  show: { card: 'card', from: 'card', to: 'card', on: 'card', action: 'plain' },
  // a movement action has been told when it was performed
  say: (n, x) => (x.action ? '' : `${n.card} moves ${n.on ? `aboard ${n.on}` : `to ${n.to}`}.`),
});

function takeAlong(s: WarsState, id: CardId, to: CardId): void {
  ownCard(s, id).at = to;
  for (const x of beneath(s, id)) takeAlong(s, x, to);
}

/** A ship or unit of `whose` is damaged (wars/damage/1). `by` is the card whose ability did it, -1 for the rules; `weapon` if it is a weapon's. */
export const damaged = facts.define<{
  card: CardId;
  by: CardId;
  weapon: boolean;
  seat: Seat;
  whose: Seat;
  others: boolean;
}>('damaged', {
  apply(s, x) {
    ownCard(s, x.card).damaged = 1;
  },
  show: { card: 'card', by: 'card', weapon: 'plain', seat: 'seat', whose: 'seat' },
  harms: (_s, x) => ({ kind: 'damage', seat: x.whose, card: x.card }),
  say: n => `${owned(n.whose, n.card)} is damaged${n.by && n.by !== n.card ? ` by ${n.by}` : ''}.`,
});

/** A damaged ship or unit is whole again (wars/undamage/1). */
export const undamaged = facts.define<{ card: CardId; whose: Seat }>('undamaged', {
  apply(s, x) {
    ownCard(s, x.card).damaged = 0;
  },
  show: { card: 'card', whose: 'seat' },
  say: n => `${owned(n.whose, n.card)} is no longer damaged.`,
});

/** An inverter is turned upside down (wars/inverter/3). */
export const inverted = facts.define<{ card: CardId; whose: Seat }>('inverted', {
  apply(s, x) {
    ownCard(s, x.card).inverted = 1;
    s.derived = null;
  },
  show: { card: 'card', whose: 'seat' },
  say: n => `${owned(n.whose, n.card)} is inverted.`,
});

export const reverted = facts.define<{ card: CardId; whose: Seat }>('reverted', {
  apply(s, x) {
    ownCard(s, x.card).inverted = 0;
    s.derived = null;
  },
  show: { card: 'card', whose: 'seat' },
  say: n => `${owned(n.whose, n.card)} is reverted to its upright side.`,
});

/**
 * True for a unique card of which the seat has a copy in play: the other player's do not count, nor what is stacked on a card
 * (wars/unique/1, wars/unique/2, wars/unique/3, wars/asset/4, wars/asset/5).
 */
export const hasCopy = (s: WarsState, seat: Seat, card: CardId): boolean =>
  defOf(s, card).source.unique === true &&
  s.zones[IN_PLAY]!.some(id => id !== card && s.cards[id]!.controller === seat && s.defs[id]! === s.defs[card]!);

/** A card changes hands: used as yours (wars/use-as-yours/1). */
export const takenOver = facts.define<{ card: CardId; seat: Seat }>('taken-over', {
  apply(s, x) {
    ownCard(s, x.card).controller = x.seat;
    s.derived = null;
  },
  show: { card: 'card', seat: 'seat' },
  say: n => `${n.seat} uses ${n.card} as their own.`,
});

/** A card that is not in play goes from one pile to another. `shown`: both players see it. */
export const put = facts.define<{
  card: CardId;
  seat: Seat;
  from: number;
  to: number;
  bottom?: boolean;
  shown?: boolean;
}>('put', {
  apply(s, x) {
    if (x.shown) learn(s, x.card, EVERYBODY);
    else if (seersOf(s, x.to, false) !== EVERYBODY) goesUnseen(s, x.card);
    rest(s, x.card, x.to, x.bottom);
  },
  // whoever saw it where it was may see where it goes; of all others only the piles are told
  show: { card: 'card', seat: 'seat', from: 'plain', to: 'plain', bottom: 'plain' },
  opens: (_s, x) => x.shown === true,
  // a card that has been played goes to its pile; one of the hand is given up
  aside: (_s, x, seat) => x.from === ON_STACK || (x.from === zone(seat, HAND) && x.to === zone(seat, LOST)),
  harms: (s, x) =>
    x.from === zone(s.cards[x.card]!.owner, HAND) && x.to === zone(s.cards[x.card]!.owner, LOST)
      ? { kind: 'discard', seat: s.cards[x.card]!.owner, card: x.card }
      : null,
  say: (n, x) => {
    const place = (z: number) =>
      z === ON_STACK ? 'the stack' : z === STACKED ? 'where it was stacked' : `the ${PILE_NAMES[z % SEAT_ZONES]}`;
    // an interrupt or order that is done goes where such cards go
    if (x.from === ON_STACK && [USED, LOST].includes(x.to! % SEAT_ZONES)) return '';
    const card = n.card === 'a card' ? `${n.card} of ${owned(n.seat, '').trim()}` : owned(n.seat, n.card);
    if (x.from === x.to) return `${card} goes ${x.bottom ? 'to the bottom' : 'on top'} of ${place(x.to!)}.`;
    return `${card} goes from ${place(x.from!)} to ${x.bottom ? 'the bottom of ' : ''}${place(x.to!)}.`;
  },
});

/** A card is stacked on another, where it is not in play (wars/in-play/1). */
export const stacked = facts.define<{ card: CardId; on: CardId; faceDown: boolean; from: number }>('stacked', {
  apply(s, x) {
    if (x.faceDown) goesUnseen(s, x.card);
    rest(s, x.card, STACKED);
    Object.assign(ownCard(s, x.card), { on: x.on, faceDown: x.faceDown ? 1 : 0 });
  },
  show: { card: 'card', on: 'card', faceDown: 'plain', from: 'plain' },
  say: (n, x) => `${n.card} is stacked on ${n.on}${x.faceDown ? ' face down' : ''}.`,
});

/** Cards are shown to both players (wars/reveal/1). */
export const revealed = facts.define<{ seat: Seat; cards: readonly CardId[] }>('revealed', {
  apply(s, x) {
    for (const id of x.cards) learn(s, id, EVERYBODY);
  },
  show: { seat: 'seat', cards: 'cards' },
  opens: () => true,
  say: n => (n.cards ? `${n.seat} reveals ${n.cards}.` : `${n.seat} has no card to reveal.`),
});

/** A player looks at cards (wars/look/1): the others learn only how many. */
export const lookedAt = facts.define<{
  seat: Seat;
  cards: readonly CardId[];
  n: number;
  /** whose pile, and which, by offset */
  whose: Seat;
  from: number;
}>('looked-at', {
  apply(s, x) {
    for (const id of x.cards) learn(s, id, knower(x.seat));
  },
  show: { seat: 'seat', cards: 'cards', n: 'plain', whose: 'seat', from: 'plain' },
  opens: (_s, x, viewer) => viewer === x.seat,
  say: (n, x) =>
    n.cards
      ? `${n.seat} looks at ${n.cards} in ${owned(n.whose, PILE_NAMES[x.from!] ?? 'cards')}.`
      : `${n.seat} has no card to look at.`,
});

/** Puts a card that is not in play into a pile of its owner, by offset. */
export function putIn(s: WarsState, card: CardId, to: number, more: { bottom?: boolean; shown?: boolean } = {}): void {
  const { owner, zone: from, faceDown } = s.cards[card]!;
  // what lay face up on a card has been seen
  const shown = more.shown === true || (from === STACKED && !faceDown);
  put(s, { card, seat: owner, from, to: zone(owner, to), ...more, ...(shown ? { shown } : {}) });
}

/** Takes a card out of play, with what is beneath or on it, which is lost (wars/leaving-play/1, wars/leaving-play/2). */
export function leavePlay(
  s: WarsState,
  card: CardId,
  how: Departure,
  to = LOST,
  by: CardId = -1,
  bottom = false,
  power = 0,
): void {
  if (!inPlay(s, card)) return;
  const { controller, at, on, inverted: turned } = s.cards[card]!;
  const under = beneath(s, card).slice();
  const onTop = stackedOn(s, card);
  const { frees } = defOf(s, card).source;
  const battle = s.battle !== null && s.battle.at === at;
  const { unit, type } = defOf(s, card);
  const tactics = unit || type === 'ship' ? tacticsOf(s, card) : 0;
  left(s, { card, seat: controller, at, on, how, to, bottom, by, battle, inverted: turned === 1, power, tactics });
  for (const id of under) leavePlay(s, id, 'lost');
  for (const id of onTop) putIn(s, id, frees ? USED : LOST, { shown: true });
}

/** Damages a ship or unit, unless it is damaged already or cannot be (wars/damage/2). True if it was. */
export function damage(s: WarsState, card: CardId, by: CardId, seat: Seat): boolean {
  if (!inPlay(s, card) || s.cards[card]!.damaged || isUndamageable(s, card)) return false;
  const { controller } = s.cards[card]!;
  // what a trigger asks about "any other" damaged unit is judged at this moment (wars/triggered-ability/12)
  const others = s.zones[IN_PLAY]!.some(
    id => id !== card && s.cards[id]!.controller === controller && s.cards[id]!.damaged === 1 && defOf(s, id).unit,
  );
  return damaged(s, { card, by, weapon: by >= 0 && defOf(s, by).type === 'weapon', seat, whose: controller, others });
}

/** True for a card that an ability says can't be damaged. */
export const isUndamageable = (s: WarsState, card: CardId): boolean => isUnder(s, 'undamageable', card);

/** A player draws a card from the top of a pile (wars/draw-phase/1). */
export const drew = facts.define<{ seat: Seat; card: CardId; from: number }>('drew', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, HAND));
  },
  show: { seat: 'seat', card: 'card', from: 'plain' },
  say: (n, x) => `${n.seat} draws ${n.card} from the ${PILE_NAMES[x.from!]}.`,
});

/** Draws up to n cards from the top of a pile; as many as there are. */
export function draw(s: WarsState, seat: Seat, n: number, from: number): void {
  for (let i = 0; i < n; i++) {
    const list = s.zones[zone(seat, from)]!;
    const top = list[list.length - 1];
    if (top === undefined) return;
    drew(s, { seat, card: top, from });
  }
}

/**
 * Energy is activated, by the phase action or by a card: from the reserve to the active pile, one card at a time, unseen
 * (wars/activate/1, wars/activate/2, wars/activation-action/4).
 */
export const activated = facts.define<{ seat: Seat; n: number; announced?: boolean }>('activated', {
  apply(s, x) {
    for (let i = 0; i < x.n; i++) {
      const list = s.zones[zone(x.seat, RESERVE)]!;
      moveCard(s, list[list.length - 1]!, zone(x.seat, ACTIVE));
    }
  },
  show: { seat: 'seat', n: 'plain', announced: 'plain' },
  // what has been announced is told by then
  say: (n, x) => (x.announced ? '' : `${n.seat} activates ${n.n} energy.`),
});

/** Activates up to n energy. @param announced true for that of the phase action, whose number has been told */
export function activate(s: WarsState, seat: Seat, n: number, announced = false): void {
  const k = Math.min(n, s.zones[zone(seat, RESERVE)]!.length);
  if (k > 0) activated(s, announced && k === n ? { seat, n: k, announced } : { seat, n: k });
}

/**
 * Energy is paid: from the active pile to the used pile, one card at a time, unseen (wars/pay/1,
 * wars/used-pile/1, wars/costs/3).
 */
export const paid = facts.define<{ seat: Seat; n: number; cost?: boolean }>('paid', {
  aside: (_s, x, seat) => x.seat === seat,
  apply(s, x) {
    for (let i = 0; i < x.n; i++) {
      const list = s.zones[zone(x.seat, ACTIVE)]!;
      moveCard(s, list[list.length - 1]!, zone(x.seat, USED));
    }
  },
  show: { seat: 'seat', n: 'plain', cost: 'plain' },
  // what something costs is told with it
  say: (n, x) => (x.cost ? '' : `${n.seat} pays ${n.n} energy.`),
});

/** Pays n energy, as much of it as there is. @param cost true for what something costs that is declared next, and told with it */
export function pay(s: WarsState, seat: Seat, n: number, cost = false): void {
  const k = Math.min(n, s.zones[zone(seat, ACTIVE)]!.length);
  if (k > 0) paid(s, cost ? { seat, n: k, cost } : { seat, n: k });
}

/** How much energy a seat can pay. */
export const canPay = (s: WarsState, seat: Seat): number => s.zones[zone(seat, ACTIVE)]!.length;
