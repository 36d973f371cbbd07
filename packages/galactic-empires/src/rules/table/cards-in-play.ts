import { type CardId, EVERYBODY, moveCard, ownCard, owned, ownSeat, type Seat } from '@orrery/kernel';
import { defOf, KIND, sideOf, typeOf } from '../../card.ts';
import { seers } from '../../knows.ts';
import { facts, programs } from '../../language.ts';
import {
  BLANK_CARD,
  DECK,
  DISCARD,
  FLEET,
  type GeState,
  HAND,
  inPlay,
  MINI,
  REMOVED,
  RESERVE,
  TABLE,
  zone,
} from '../../state.ts';
import {
  allInPlay,
  arrives,
  cardsOn,
  departs,
  forget,
  forgetNumbers,
  isUnder,
  reading,
  relaid,
  standing,
} from '../texts/standing.ts';
import { isCombined, isShip } from './definitions.ts';

// How cards come into play, move about in it, and leave it

const { owner: _owner, zone: _zone, known: _known, ...AT_REST } = BLANK_CARD;

/**
 * A unit that is a ship in space and a base on terrain of its fleet becomes what it is where it lies now (ge/empire-aqaaran/3,
 * ge/empire-aqaaran/5); against
 * terrain of others it lies as the ship that came there.
 */
export function takeForm(s: GeState, id: CardId): void {
  const { forms } = defOf(s, id);
  if (forms === null) return;
  const { on, controller, as } = s.cards[id]!;
  const based = on >= 0 && s.cards[on]!.controller === controller && typeOf(s, on) === 'T';
  const to = based ? forms.base : forms.ship;
  if (as !== to) ownCard(s, id).as = to;
}

/** A card is on its way: it is being played, or exposed. Everybody sees it. */
export const shown = facts.define<{ card: CardId; by: Seat }>('shown', {
  aside: true,
  apply(s, x) {
    moveCard(s, x.card, zone(s.cards[x.card]!.owner, TABLE), false, EVERYBODY);
  },
  show: { card: 'card', by: 'seat' },
  say: () => '',
});

/** A card comes into play: on or against another, or at the fleet of a player (ge/card-position/1, ge/card-position/2). */
export const entered = facts.define<{
  card: CardId;
  seat: Seat;
  on: CardId;
  at: Seat;
  engaged: number;
  /** the type that it is played as, where it has two */
  as?: number;
  also?: readonly CardId[];
  left?: number;
}>('entered', {
  apply(s, x) {
    departs(s, x.card);
    moveCard(s, x.card, zone(x.seat, FLEET), false, EVERYBODY);
    s.clock++;
    Object.assign(ownCard(s, x.card), AT_REST, {
      controller: x.seat,
      player: x.seat,
      on: x.on,
      at: x.on >= 0 ? -1 : x.at,
      also: x.also ?? [],
      since: s.clock,
      turn: s.seats[x.seat]!.turns,
      engaged: x.engaged,
      left: x.left ?? -1,
      as: x.as ?? 0,
    });
    takeForm(s, x.card);
    const card = s.cards[x.card]!;
    // a Mechad ship just played has a field of its own strength (ge/empire-mechad/4)
    if (defOf(s, x.card).source.nodes && typeOf(s, x.card) === 'S') card.emf = defOf(s, x.card).source.strength;
    arrives(s, x.card);
  },
  // where a card goes that is played was told when it was
  step: 'beside',
  unsettles: true,
  show: { card: 'card', seat: 'seat', on: 'card', at: 'seat', engaged: 'plain' },
  say: (n, x) => {
    const where = n.on ? ` on ${n.on}` : n.at && n.at !== n.seat ? ` against the fleet of ${n.at}` : '';
    return `${owned(n.seat, n.card)} comes into play${where}${x.engaged === 0 ? ', disengaged' : ''}.`;
  },
});

/** How a card left play. */
export type Departure = 'expired' | 'discarded' | 'destroyed' | 'negated' | 'used' | 'returned';

