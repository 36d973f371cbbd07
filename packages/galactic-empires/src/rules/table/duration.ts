// How long cards stay: discarded with all cards on them, saved, kept after use, returned to hands (ge/duration).
import { type CardId, moveCard, ownCard, owned, ownSeat, type Seat } from '@orrery/kernel';
import { defOf, KIND, sideOf, typeOf } from '../../card.ts';
import { seers } from '../../knows.ts';
import { facts, programs } from '../../language.ts';
import {
  DECK,
  DISCARD,
  type GeState,
  HAND,
  inPlay,
  type Lasting,
  MINI,
  pile,
  REMOVED,
  RESERVE,
  SEAT_ZONES,
  TABLE,
  zone,
} from '../../state.ts';
import { homeOf } from '../empire/filarian.ts';
import { isHeldInSpace } from '../fleet/base.ts';
import { stopFunctionsOf } from '../psy/in-use.ts';
import { departs, forgetNumbers, NONE, standing } from '../texts/standing.ts';
import { isSplit, isUnder, reaches, reading, stands } from '../texts/static-texts.ts';
import { isEnclave } from '../time/enclaves.ts';
import { AT_REST, entered, moved, noted } from './cards-in-play.ts';
import { heldBy, releases } from './control.ts';
import { isA, isCombined, isShip } from './definitions.ts';
import { takenOut } from './discard-pile.ts';
import { isElsewhere } from './realms.ts';
import { allInPlay, cardsOn } from './stacks.ts';

/** True for a text that speaks of one card for the rest of the game (O4 Illness - Space Deterioration). */
const endsWith = (l: Lasting, card: CardId): boolean => l.of < 0 && l.cards?.length === 1 && l.cards[0] === card;

/** How a card left play. */
export type Departure = 'expired' | 'discarded' | 'destroyed' | 'negated' | 'used' | 'returned';

/** A card leaves play, or its zone, for a pile of its owner. `discarded` cards go on top (ge/definitions: discarded). */
export const left = facts.define<{
  card: CardId;
  /** its controller, and the card that it was on */
  seat: Seat;
  on: CardId;
  how: Departure;
  to: number;
  bottom?: boolean;
  /** the player whose action caused it; -1 for the rules */
  by: Seat;
}>('left', {
  aside: (_s, x) => x.how === 'used',
  apply(s, x) {
    const from = seers(s, x.card);
    // a card that is against several cards is no longer against this one (ge/duration/7)
    for (const id of allInPlay(s))
      if (s.cards[id]!.also.length > 0 && s.cards[id]!.also.includes(x.card))
        ownCard(s, id).also = s.cards[id]!.also.filter(other => other !== x.card);
    if (s.lasting.length > 0) stopFunctionsOf(s, x.card);
    // what a text says of a card for the rest of the game ends when that card leaves play
    if (s.lasting.length > 0 && inPlay(s, x.card) && s.lasting.some(l => endsWith(l, x.card))) {
      s.lasting = s.lasting.filter(l => !endsWith(l, x.card));
      forgetNumbers(s);
    }
    if (x.how === 'destroyed' && isShip(s, x.card)) ownSeat(s, x.seat).bereaved = 1;
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
    if (x.to === DECK) return `${card} goes ${x.bottom ? 'to the bottom' : 'on top'} of its owner's deck.`;
    if (x.to === MINI) return `${card} goes into its owner's mini deck.`;
    if (x.to === REMOVED) return `${card} is removed from the game.`;
    if (x.bottom) return `${card} goes to the bottom of the discard pile.`;
    return `${card} is ${x.how === 'used' ? 'used up' : x.how === 'expired' ? 'discarded because its turns are over' : x.how}.`;
  },
});

/** A card is saved from being discarded. Texts that wait for this react. */
export const rescued = facts.define<{ card: CardId; seat: Seat }>('rescued', {
  aside: true,
  apply() {},
  show: { card: 'card', seat: 'seat' },
  say: n => `${n.card} is saved.`,
});

/**
 * Discards the cards on a card that has left. Exceptions: ships and dragons on terrain (ge/duration/5, ge/duration/6), bases that a card
 * holds in space, and cards against several cards (ge/duration/7).
 */
