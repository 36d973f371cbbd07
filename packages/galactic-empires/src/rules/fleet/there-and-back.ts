// Missions there and back: which carriers take crew where, and what crew can do there (ge/there-and-back/1).
import { type CardId, Seam, type Seat } from '@orrery/kernel';
import { KIND, LIBRARY, sideOf, typeOf } from '../../card.ts';
import { FLEET, type GeCard, type GeState, HAND, inPlay, pile } from '../../state.ts';
import { isRipe } from '../play/agenda.ts';
import { judgeFunction } from '../play/card-actions-limit.ts';
import { isA, isCrew, shieldsLeft } from '../table/definitions.ts';
import { isAt, locationOf } from '../table/locations.ts';
import { cardsOn, stackOf } from '../table/stacks.ts';
import { withNumbersApart } from '../texts/meanwhile.ts';
import { standing } from '../texts/standing.ts';
import { isUnder, reaches, stands, works } from '../texts/static-texts.ts';
import { isCombatCrew } from './crew.ts';
import { outputOf } from './terrain.ts';

/** Returns the result of `look` on an imagined table where a card is elsewhere. The real table does not change. */
export function imagined<T>(s: GeState, card: CardId, as: Partial<GeCard>, look: () => T): T {
  const real = s.cards[card]!;
  return withNumbersApart(s, () => {
    s.cards[card] = { ...real, ...as };
    if (as.realm !== undefined) standing(s).elsewhere = [...standing(s).elsewhere, card];
    try {
      return look();
    } finally {
      s.cards[card] = real;
    }
  });
}

/** True for a location of a fleet that can take crew. Dragons carry no crew (ge/dragon/2). */
export const isHarbor = (s: GeState, id: CardId): boolean => ['S', 'B', 'T', 'I'].includes(typeOf(s, id));

/** True for a player's ship or base, which can carry their equipment. */
export const isBerth = (s: GeState, id: CardId, seat: Seat): boolean =>
  s.cards[id]!.controller === seat && (typeOf(s, id) === 'S' || typeOf(s, id) === 'B');

/** True for a player's terrain or installation, where a shuttle without crew may land: it works there and is not free flying (ge/equipment/1). */
export const isLanding = (s: GeState, id: CardId, seat: Seat): boolean =>
  s.cards[id]!.controller === seat && (typeOf(s, id) === 'T' || typeOf(s, id) === 'I');

/** The class of transporters that pass shields. */
const PIERCING = 'passes shields';

/**
 * True if a carrier can reach or leave a location. Transporters cannot pass the shields of another player's unit (E2 Transporter), and texts may stop
 * shuttles from landing (C6 Commando).
 */
export function passes(s: GeState, carrier: CardId, seat: Seat, at: CardId): boolean {
  if (!reaches(s, carrier, at)) return false;
  const foreign = s.cards[at]!.controller !== seat;
  if (foreign && isA(s, carrier, 'transporter') && !isA(s, carrier, PIERCING) && shieldsLeft(s, at) > 0) return false;
  return !(
    foreign &&
    isA(s, carrier, 'shuttle') &&
    stands(s, KIND['no landing']) &&
    isUnder(s, KIND['no landing'], at, carrier)
  );
}

/** The time origin as the goal of a mission. It is not a card and belongs to no fleet (ge/time-origin/1). */
export const ORIGIN: CardId = -1;

/**
 * Returns the functions that a crew card could use at a location: those that concern its location. At the time origin these are functions that need
 * no location, and those that find something there.
 */
export function deedsAt(s: GeState, seat: Seat, crew: CardId, at: CardId): number[] {
  const { functions } = sideOf(s, crew);
  const fits = (fn: (typeof functions)[number]) => at === ORIGIN || fn.local;
  if (!functions.some(fits)) return [];
  const place = at === ORIGIN ? ({ on: -1, at: seat, realm: 'time origin' } as const) : { on: at, at: -1 };
  const there = inPlay(s, crew) ? place : { ...place, controller: seat, player: seat, engaged: 1 };
  return imagined(s, crew, there, () =>
    functions.flatMap((fn, i) => (fits(fn) && judgeFunction(s, seat, crew, i) === null ? [i] : [])),
  );
}