/** A card leaves play, or the table, for a pile of its owner; `discarded` ones go on top (ge/definitions: discarded). */
export const left = facts.define<{
  card: CardId;
  /** whose it was, and what it lay on */
  seat: Seat;
  on: CardId;
  how: Departure;
  to: number;
  bottom?: boolean;
  /** who brought it about: the player whose action it was, -1 for the rules */
  by: Seat;
}>('left', {
  aside: (_s, x) => x.how === 'used',
  apply(s, x) {
    const from = seers(s, x.card);
    // what lies against several cards does so no more against this one (ge/duration/7)
    for (const id of allInPlay(s))
      if (s.cards[id]!.also.length > 0 && s.cards[id]!.also.includes(x.card))
        ownCard(s, id).also = s.cards[id]!.also.filter(other => other !== x.card);
    departs(s, x.card);
    moveCard(s, x.card, zone(s.cards[x.card]!.owner, x.to), x.bottom, from);
    Object.assign(ownCard(s, x.card), AT_REST);
  },
  unsettles: true,
  show: { card: 'card', seat: 'seat', on: 'card', how: 'plain', to: 'plain', bottom: 'plain', by: 'seat' },
  harms: (_s, x) => (x.how === 'used' || x.to !== DISCARD ? null : { kind: 'discard', seat: x.seat, card: x.card }),
  say(n, x) {
    const card = n.seat ? owned(n.seat, n.card) : n.card;
    if (x.to === HAND) return `${card} goes back to its owner's hand.`;
    if (x.to === RESERVE) return `${card} goes to its owner's reserve fleet.`;
    if (x.to === DECK) return `${card} goes ${x.bottom ? 'beneath' : 'on top of'} its owner's deck.`;
    if (x.to === MINI) return `${card} goes into its owner's mini deck.`;
    if (x.to === REMOVED) return `${card} is out of the game.`;
    if (x.bottom) return `${card} goes beneath the discard pile.`;
    return `${card} is ${x.how === 'used' ? 'used up' : x.how === 'expired' ? 'discarded: its turns are over' : x.how}.`;
  },
});

/** A card is saved from being discarded: told to texts that wait for it. */
export const rescued = facts.define<{ card: CardId; seat: Seat }>('rescued', {
  aside: true,
  apply() {},
  show: { card: 'card', seat: 'seat' },
  say: n => `${n.card} is saved.`,
});

/** A card in play comes to lie elsewhere, with everything on it: on a card, or at the fleet of a player. */
export const moved = facts.define<{ card: CardId; on: CardId; at: Seat; also?: readonly CardId[] }>('moved', {
  apply(s, x) {
    relaid(s, x.card, () => {
      const card = ownCard(s, x.card);
      card.on = x.on;
      card.at = x.on >= 0 ? -1 : x.at;
      if (x.also !== undefined) card.also = x.also;
      takeForm(s, x.card);
    });
  },
  unsettles: true,
  show: { card: 'card', on: 'card', at: 'seat' },
  say: n => (n.on ? `${n.card} moves to ${n.on}.` : `${n.card} moves into space.`),
});

/** Control of a card changes (ge/control/1); what is on it that its old player controlled goes along. */
export const controlled = facts.define<{ card: CardId; seat: Seat; from: Seat }>('controlled', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, FLEET));
    const card = ownCard(s, x.card);
    card.controller = x.seat;
    if (card.on < 0) card.at = x.seat;
    forget(s);
  },
  unsettles: true,
  show: { card: 'card', seat: 'seat', from: 'seat' },
  say: n => `${n.seat} takes control of ${n.card}.`,
});

/** A card is engaged or disengaged (ge/engagement-phase). */
export const turned = facts.define<{ card: CardId; engaged: number }>('turned', {
  apply(s, x) {
    ownCard(s, x.card).engaged = x.engaged;
    forgetNumbers(s);
  },
  // strength that a card lends ends with its engagement
  unsettles: true,
  show: { card: 'card', engaged: 'plain' },
  say: (n, x) => `${n.card} is ${x.engaged ? 'engaged' : 'disengaged'}.`,
});

/** What a card's text counts or remembers changes. */
export const noted = facts.define<{ card: CardId; counter?: number; bond?: CardId; foe?: Seat; left?: number }>(
  'noted',
  {
    apply(s, x) {
      const card = ownCard(s, x.card);
      if (x.counter !== undefined) card.counter = x.counter;
      if (x.bond !== undefined) card.bond = x.bond;
      if (x.foe !== undefined) card.foe = x.foe;
      if (x.left !== undefined) card.left = x.left;
      // a clone takes up, or loses, the texts of what it remembers
      if (x.bond !== undefined && defOf(s, x.card).copies) forget(s);
      else forgetNumbers(s);
    },
    unsettles: true,
    show: { card: 'card', counter: 'plain', bond: 'card', foe: 'seat', left: 'plain' },
    say: () => '',
  },
);

