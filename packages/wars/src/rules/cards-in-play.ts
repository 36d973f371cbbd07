import { type CardId, EVERYBODY, knower, learn, moveCard, ownCard, type Seat } from '@orrery/kernel';
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
  reveals: true,
  show: { card: 'card', seat: 'seat', at: 'card', on: 'card', played: 'plain' },
  say: (n, _x) => {
    const there = n.on ? ` beneath ${n.on}` : n.at && n.at !== n.card ? ` at ${n.at}` : '';
    return `${n.card} enters play${there}.`;
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
    x.how === 'returned' ? `${n.card} goes to its owner's ${PILE_NAMES[x.to!]}.` : `${n.card} is ${x.how}.`,
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
  say: n => `${n.card} moves ${n.on ? `aboard ${n.on}` : `to ${n.to}`}.`,
});

function takeAlong(s: WarsState, id: CardId, to: CardId): void {
  ownCard(s, id).at = to;
  for (const x of beneath(s, id)) takeAlong(s, x, to);
}

/** A ship or unit is damaged (wars/damage/1). `by` is the card whose ability did it, -1 for the rules; `weapon` if it is a weapon's. */
export const damaged = facts.define<{ card: CardId; by: CardId; weapon: boolean; seat: Seat; others: boolean }>(
  'damaged',
  {
    apply(s, x) {
      ownCard(s, x.card).damaged = 1;
    },
    show: { card: 'card', by: 'card', weapon: 'plain', seat: 'seat' },
    harms: (s, x) => ({ kind: 'damage', seat: s.cards[x.card]!.controller, card: x.card }),
    say: n => `${n.card} is damaged.`,
  },
);

/** A damaged ship or unit is whole again (wars/undamage/1). */
export const undamaged = facts.define<{ card: CardId }>('undamaged', {
  apply(s, x) {
    ownCard(s, x.card).damaged = 0;
  },
  show: { card: 'card' },
  say: n => `${n.card} is undamaged.`,
});

/** An inverter is turned upside down (wars/inverter/3). */
export const inverted = facts.define<{ card: CardId }>('inverted', {
  apply(s, x) {
    ownCard(s, x.card).inverted = 1;
    s.derived = null;
  },
  show: { card: 'card' },
  say: n => `${n.card} is inverted.`,
});

export const reverted = facts.define<{ card: CardId }>('reverted', {
  apply(s, x) {
    ownCard(s, x.card).inverted = 0;
    s.derived = null;
  },
  show: { card: 'card' },
  say: n => `${n.card} is reverted.`,
});

/**
 * True for a unique card of which the seat has a copy in play: the other player's do not count, nor what is stacked on a card
 * (wars/unique/1 to /3, wars/asset/4, /5).
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
  reveals: (_s, x) => x.to % SEAT_ZONES === HAND || x.shown === true || x.to % SEAT_ZONES === LOST,
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
    const place = (z: number) => (z >= SEAT_ZONES * 2 ? 'the table' : (PILE_NAMES[z % SEAT_ZONES] ?? 'a pile'));
    return `${n.seat}: ${n.card} goes from ${place(x.from!)} to ${x.bottom ? 'the bottom of ' : ''}${place(x.to!)}.`;
  },
});

/** A card is stacked on another, where it is not in play (wars/in-play/1). */
export const stacked = facts.define<{ card: CardId; on: CardId; faceDown: boolean; from: number }>('stacked', {
  apply(s, x) {
    if (x.faceDown) goesUnseen(s, x.card);
    rest(s, x.card, STACKED);
    Object.assign(ownCard(s, x.card), { on: x.on, faceDown: x.faceDown ? 1 : 0 });
  },
  reveals: (_s, x) => !x.faceDown,
  show: { card: 'card', on: 'card', faceDown: 'plain', from: 'plain' },
  say: n => `${n.card} is stacked on ${n.on}.`,
});