/** The class of abilities whose functions their crew can use on a mission (A4 Assault Rifle). */
const FOR_MISSIONS = 'used on missions';

/** The class of cards that hold crew captive. Combat crew on a mission uses their functions to free it (O6 Crew Capture). */
const HOLDS_CAPTIVE = 'holds a captive';

/** Returns the cards that hold crew of a player captive at a location. */
const captorsAt = (s: GeState, seat: Seat, at: CardId): readonly CardId[] =>
  cardsOn(s, at).flatMap(id =>
    s.cards[id]!.controller === seat ? cardsOn(s, id).filter(x => isA(s, x, HOLDS_CAPTIVE)) : [],
  );

/** The class of cards with functions for the crew of other players that is where they are (M6 Time Guardian). */
const FOR_VISITORS = 'used by visitors';

/** Lists the cards at a location whose functions combat crew of a player can use on a mission, in matches with the sets that have such cards. */
const LENT_THERE = new Seam<(s: GeState, seat: Seat, at: CardId) => readonly CardId[]>(LIBRARY);
LENT_THERE.add({ name: 'captors and guardians', sets: ['time-gates'] }, (s, seat, at) => [
  ...captorsAt(s, seat, at),
  ...stackOf(s, at).filter(id => isA(s, id, FOR_VISITORS)),
]);

/**
 * Returns the functions of other cards that a crew card could use at a location on a mission: the card and the number of the function. They are those
 * of abilities on it, of cards that hold crew captive there, and of cards there that are for visitors.
 */
export function lentDeedsAt(s: GeState, seat: Seat, crew: CardId, at: CardId): readonly (readonly [CardId, number])[] {
  if (!inPlay(s, crew) || at === ORIGIN) return [];
  const lenders = cardsOn(s, crew).filter(id => isA(s, id, FOR_MISSIONS));
  const there = LENT_THERE.of(s);
  if (there.length > 0 && isCombatCrew(s, crew)) lenders.push(...there.flatMap(list => list(s, seat, at)));
  if (lenders.length === 0) return [];
  const home = s.cards[crew]!.also[0] ?? locationOf(s, crew);
  return imagined(s, crew, { on: at, at: -1, also: [home] }, () =>
    lenders.flatMap(id =>
      sideOf(s, id).functions.flatMap((_fn, i) => (judgeFunction(s, seat, id, i) === null ? [[id, i] as const] : [])),
    ),
  );
}

/**
 * True if a crew can explore a terrain: it generates research, the terrain belongs to another player, and its player has an agenda for exploring in
 * hand or in play (G2 Survey Mission).
 */
export function explores(s: GeState, seat: Seat, crew: CardId, at: CardId): boolean {
  if (at < 0 || typeOf(s, at) !== 'T' || s.cards[at]!.controller === seat || !inPlay(s, crew)) return false;
  const isPlan = (id: CardId) => isA(s, id, 'survey');
  if (!pile(s, seat, HAND).some(isPlan) && !pile(s, seat, FLEET).some(id => isPlan(id) && isRipe(s, id))) return false;
  return (outputOf(s, crew, works).research ?? 0) > 0;
}

/**
 * True if a carrier can take a crew card on a mission to a location: another player's location that the carrier can reach and where the crew can act.
 */
export const canGo = (s: GeState, carrier: CardId, seat: Seat, crew: CardId, at: CardId): boolean =>
  s.cards[at]!.controller >= 0 &&
  s.cards[at]!.controller !== seat &&
  (isHarbor(s, at) || typeOf(s, at) === 'D') &&
  passes(s, carrier, seat, at) &&
  (deedsAt(s, seat, crew, at).length > 0 || lentDeedsAt(s, seat, crew, at).length > 0 || explores(s, seat, crew, at));

/** True for a player's crew that a carrier may send: engaged (ge/disengaged/1) and at the carrier's location. */
export const mayLeave = (s: GeState, carrier: CardId, seat: Seat, crew: CardId): boolean =>
  isCrew(s, crew) && s.cards[crew]!.controller === seat && works(s, crew) && isAt(s, crew, locationOf(s, carrier));

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: ge/there-and-back/2
// - rules/play/steps-of-a-play.ts: ge/there-and-back/4
// - words/effects/missions.ts: ge/there-and-back/5
