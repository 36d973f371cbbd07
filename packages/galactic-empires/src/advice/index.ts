// the rulebook comes first: the order in which its verbs load is the order in which they are offered
import '../game.ts';
import type { CardId, Option, Seat } from '@orrery/kernel';
import { defOf, sideOf, typeOf } from '../card.ts';
import { gunsOn, outputOn } from '../printed.ts';
import { harms } from '../rules/fire/targets.ts';
import { arsenal, boltsOf } from '../rules/fire/weapons.ts';
import { eventAt, firepower } from '../rules/play/events.ts';
import { placesFor } from '../rules/play/playing-on.ts';
import { threatens } from '../rules/play/threats.ts';
import { strengthOf } from '../rules/table/definitions.ts';
import { protectors, protects } from '../rules/table/sector-hq.ts';
import { type GeState, HQ_STRENGTH, hqOf, inPlay } from '../state.ts';
import { intentOf } from './boons.ts';
import { pointsAt, pointsToDestroy } from './fire.ts';
import { mine, type Situation, situation } from './situation.ts';

type Judge = (s: GeState, at: Situation, o: Option) => number;

/** What a card at the table is worth to whoever plays with it. */
function worth(s: GeState, id: CardId): number {
  const { source } = defOf(s, id);
  return 1 + strengthOf(s, id) * 0.8 + outputOn(source) + gunsOn(source);
}

/** What playing a card of the hand is worth: what builds the fleet first, ships before all while nothing protects the Sector HQ. */
function playWorth(s: GeState, seat: Seat, id: CardId): number {
  const def = defOf(s, id);
  const { source } = def;
  const type = source.types[0]!;
  const bare = protectors(s, seat).length === 0;
  if (type === 'T') return 12 + source.strength;
  if (type === 'S' || type === 'D') return (bare ? 20 : 9) + source.strength;
  if (type === 'B') return 8 + source.strength;
  if (type === 'C' || type === 'A' || type === 'E') return 5 + source.strength * 0.5;
  // what does harm is worth its harm, what can wait for its moment waits, and what does good for a card of one's own
  const side = def.sides[0]!;
  if (intentOf(def) === 'boon' && !placesFor(s, seat, id, side).some(o => o.verb !== 'on' || mine(s, seat, o.a)))
    return -1;
  if (source.reaction && side.source.effect === undefined && side.statics.length === 0) return -1;
  return 3 + source.strength * 0.5;
}

/** What firing at a target is worth: what it destroys most of all, a Sector HQ that stands open before everything, and less than nothing without a point. */
function fireWorth(s: GeState, seat: Seat, target: CardId): number {
  const weapons = arsenal(s, seat);
  const points = pointsAt(s, weapons, target);
  // a mount may fire as something else, too
  if (points <= 0 && weapons.every(b => b.as === 0)) return -1;
  if (target < 0) {
    const of = -2 - target;
    return 30 + points * 2 + (s.seats[of]!.hq + points >= HQ_STRENGTH ? 100 : 0);
  }
  const need = pointsToDestroy(s, target);
  const prize = worth(s, target);
  // a last protector that falls opens the Sector HQ behind it
  const keeper = protectors(s, s.cards[target]!.controller);
  const opens = keeper.length === 1 && keeper[0] === target ? 8 : 0;
  return points >= need ? 10 + prize + opens : (points / Math.max(1, need)) * prize * 0.5 + 1;
}

/** What it is worth to be rid of what alone keeps fire from a Sector HQ: most where no weapons harm it, so that nothing else ever will. */
function keeps(s: GeState, seat: Seat, id: CardId): number {
  if (id < 0 || !inPlay(s, id)) return 0;
  const { controller } = s.cards[id]!;
  if (controller === seat || !protects(s, id)) return 0;
  const safe = !harms(s, 'heavy', -1, id) && !harms(s, 'phasers', -1, id);
  return safe ? 30 : protectors(s, controller).length === 1 ? 8 : 0;
}

/** What an effect aimed at a card means for a seat, as its words tell. */
const aimed = (s: GeState, seat: Seat, id: CardId, good: number): number =>
  (mine(s, seat, id) ? good : -good) * worth(s, id) + (good < 0 ? keeps(s, seat, id) : 0);

const PLAIN: Readonly<Record<string, number>> = { pass: 0, no: 0, stop: 2 };

/** How each kind of question is judged, by its menu's name; others are answered plainly. */
const MENUS: Readonly<Record<string, Judge | undefined>> = {
  'play cards'(s, { seat }, o) {
    if (o.verb === 'play') return playWorth(s, seat, o.a);
    if (o.verb === 'use') return 4 + strengthOf(s, o.a) * 0.3;
    if (o.verb === 'gate') return playWorth(s, seat, o.a);
    if (o.verb === 'exchange' || o.verb === 'recall') return -1;
    return 0;
  },
  // crew, equipment and bases where they help most: on the strongest card of one's own, hostile ones on the strongest of others
  place(s, { seat, frame }, o) {
    if (o.verb === 'space') return 2;
    if (o.verb === 'fleet') return o.a === seat ? 1 : 2 + (HQ_STRENGTH - s.seats[o.a]!.hq) * 0.1;
    if (intentOf(defOf(s, frame.self)) === 'harm') return mine(s, seat, o.a) ? 1 : worth(s, o.a) + keeps(s, seat, o.a);
    return mine(s, seat, o.a) ? worth(s, o.a) : 1;
  },
  'weapons fire'(s, { seat }, o) {
    if (o.verb === 'pass') return 0;
    return fireWorth(s, seat, o.verb === 'headquarters' ? hqOf(o.a) : o.a);
  },
  target(s, { seat, frame }, o) {
    if (o.verb !== 'card') return 1;
    const side = inPlay(s, frame.self) ? sideOf(s, frame.self) : defOf(s, frame.self).sides[0]!;
    const harmful = 'HMOLE'.includes(side.type) || typeOf(s, o.a) !== 'C';
    return aimed(s, seat, o.a, harmful ? -1 : 1) + 20;
  },
  // a reaction is worth its card where something would be lost
  respond(s, { seat, frame }, o) {
    if (o.verb === 'pass') return 0;
    const e = eventAt(s, frame.l.at);
    if (e === null) return -1;
    // what has no text that reacts fires back, or goes through a transgate where it would be lost
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
 * What a sensible player of Galactic Empires thinks of an option, in points: one point of a fleet's each turn is worth about 1. It looks at the table
 * and at the seat's own hand, never at what lies hidden, and never ahead.
 */
export const geAdvice = {
  // points are allocated, and volleys made, as the table proposes
  trusts: true,
  score(s: GeState, seat: Seat, o: Option): number {
    const at = situation(s, seat);
    const judge = MENUS[at.menu];
    return judge === undefined ? (PLAIN[o.verb] ?? 1) : judge(s, at, o);
  },
};