/** A player has more or fewer Card Plays, this turn or the next. */
export const playsChanged = facts.define<{ seat: Seat; n: number; next?: boolean }>('plays', {
  aside: true,
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    if (x.next) seat.saved += x.n;
    else seat.plays += x.n;
  },
  show: { seat: 'seat', n: 'plain', next: 'plain' },
  say: (n, x) =>
    x.n! < 0 && !x.next
      ? ''
      : `${n.seat} has ${Math.abs(x.n!)} ${x.n! < 0 ? 'fewer' : 'more'} Card ${Math.abs(x.n!) === 1 ? 'Play' : 'Plays'}${x.next ? ' next turn' : ''}.`,
});

/** Gives a card, and what is in its stack that goes with it, to another player (ge/control/1). */
export function takeControl(s: GeState, card: CardId, seat: Seat): void {
  const from = s.cards[card]!.controller;
  if (from === seat) return;
  const with_ = cardsOn(s, card).filter(x => s.cards[x]!.controller === from);
  controlled(s, { card, seat, from });
  for (const x of with_) takeControl(s, x, seat);
}

/**
 * What lay on a card that has gone goes too, with ships and dragons on terrain excepted (ge/duration/5, ge/duration/6), and what lies
 * against several (ge/duration/7).
 */
function loosen(s: GeState, gone: CardId, on: readonly CardId[], wasTerrain: boolean, by: Seat, out: boolean): void {
  for (const id of on) {
    if (!inPlay(s, id) || s.cards[id]!.on !== gone) continue;
    if (wasTerrain && isShip(s, id) && !sideOf(s, id).source.combines) {
      moved(s, { card: id, on: -1, at: s.cards[id]!.controller });
      continue;
    }
    const [next, ...also] = s.cards[id]!.also;
    if (next !== undefined) moved(s, { card: id, on: next, at: -1, also });
    else if (!moveOn(s, id, out)) departNow(s, id, 'discarded', DISCARD, by);
  }
}

/** Lets a player save what is about to be discarded; loss.ts gives it, since it knows of reactions. */
export const rescues: {
  putOff(s: GeState, card: CardId, how: Departure, to: number, by: Seat, bottom: boolean): boolean;
} = { putOff: () => false };

/**
 * A card that can move goes to another location when its own leaves the game with a player (ge/how-to-win/5), or however it leaves where it hunts
 * for the next (ge/monster/4): its player is asked where. False for one that cannot, or has nowhere to go.
 */
function moveOn(s: GeState, id: CardId, out: boolean): boolean {
  const { moves } = sideOf(s, id);
  if (moves === null || !(out || moves.hunts)) return false;
  const { player } = s.cards[id]!;
  const f = reading(s, id);
  if (s.seats[player]!.out || !allInPlay(s).some(to => moves.to(s, to, f))) return false;
  moved(s, { card: id, on: -1, at: player });
  s.pending = [...s.pending, programs.waiting(programs.of(moves.program), player, id, {})];
  return true;
}

/**
 * Takes a card out of play, or off the table: to a pile of its owner, with what is on it discarded. A fact may be put in its place. A stack that is
 * discarded goes only once its player has let it go, where his standing order has him asked.
 * @param by the player whose action it was, -1 for the rules
 */
export function depart(s: GeState, card: CardId, how: Departure, to = DISCARD, by: Seat = -1, bottom = false): boolean {
  if (how === 'used' && to === DISCARD && hold(s, card)) return false;
  return !rescues.putOff(s, card, how, to, by, bottom) && departNow(s, card, how, to, by, bottom);
}

/** A card that has been used stays on the ship whose system it has taken up, and does nothing more (ge/ship-systems/9). */
const held = facts.define<{ card: CardId; ship: CardId; seat: Seat }>('held', {
  aside: true,
  apply(s, x) {
    Object.assign(ownCard(s, x.card), { engaged: 0, left: 1, system: x.ship });
    forgetNumbers(s);
  },
  show: { card: 'card', ship: 'card', seat: 'seat' },
  say: n => `${n.card} stays on ${n.ship}, and goes back to its owner's hand when the next turn of ${n.seat} begins.`,
});

