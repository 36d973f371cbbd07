// the rulebook comes first: the order in which its verbs load is the order in which they are offered
import '../game.ts';
import type { Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { gunsOn, outputOn } from '../printed.ts';
import { protects, strengthOf } from '../rules/statistics.ts';
import { DECK, FLEET, type GeState, HAND, HQ_STRENGTH, pile } from '../state.ts';

/** What tells who will win a match of Galactic Empires: what stands before the Sector HQ, what it has taken, and what can fire. */
export const galacticEmpiresFeatures = {
  names: ['headquarters', 'bare', 'protectors', 'fleet', 'guns', 'output', 'damage', 'hand', 'deck', 'to move'],
  of:
    (s: GeState) =>
    (seat: Seat): readonly number[] => {
      let protectors = 0;
      let fleet = 0;
      let guns = 0;
      let output = 0;
      let damage = 0;
      for (const id of pile(s, seat, FLEET)) {
        const { source } = defOf(s, id);
        const strength = strengthOf(s, id);
        if (protects(s, id)) protectors++;
        fleet += strength;
        damage += Math.min(strength, s.cards[id]!.damage);
        guns += gunsOn(source);
        output += outputOn(source);
      }
      return [
        HQ_STRENGTH - s.seats[seat]!.hq,
        protectors === 0 ? 1 : 0,
        protectors,
        fleet,
        guns,
        output,
        damage,
        pile(s, seat, HAND).length,
        pile(s, seat, DECK).length,
        s.turnOf === seat ? 1 : 0,
      ];
    },
};
