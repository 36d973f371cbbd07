// the rulebook comes first: the order in which its verbs load is the order in which they are offered
import '../game.ts';
import type { Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { gunsOn, outputOn } from '../printed.ts';
import { protects, shieldsOf, strengthOf } from '../rules/statistics.ts';
import { DECK, FLEET, type GeState, HAND, HQ_STRENGTH, opponents, pile } from '../state.ts';

/** From this strength on a card in hand is one to wait for. */
const STRONG = 6;

const NAMES = [
  'headquarters',
  'low headquarters',
  'bare',
  'protectors',
  'fleet',
  'terrain',
  'guns',
  'ready guns',
  'shields',
  'output',
  'damage',
  'exposed protectors',
  'exposed headquarters',
  'hand',
  'ships in hand',
  'monsters in hand',
  'terrain in hand',
  'strong in hand',
  'deck',
  'to move',
];

/** What tells who will win a match of Galactic Empires: what stands before the Sector HQ, what it has taken, what can fire and at what, and what is to come. */
export const galacticEmpiresFeatures = {
  names: NAMES,
  of(s: GeState) {
    const guns = s.seats.map((_, seat) => pile(s, seat, FLEET).reduce((n, id) => n + gunsOn(defOf(s, id).source), 0));
    return (seat: Seat): readonly number[] => {
      const left = HQ_STRENGTH - s.seats[seat]!.hq;
      const against = opponents(s, seat).reduce((n, other) => n + guns[other]!, 0);
      const fleet = fleetOf(s, seat);
      const hand = handOf(s, seat);
      return [
        left,
        Math.max(0, 10 - left),
        fleet.protectors === 0 ? 1 : 0,
        fleet.protectors,
        fleet.strength,
        fleet.terrain,
        guns[seat]!,
        fleet.ready,
        fleet.shields,
        fleet.output,
        fleet.damage,
        Math.min(3, against / (1 + fleet.wall)),
        Math.min(2, against / (1 + left)),
        hand.cards,
        hand.ships,
        hand.monsters,
        hand.terrain,
        hand.strong,
        pile(s, seat, DECK).length,
        s.turnOf === seat ? 1 : 0,
      ];
    };
  },
};

/** A fleet in numbers; `wall` is what its protectors can still bear. */
function fleetOf(s: GeState, seat: Seat) {
  const n = { protectors: 0, strength: 0, terrain: 0, ready: 0, shields: 0, output: 0, damage: 0, wall: 0 };
  for (const id of pile(s, seat, FLEET)) {
    const { source } = defOf(s, id);
    const card = s.cards[id]!;
    const strength = strengthOf(s, id);
    const shields = shieldsOf(s, id);
    const damage = Math.min(strength, card.damage);
    if (protects(s, id)) {
      n.protectors++;
      n.wall += strength + shields - damage;
    }
    if (source.types[0] === 'T') n.terrain++;
    if (card.engaged === 1) n.ready += gunsOn(source);
    n.strength += strength;
    n.shields += shields;
    n.output += outputOn(source);
    n.damage += damage;
  }
  return n;
}

/** A hand in numbers: the cards by what they are. */
function handOf(s: GeState, seat: Seat) {
  const n = { cards: 0, ships: 0, monsters: 0, terrain: 0, strong: 0 };
  for (const id of pile(s, seat, HAND)) {
    const { types, strength } = defOf(s, id).source;
    const [type] = types;
    n.cards++;
    if (type === 'S' || type === 'D') n.ships++;
    if (type === 'M') n.monsters++;
    if (type === 'T') n.terrain++;
    if (strength >= STRONG) n.strong++;
  }
  return n;
}
