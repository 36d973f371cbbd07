// Missions there and back: who carries crew where, and what crew can do there (ge/there-and-back/1).
import type { CardId, Seat } from '@orrery/kernel';
import { KIND, sideOf, typeOf } from '../../card.ts';
import { FLEET, type GeCard, type GeState, HAND, inPlay, pile } from '../../state.ts';
import { isRipe } from '../play/agenda.ts';
import { judgeFunction } from '../play/card-actions-limit.ts';
import { isA, shieldsLeft } from '../table/definitions.ts';
import { locationOf } from '../table/stacks.ts';
import { withNumbersApart } from '../texts/meanwhile.ts';
import { isUnder, reaches, stands, works } from '../texts/static-texts.ts';
import { outputOf } from './terrain.ts';

/** What lies at the table as it would be if a card were elsewhere: what `look` gives then. Nothing is changed. */
export function imagined<T>(s: GeState, card: CardId, as: Partial<GeCard>, look: () => T): T {
  const real = s.cards[card]!;
  return withNumbersApart(s, () => {
    s.cards[card] = { ...real, ...as };
    try {
      return look();
    } finally {
      s.cards[card] = real;
    }
  });
}

/** True for crew that carriers take along: crew, psys and ancients. */
export const isCrew = (s: GeState, id: CardId): boolean => ['C', 'P', 'N'].includes(typeOf(s, id));

/** A location of a fleet where crew may be set down: dragons carry none (ge/dragon/2). */
export const isHarbor = (s: GeState, id: CardId): boolean => ['S', 'B', 'T', 'I'].includes(typeOf(s, id));

/** A ship or base of a player, on which their equipment may be. */
export const isBerth = (s: GeState, id: CardId, seat: Seat): boolean =>
  s.cards[id]!.controller === seat && (typeOf(s, id) === 'S' || typeOf(s, id) === 'B');

/**
 * True if a carrier gets to a location or away from it: no transporter goes through the shields of another player's unit (E2 Transporter), and texts may
 * keep shuttles from landing (C6 Commando).
 */
export function passes(s: GeState, carrier: CardId, seat: Seat, at: CardId): boolean {
  if (!reaches(s, carrier, at)) return false;
  const foreign = s.cards[at]!.controller !== seat;
  if (foreign && isA(s, carrier, 'transporter') && shieldsLeft(s, at) > 0) return false;
  return !(
    foreign &&
    isA(s, carrier, 'shuttle') &&
    stands(s, KIND['no landing']) &&
    isUnder(s, KIND['no landing'], at, carrier)
  );
}

/** The time origin, as the goal of a mission: it is no card and in nobody's fleet (ge/time-origin/1). */
export const ORIGIN: CardId = -1;

/**
 * The functions that a crew card could use if it were at a location: those of its functions that are about its location; at the time origin all that
 * it could use without one.
 */
export function deedsAt(s: GeState, seat: Seat, crew: CardId, at: CardId): number[] {
  const { functions } = sideOf(s, crew);
  const fits = (fn: (typeof functions)[number]) => fn.local === (at !== ORIGIN);
  if (!functions.some(fits)) return [];
  const place = at === ORIGIN ? { on: -1, at: seat } : { on: at, at: -1 };
  const there = inPlay(s, crew) ? place : { ...place, controller: seat, player: seat, engaged: 1 };
  return imagined(s, crew, there, () =>
    functions.flatMap((fn, i) => (fits(fn) && judgeFunction(s, seat, crew, i) === null ? [i] : [])),
  );
}

/**
 * True if a crew can explore a terrain: it generates research, the terrain is another player's, and its player has an agenda for it, in hand or in
 * play (G2 Survey Mission).
 */
export function explores(s: GeState, seat: Seat, crew: CardId, at: CardId): boolean {
  if (at < 0 || typeOf(s, at) !== 'T' || s.cards[at]!.controller === seat || !inPlay(s, crew)) return false;
  const isPlan = (id: CardId) => isA(s, id, 'survey');
  if (!pile(s, seat, HAND).some(isPlan) && !pile(s, seat, FLEET).some(id => isPlan(id) && isRipe(s, id))) return false;
  return (outputOf(s, crew, works).research ?? 0) > 0;
}

/** True if a carrier can take a crew card on a mission to a location: it is another player's, the carrier gets there, and the crew can act there. */
export const canGo = (s: GeState, carrier: CardId, seat: Seat, crew: CardId, at: CardId): boolean =>
  s.cards[at]!.controller >= 0 &&
  s.cards[at]!.controller !== seat &&
  (isHarbor(s, at) || typeOf(s, at) === 'D') &&
  passes(s, carrier, seat, at) &&
  (deedsAt(s, seat, crew, at).length > 0 || explores(s, seat, crew, at));

/** True for crew of a player that a carrier may send from where it is: engaged ones (ge/disengaged/1) at the carrier's location. */
export const mayLeave = (s: GeState, carrier: CardId, seat: Seat, crew: CardId): boolean =>
  isCrew(s, crew) &&
  s.cards[crew]!.controller === seat &&
  works(s, crew) &&
  s.cards[crew]!.on === locationOf(s, carrier);
