// load the rulebook first: the order in which its verbs load is their order in menus
import '../game.ts';
import type { Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { gunsOn, outputOn } from '../printed.ts';
import { shieldsOf, strengthOf } from '../rules/table/definitions.ts';
import { protects } from '../rules/table/sector-hq.ts';
import { DECK, FLEET, type GeState, HAND, HQ_STRENGTH, pile } from '../state.ts';

const NAMES = [
  'headquarters',
  'bare',
  'protectors',
  'fleet',
  'terrain',
  'guns',
  'shields',
  'output',
  'damage',
  'hand',
  'ships in hand',
  'terrain in hand',
  'deck',
  'to move',
];

/** Features that predict the winner of a match: the cards that protect each Sector HQ, its damage, weapons, and cards to come. */
export const galacticEmpiresFeatures = {
  names: NAMES,
  of:
    (s: GeState) =>
    (seat: Seat): readonly number[] => {
      const fleet = fleetOf(s, seat);
      const hand = handOf(s, seat);
      return [
        HQ_STRENGTH - s.seats[seat]!.hq,
        fleet.protectors === 0 ? 1 : 0,
        fleet.protectors,
        fleet.strength,
        fleet.terrain,
        fleet.guns,
        fleet.shields,
        fleet.output,
        fleet.damage,
        hand.cards,
        hand.ships,
        hand.terrain,
        pile(s, seat, DECK).length,
        s.turnOf === seat ? 1 : 0,
      ];
    },
};

/** Returns a fleet in numbers. */
function fleetOf(s: GeState, seat: Seat) {
  const n = { protectors: 0, strength: 0, terrain: 0, guns: 0, shields: 0, output: 0, damage: 0 };
  for (const id of pile(s, seat, FLEET)) {
    const { source } = defOf(s, id);
    const strength = strengthOf(s, id);
    if (protects(s, id)) n.protectors++;
    if (source.types[0] === 'T') n.terrain++;
    n.strength += strength;
    n.guns += gunsOn(source);
    n.shields += shieldsOf(s, id);
    n.output += outputOn(source);
    n.damage += Math.min(strength, s.cards[id]!.damage);
  }
  return n;
}

/** Returns a hand in numbers: its cards by type. */
function handOf(s: GeState, seat: Seat) {
  const n = { cards: 0, ships: 0, terrain: 0 };
  for (const id of pile(s, seat, HAND)) {
    const [type] = defOf(s, id).source.types;
    n.cards++;
    if (type === 'S' || type === 'D' || type === 'P') n.ships++;
    if (type === 'T') n.terrain++;
  }
  return n;
}
