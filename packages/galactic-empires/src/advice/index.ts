// load the rulebook first: the order in which its verbs load is their order in menus
import '../game.ts';
import type { CardId, Option, Seat } from '@orrery/kernel';
import { defOf, sideOf, typeOf } from '../card.ts';
import { gunsOn, outputOn } from '../printed.ts';
import { aimOf, harms } from '../rules/fire/targets.ts';
import { neededFor } from '../rules/fire/volley.ts';
import { arsenal, boltsOf } from '../rules/fire/weapons.ts';
import { eventAt, firepower } from '../rules/play/events.ts';
import { placesFor } from '../rules/play/playing-on.ts';
import { threatens } from '../rules/play/threats.ts';
import { canUseField } from '../rules/psy/psy-functions.ts';
import { shieldsLeft, strengthOf } from '../rules/table/definitions.ts';
import { stacksAtOrigin } from '../rules/table/realms.ts';
import { protectors, protects } from '../rules/table/sector-hq.ts';
import { FLEET, type GeState, HAND, HQ_STRENGTH, hasNetwork, inPlay, pile, TIME_ORIGIN } from '../state.ts';
import { goodToTarget } from './aims.ts';
import { intentOf } from './boons.ts';
import { pointsAt, pointsToDestroy } from './fire.ts';
import { mine, type Situation, situation } from './situation.ts';

type Judge = (s: GeState, at: Situation, o: Option) => number;

/** Returns what a card at the table is worth to its player. */
function worth(s: GeState, id: CardId): number {
  const { source } = defOf(s, id);
  return 1 + strengthOf(s, id) * 0.8 + outputOn(source) + gunsOn(source);
}

/** Returns how well a location shelters a psy, which is lost with it. Its shields protect the psy, too (ge/psy-rules/5). */
const shelter = (s: GeState, id: CardId): number => strengthOf(s, id) + shieldsLeft(s, id);

/** True if a player had better play a terrain before a psy: one that is stronger than those in the fleet, if a Card Play is left after it. */
function settlesFirst(s: GeState, seat: Seat): boolean {
  const best = (kind: number): number =>
    pile(s, seat, kind).reduce(
      (most, id) => (defOf(s, id).source.types[0] === 'T' ? Math.max(most, strengthOf(s, id)) : most),
      0,
    );
  return s.seats[seat]!.plays > 1 && best(HAND) > best(FLEET);
}

/**
 * Returns what playing a card of the hand is worth. Cards that build the fleet come first, and ships before all while nothing protects the Sector HQ.
 */
function playWorth(s: GeState, seat: Seat, id: CardId): number {
  const def = defOf(s, id);
  const { source } = def;
  const type = source.types[0]!;
  const bare = protectors(s, seat).length === 0;
  if (type === 'T') return 12 + source.strength;
  // psys are to a Psy Network what ships and dragons are to a Sector HQ
  if ((hasNetwork(s, seat) ? 'P' : 'SD').includes(type)) {
    const hurries = bare && (type !== 'P' || !settlesFirst(s, seat));
    return (hurries ? 20 : 9) + source.strength;
  }
  if ('SDP'.includes(type)) return 9 + source.strength;
  if (type === 'B' || type === 'I') return 8 + source.strength;
  if (type === 'F') return pile(s, seat, FLEET).some(psy => canUseField(s, seat, psy, id)) ? 8 : 3;
  if (type === 'C' || type === 'A' || type === 'E') return 5 + source.strength * 0.5;
  // a harmful card is worth its harm, a reaction waits for its moment, and a helpful card waits for a card of its player
  const side = def.sides[0]!;
  if (intentOf(def) === 'boon' && !placesFor(s, seat, id, side).some(o => o.verb !== 'on' || mine(s, seat, o.a)))
    return -1;
  if (source.reaction && side.source.effect === undefined && side.statics.length === 0) return -1;
  return 3 + source.strength * 0.5;
}

/**
 * Returns what firing at a target is worth: most for an unprotected Sector HQ, much for a card that it destroys, and less than nothing if no point
 * reaches it.
 */
function fireWorth(s: GeState, seat: Seat, target: CardId): number {
  // nobody gains by fire at a card of their own
  if (mine(s, seat, target)) return -1;
  const weapons = arsenal(s, seat);
  const points = pointsAt(s, weapons, target);
  // a mount may also fire as another type
  if (points <= 0 && weapons.every(b => b.as === 0)) return -1;
  if (target < 0) {
    const of = -2 - target;
    return 30 + points * 2 + (s.seats[of]!.hq + points >= HQ_STRENGTH ? 100 : 0);
  }
  const need = pointsToDestroy(s, target);
  const prize = worth(s, target);
  // destroying the last protector opens the Sector HQ
  const keeper = protectors(s, s.cards[target]!.controller);
  const opens = keeper.length === 1 && keeper[0] === target ? 8 : 0;
  return points >= need ? 10 + prize + opens : (points / Math.max(1, need)) * prize * 0.5 + 1;
}

/** Returns what fire at the time origin is worth: what others would lose there, less what the seat would lose. */
function originWorth(s: GeState, seat: Seat): number {
  const part = Math.min(1, pointsAt(s, arsenal(s, seat), TIME_ORIGIN) / neededFor(s, TIME_ORIGIN));
  return stacksAtOrigin(s).reduce((sum, id) => sum + (mine(s, seat, id) ? -1 : 1) * worth(s, id), 0) * part;
}