function loosen(
  s: GeState,
  gone: CardId,
  on: readonly CardId[],
  how: {
    readonly wasTerrain: boolean;
    readonly by: Seat;
    readonly out: boolean;
    readonly apart: readonly CardId[];
    readonly elsewhere: boolean;
  },
): void {
  const { wasTerrain, by, out, apart, elsewhere } = how;
  for (const id of on) {
    if (!inPlay(s, id) || s.cards[id]!.on !== gone) continue;
    // what is out of play for a time stays, and goes when it comes back to a place that is gone
    if (apart.includes(id)) {
      moved(s, { card: id, on: -1, at: s.cards[id]!.player });
      continue;
    }
    if (wasTerrain && ((isShip(s, id) && !sideOf(s, id).source.combines) || isHeldInSpace(s, id))) {
      moved(s, { card: id, on: -1, at: homeOf(s, id) });
      continue;
    }
    const [next, ...also] = s.cards[id]!.also;
    if (next !== undefined) moved(s, { card: id, on: next, at: -1, also });
    // what was on a card at the time origin is discarded with it (ge/time-origin/9)
    else if (elsewhere) leave(s, id, 'discarded', DISCARD, by, false, true);
    else if (!moveOn(s, id, out)) departNow(s, id, 'discarded', DISCARD, by);
  }
}

/** Lets a player save a card before it is discarded. loss.ts fills this in, because it knows about reactions. */
export const rescues: {
  putOff(s: GeState, card: CardId, how: Departure, to: number, by: Seat, bottom: boolean): boolean;
} = { putOff: () => false };

/**
 * Moves a card that can move to another location, and asks its player where. It moves when its location leaves the game with a player
 * (ge/how-to-win/5), or whenever its location leaves if it hunts (ge/monster/4). Returns false if it cannot move or has nowhere to go.
 */
function moveOn(s: GeState, id: CardId, out: boolean): boolean {
  const { moves } = sideOf(s, id);
  if (moves === null || !(out || moves.hunts)) return false;
  if (moves.from !== null && typeOf(s, s.cards[id]!.on) !== moves.from) return false;
  const { player } = s.cards[id]!;
  const f = reading(s, id);
  if (s.seats[player]!.out) return false;
  const goes = allInPlay(s).some(to => moves.to(s, to, f) && reaches(s, id, to));
  if (!goes && !(moves.waits && !out)) return false;
  moved(s, { card: id, on: -1, at: player });
  if (!goes) return true;
  s.pending = [...s.pending, programs.waiting(programs.of(moves.program), player, id, {})];
  return true;
}

/**
 * Takes a card out of play, or out of its zone, to a pile of its owner. Cards on it are discarded. A text may replace this. If a standing order wants
 * it, the player of a stack is asked before the stack is discarded.
 * @param by the player whose action caused it; -1 for the rules
 */
export function depart(s: GeState, card: CardId, how: Departure, to = DISCARD, by: Seat = -1, bottom = false): boolean {
  if (how === 'used' && to === DISCARD && hold(s, card)) return false;
  return !rescues.putOff(s, card, how, to, by, bottom) && departNow(s, card, how, to, by, bottom);
}

/** A used card stays on the ship whose system took it, without any further effect (ge/ship-systems/9). */
export const held = facts.define<{ card: CardId; ship: CardId; seat: Seat }>('held', {
  aside: true,
  apply(s, x) {
    Object.assign(ownCard(s, x.card), { engaged: 0, left: 1, system: x.ship });
    forgetNumbers(s);
  },
  show: { card: 'card', ship: 'card', seat: 'seat' },
  say: n => `${n.card} stays on ${n.ship} until the next turn of ${n.seat}. Then it returns to its owner's hand.`,
});

/** Lets the system that took a card keep it after use. Returns false if there is no such system, or its ship has left. */
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

/** True for a card that a system keeps after use. It returns to its owner's hand when its turn is over. */
export const isHeld = (s: GeState, card: CardId): boolean => s.cards[card]!.system >= 0 && s.cards[card]!.engaged === 0;

/** The class of cards that go back to their owner's hand whenever they are discarded, even from there (S1 Patrol Ship). */
const RETURNS = 'returns when discarded';
/**
 * Returns the pile that a card goes to. A card that stands for half of another leaves the game (ge/empire-krebiz/14). A card that returns when it is
 * discarded goes to the hand (ge-r-patrol-launch-1), and so does one that has been played and that a text brings back (F8 Field of Chaos).
 */
export function goal(s: GeState, card: CardId, to: number, bottom = false): number {
  if (s.cards[card]!.standIn === 1) return REMOVED;
  return to === DISCARD && (defOf(s, card).is.has(RETURNS) || (!bottom && comesBack(s, card))) ? HAND : to;
}

/** True for a card in play, or one that is being played, that a text brings back to the hand when it would be discarded. */
const comesBack = (s: GeState, card: CardId): boolean =>
  stands(s, KIND['comes back']) &&
  (inPlay(s, card) || s.cards[card]!.zone === zone(s.cards[card]!.owner, TABLE)) &&
  isUnder(s, KIND['comes back'], card);

/** Leaves other cards in play as a card is destroyed. psy/separation.ts fills this in, because it knows about combined terrain. */
export const heirs: { keep(s: GeState, card: CardId): void } = { keep: () => {} };

/** Lets a card that would be discarded go somewhere else in play. time-origin.ts fills this in, because it discards cards itself. */
export const refuge: { takes(s: GeState, card: CardId, by: Seat): boolean } = { takes: () => false };

