// import the rules first: options are offered in the order in which verbs load
import '../game.ts';
import type { Seat } from '@orrery/kernel';
import { powerOf } from '../rules/cards/modifiers.ts';
import { controls } from '../rules/locations/control.ts';
import { locations } from '../rules/locations/location.ts';
import { activationLimit } from '../rules/phases/activation-action.ts';
import { energyOf, HAND, IN_PLAY, pile, type WarsState } from '../state.ts';
import { worth } from './situation.ts';

/**
 * The numbers that predict the winner of a match of WARS. The most important ones are the energy left, and the cards in play that protect it or take
 * the opponent's.
 */
export const warsFeatures = {
  names: ['energy', 'low energy', 'hand', 'cards', 'power', 'income', 'places', 'to move'],
  of:
    (s: WarsState) =>
    (seat: Seat): readonly number[] => {
      const energy = energyOf(s, seat);
      let cards = 0;
      let power = 0;
      for (const id of s.zones[IN_PLAY]!) {
        if (s.cards[id]!.controller !== seat) continue;
        cards += worth(s, id);
        power += powerOf(s, id);
      }
      let places = 0;
      for (const at of locations(s)) if (controls(s, seat, at)) places++;
      return [
        energy,
        Math.max(0, 15 - energy),
        pile(s, seat, HAND).length,
        cards,
        power,
        activationLimit(s, seat),
        places,
        s.active === seat ? 1 : 0,
      ];
    },
};