/** Cards are shown to both players (wars/reveal/1). */
export const revealed = facts.define<{ seat: Seat; cards: readonly CardId[] }>('revealed', {
  apply(s, x) {
    for (const id of x.cards) learn(s, id, EVERYBODY);
  },
  reveals: true,
  show: { seat: 'seat', cards: 'cards' },
  opens: () => true,
  say: n => `${n.seat} reveals ${n.cards || 'no card'}.`,
});

/** A player looks at cards (wars/look/1): the others learn only how many. */
export const lookedAt = facts.define<{ seat: Seat; cards: readonly CardId[]; n: number }>('looked-at', {
  apply(s, x) {
    for (const id of x.cards) learn(s, id, knower(x.seat));
  },
  reveals: true,
  show: { seat: 'seat', cards: 'cards', n: 'plain' },
  opens: (_s, x, viewer) => viewer === x.seat,
  say: n => `${n.seat} looks at ${n.cards || 'no card'}.`,
});

/** Puts a card that is not in play into a pile of its owner, by offset. */
export function putIn(s: WarsState, card: CardId, to: number, more: { bottom?: boolean; shown?: boolean } = {}): void {
  const { owner, zone: from, faceDown } = s.cards[card]!;
  // what lay face up on a card has been seen
  const shown = more.shown === true || (from === STACKED && !faceDown);
  put(s, { card, seat: owner, from, to: zone(owner, to), ...more, ...(shown ? { shown } : {}) });
}

/** Takes a card out of play, with what is beneath or on it, which is lost (wars/leaving-play/1, /2). */
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
  return damaged(s, { card, by, weapon: by >= 0 && defOf(s, by).type === 'weapon', seat, others });
}

/** True for a card that an ability says can't be damaged. */
export const isUndamageable = (s: WarsState, card: CardId): boolean => isUnder(s, 'undamageable', card);

/** A player draws a card from the top of a pile (wars/draw-phase/1). */
export const drew = facts.define<{ seat: Seat; card: CardId; from: number }>('drew', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, HAND));
  },
  reveals: true,
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
 * (wars/activate/1, /2, wars/activation-action/4).
 */
export const activated = facts.define<{ seat: Seat; n: number }>('activated', {
  apply(s, x) {
    for (let i = 0; i < x.n; i++) {
      const list = s.zones[zone(x.seat, RESERVE)]!;
      moveCard(s, list[list.length - 1]!, zone(x.seat, ACTIVE));
    }
  },
  show: { seat: 'seat', n: 'plain' },
  say: n => `${n.seat} activates ${n.n} energy.`,
});

/** Activates up to n energy. */
export function activate(s: WarsState, seat: Seat, n: number): void {
  const k = Math.min(n, s.zones[zone(seat, RESERVE)]!.length);
  if (k > 0) activated(s, { seat, n: k });
}

/**
 * Energy is paid: from the active pile to the used pile, one card at a time, unseen (wars/pay/1,
 * wars/used-pile/1, wars/costs/3).
 */
export const paid = facts.define<{ seat: Seat; n: number }>('paid', {
  aside: (_s, x, seat) => x.seat === seat,
  apply(s, x) {
    for (let i = 0; i < x.n; i++) {
      const list = s.zones[zone(x.seat, ACTIVE)]!;
      moveCard(s, list[list.length - 1]!, zone(x.seat, USED));
    }
  },
  show: { seat: 'seat', n: 'plain' },
  say: n => `${n.seat} pays ${n.n} energy.`,
});

/** Pays n energy, as much of it as there is. */
export function pay(s: WarsState, seat: Seat, n: number): void {
  const k = Math.min(n, s.zones[zone(seat, ACTIVE)]!.length);
  if (k > 0) paid(s, { seat, n: k });
}

/** How much energy a seat can pay. */
export const canPay = (s: WarsState, seat: Seat): number => s.zones[zone(seat, ACTIVE)]!.length;