/** The class of cards under which other cards lie, out of play. */
const HOLDER = 'holds cards';

/** Returns the cards that lie under a card in play. */
export const cardsUnder = (s: GeState, card: CardId): CardId[] =>
  pile(s, s.cards[card]!.player, MINI).filter(id => s.cards[id]!.bond === card);

/** Does the same as `depart`, but asks nobody. */
export function departNow(
  s: GeState,
  card: CardId,
  how: Departure,
  to = DISCARD,
  by: Seat = -1,
  bottom = false,
): boolean {
  const { on: under } = s.cards[card]!;
  if (to !== DISCARD || !inPlay(s, card) || !refuge.takes(s, card, by)) return leave(s, card, how, to, by, bottom);
  dropAdrift(s, under, by);
  return true;
}

/**
 * Takes a card out of play, or out of its zone, wherever it would go instead.
 * @param elsewhere true if what is on it goes to no other place: it is, or was on a card, outside the fleets, or in an enclave
 */
function leave(
  s: GeState,
  card: CardId,
  how: Departure,
  to: number,
  by: Seat,
  bottom: boolean,
  elsewhere = inPlay(s, card) && (isElsewhere(s, card) || isEnclave(s, card)),
): boolean {
  if (how === 'destroyed' && s.lasting.length > 0) heirs.keep(s, card);
  const { controller, owner, on: under } = s.cards[card]!;
  const wasInPlay = inPlay(s, card);
  const on = wasInPlay ? cardsOn(s, card) : NONE;
  const wasTerrain = wasInPlay && typeOf(s, card) === 'T' && !isCombined(s, card);
  const held = heldBy(s, card);
  const beneath = wasInPlay && isA(s, card, HOLDER) ? cardsUnder(s, card) : NONE;
  const apart = isSplit(s) ? on.filter(id => !reaches(s, card, id)) : NONE;
  // a card that leaves the game with its owner has its owner's name, whoever controls it
  const seat = controller < 0 || to === REMOVED ? owner : controller;
  const wasDiscarded = s.cards[card]!.zone % SEAT_ZONES === DISCARD;
  if (!left(s, { card, seat, on: under, how, to: goal(s, card, to, bottom), by, ...(bottom ? { bottom } : {}) }))
    return false;
  if (wasDiscarded && to !== DISCARD) takenOut(s, card, by);
  loosen(s, card, on, { wasTerrain, by, out: to === REMOVED, apart, elsewhere });
  for (const id of beneath) departNow(s, id, 'discarded', DISCARD, by);
  dropAdrift(s, under, by);
  // a clone forgets an original that has left play (C6 Clone)
  if (standing(s).copies)
    for (const id of allInPlay(s))
      if (defOf(s, id).copies && s.cards[id]!.bond === card) noted(s, { card: id, bond: -1 });
  if (held >= 0) releases(s, held, controller);
  return true;
}

/** True for a card that has no place any more, as it came back from outside the game or lost what held it: it cannot be in play by itself. */
const isAdrift = (s: GeState, id: CardId): boolean =>
  inPlay(s, id) &&
  s.cards[id]!.on < 0 &&
  ADRIFT.has(typeOf(s, id)) &&
  !isA(s, id, 'shuttle') &&
  sideOf(s, id).playedAs !== 'T' &&
  // what is played at a fleet has its place there (B6 Evil Temple)
  typeof sideOf(s, id).on === 'function' &&
  !isHeldInSpace(s, id) &&
  reaches(s, -1, id);
const ADRIFT = new Set(['A', 'B', 'C', 'E', 'F', 'N', 'P']);

/** Discards a card that has no place any more and cannot be in play by itself; -1 for no card. */
export function dropAdrift(s: GeState, id: CardId, by: Seat = -1): void {
  if (id >= 0 && isAdrift(s, id)) departNow(s, id, 'discarded', DISCARD, by);
}

/** Discards a card and all cards on it (ge/duration/5). */
export const discard = (s: GeState, card: CardId, how: Departure = 'discarded', by: Seat = -1): boolean =>
  // a field is destroyed only with its terrain (ge/field/3)
  !(how === 'destroyed' && typeOf(s, card) === 'F') && !isSpared(s, card, by) && depart(s, card, how, DISCARD, by);

/** True for a card that other players cannot destroy or damage (C2 Cyber-Programmer). */
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
    if (wasTerrain && (isShip(s, x) || isHeldInSpace(s, x))) moved(s, { card: x, on: -1, at: s.cards[x]!.player });
    else returnStack(s, x, by);
  }
  dropAdrift(s, under, by);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/play/steps-of-a-play.ts: ge/duration/8
// - rules/table/settling.ts: ge/duration/4
// - rules/turn/record-keeping.ts: ge/duration/3