/** A weapon of a sort, of any card. */
const anyGun = (sort: 'heavy' | 'phasers') => ({ sort, name: '', card: -1 });

/**
 * Returns what it is worth to remove a card that protects a Sector HQ. It is worth most if no weapon harms the card, because then nothing else
 * removes it.
 */
function keeps(s: GeState, seat: Seat, id: CardId): number {
  if (id < 0 || !inPlay(s, id)) return 0;
  const { controller } = s.cards[id]!;
  if (controller === seat || !protects(s, id)) return 0;
  const safe = !harms(s, anyGun('heavy'), id) && !harms(s, anyGun('phasers'), id);
  return safe ? 30 : protectors(s, controller).length === 1 ? 8 : 0;
}

/** Returns what an effect on a card is worth to a seat. */
const aimed = (s: GeState, seat: Seat, id: CardId, good: number): number =>
  (mine(s, seat, id) ? good : -good) * worth(s, id) + (good < 0 ? keeps(s, seat, id) : 0);

const PLAIN: Readonly<Record<string, number>> = { pass: 0, no: 0, stop: 2 };

/** The judge of each kind of question, by its menu's name. Other questions get simple answers. */
const MENUS: Readonly<Record<string, Judge | undefined>> = {
  'play cards'(s, { seat }, o) {
    if (o.verb === 'play') return playWorth(s, seat, o.a);
    if (o.verb === 'use') return 4 + strengthOf(s, o.a) * 0.3;
    if (o.verb === 'gate') return playWorth(s, seat, o.a);
    if (o.verb === 'exchange' || o.verb === 'recall') return -1;
    return 0;
  },
  // crew, equipment and bases go where they help most: on the player's strongest card; harmful cards on the strongest card of others
  place(s, { seat, frame }, o) {
    if (o.verb === 'space') return 2;
    if (o.verb === 'fleet') return o.a === seat ? 1 : 2 + (HQ_STRENGTH - s.seats[o.a]!.hq) * 0.1;
    if (intentOf(defOf(s, frame.self)) === 'harm') return mine(s, seat, o.a) ? 1 : worth(s, o.a) + keeps(s, seat, o.a);
    if (!mine(s, seat, o.a)) return 1;
    return worth(s, o.a) + (defOf(s, frame.self).source.types[0] === 'P' ? shelter(s, o.a) : 0);
  },
  'weapons fire'(s, { seat }, o) {
    if (o.verb === 'pass') return 0;
    return o.verb === 'origin' ? originWorth(s, seat) : fireWorth(s, seat, aimOf(o));
  },
  // fire of another player's unit that the seat directs
  'direct fire'(s, { seat }, o) {
    if (o.verb === 'headquarters') return o.a === seat ? -20 : 20;
    return aimed(s, seat, o.a, -1);
  },
  // the card that takes an explosion
  blame: (s, { seat }, o) => aimed(s, seat, o.a, -1),
  agenda: (_s, _at, o) => (o.verb === 'expose' ? 10 : 0),
  target(s, { seat, frame }, o) {
    if (o.verb !== 'card') return 1;
    const side = inPlay(s, frame.self) ? sideOf(s, frame.self) : defOf(s, frame.self).sides[0]!;
    const harmful = 'HMOLE'.includes(side.type) || typeOf(s, o.a) !== 'C';
    return aimed(s, seat, o.a, goodToTarget(s, frame) || (harmful ? -1 : 1)) + 20;
  },
  // many functions do as much as the psy that uses them is strong
  psy: (s, _at, o) => strengthOf(s, o.a),
  // a reaction is worth its card if the player would lose something
  respond(s, { seat, frame }, o) {
    if (o.verb === 'pass') return 0;
    const e = eventAt(s, frame.l.at);
    if (e === null) return -1;
    // a card without a text that reacts fires back, or leaves through a transgate if it would be lost
    if (inPlay(s, o.a) && sideOf(s, o.a).reactions.length === 0)
      return boltsOf(s, o.a).length > 0 ? 4 : o.a === e.on && threatens(s, e, seat) ? 6 : -1;
    if (e.kind === 'volley') return threatens(s, e, seat) ? 5 : e.fire !== undefined && firepower(e.fire) >= 4 ? 1 : -1;
    return e.kind === 'play' && defOf(s, e.card).source.strength >= 4 ? 1 : -1;
  },
  movement: () => -1,
  discard: () => -1,
  may: (_s, _at, o) => (o.verb === 'yes' ? 1 : 0),
  number: (_s, _at, o) => o.a,
  type: (_s, _at, o) => -o.a,
  exchange: (s, _at, o) => -worth(s, o.a),
  card: (s, { seat }, o) => (o.verb === 'card' ? aimed(s, seat, o.a, -1) : 0),
};

/**
 * The opinion of a sensible player of Galactic Empires about an option, in points. 1 more point for the fleet each turn is worth about 1. It uses the
 * table and the seat's own hand, never secret cards, and does not look ahead.
 */
export const geAdvice = {
  // bots allocate points and make volleys as the table proposes
  trusts: true,
  score(s: GeState, seat: Seat, o: Option): number {
    const at = situation(s, seat);
    const judge = MENUS[at.menu];
    return judge === undefined ? (PLAIN[o.verb] ?? 1) : judge(s, at, o);
  },
};