/** Lets the system that a card has taken up keep it after use. False where it has none, or its ship has gone. */
function hold(s: GeState, card: CardId): boolean {
  const { system: ship } = s.cards[card]!;
  if (ship < 0 || !inPlay(s, ship)) return false;
  if (!inPlay(s, card)) {
    const seat = s.cards[ship]!.controller;
    entered(s, { card, seat, on: ship, at: seat, engaged: 0 });
  }
  held(s, { card, ship, seat: s.cards[card]!.controller });
  return true;
}

/** True for a card that a system has kept after use, and that goes back to its owner's hand when its turn is over. */
export const isHeld = (s: GeState, card: CardId): boolean => s.cards[card]!.system >= 0 && s.cards[card]!.engaged === 0;

/** The pile to which a card goes: what stands in for half of a card goes out of the game (ge/empire-krebiz/14). */
const goal = (s: GeState, card: CardId, to: number): number => (s.cards[card]!.standIn === 1 ? REMOVED : to);

/** As `depart`, with nobody asked. */
export function departNow(
  s: GeState,
  card: CardId,
  how: Departure,
  to = DISCARD,
  by: Seat = -1,
  bottom = false,
): boolean {
  const on = inPlay(s, card) ? cardsOn(s, card) : [];
  const { controller, owner, on: under } = s.cards[card]!;
  const wasTerrain = inPlay(s, card) && typeOf(s, card) === 'T' && !isCombined(s, card);
  const held = heldBy(s, card);
  const seat = controller < 0 ? owner : controller;
  if (!left(s, { card, seat, on: under, how, to: goal(s, card, to), by, ...(bottom ? { bottom } : {}) })) return false;
  loosen(s, card, on, wasTerrain, by, to === REMOVED);
  // a clone no more remembers an original that has left play (C6 Clone)
  for (const id of allInPlay(s))
    if (defOf(s, id).copies && s.cards[id]!.bond === card) noted(s, { card: id, bond: -1 });
  if (held >= 0) releases(s, held, controller);
  return true;
}

/** The card that a card in play holds under control for its player while it lies there; -1 for none (ge/control/1). */
export const heldBy = (s: GeState, card: CardId): CardId =>
  inPlay(s, card) && sideOf(s, card).statics.some(st => st.kind === 'controls') ? s.cards[card]!.on : -1;

/** A card that was under control goes back to whoever played it, unless another text of the same player still holds it (ge/control/1). */
function releases(s: GeState, card: CardId, by: Seat): void {
  if (!inPlay(s, card) || s.cards[card]!.controller !== by) return;
  const held = cardsOn(s, card).some(x => s.cards[x]!.player === by && heldBy(s, x) === card);
  if (!held) takeControl(s, card, s.cards[card]!.player);
}

/** Discards a card and what is on it (ge/duration/5). */
export const discard = (s: GeState, card: CardId, how: Departure = 'discarded', by: Seat = -1): boolean =>
  !isSpared(s, card, by) && depart(s, card, how, DISCARD, by);

/** True for a card that what others do does not destroy or damage (C2 Cyber-Programmer). */
export const isSpared = (s: GeState, card: CardId, by: Seat): boolean =>
  by >= 0 &&
  standing(s).statics[KIND.indestructible] !== undefined &&
  inPlay(s, card) &&
  s.cards[card]!.controller !== by &&
  isUnder(s, KIND.indestructible, card);

/** Returns a whole stack to its owners' hands (ge/duration/9). */
export function returnStack(s: GeState, card: CardId, by: Seat = -1): void {
  const on = cardsOn(s, card);
  const { controller, on: under } = s.cards[card]!;
  const wasTerrain = typeOf(s, card) === 'T';
  if (!left(s, { card, seat: controller, on: under, how: 'returned', to: goal(s, card, HAND), by })) return;
  for (const x of on) {
    if (!inPlay(s, x)) continue;
    if (wasTerrain && isShip(s, x)) moved(s, { card: x, on: -1, at: s.cards[x]!.controller });
    else returnStack(s, x, by);
  }
}

/** Engages or disengages a card, where that changes something. */
export function turn(s: GeState, card: CardId, engaged: boolean): void {
  const to = engaged ? 1 : 0;
  if (s.cards[card]!.engaged !== to) turned(s, { card, engaged: to });
}
