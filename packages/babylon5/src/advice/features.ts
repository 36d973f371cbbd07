// the rulebook comes first: the order in which its verbs load is the order in which they are offered
import '../game.ts';
import type { Seat } from '@orrery/kernel';
import { canAct } from '../rules/damage.ts';
import { available, rating } from '../rules/influence.ts';
import { power } from '../rules/power.ts';
import { AGENDA, type B5State, cardsIn, HAND, INNER, SUPPORTING } from '../state.ts';
import { worthOf } from './situation.ts';

/** The power that wins (b5/victory/2): how near a seat is to it counts more the nearer it is. */
const WANTED = 20;

/** What tells who will win a match of Babylon 5: power and influence before all, and who is there to get more. */
export const babylon5Features = {
  names: ['power', 'near', 'influence', 'unspent', 'inner circle', 'faction', 'ready', 'hand', 'agenda', 'unrest'],
  of(s: B5State, seat: Seat): readonly number[] {
    const has = power(s, seat);
    const inner = cardsIn(s, seat, INNER);
    let faction = 0;
    let ready = 0;
    for (const list of [inner, cardsIn(s, seat, SUPPORTING)])
      for (const id of list) {
        const worth = worthOf(s, id);
        faction += worth;
        if (canAct(s, id)) ready += worth;
      }
    return [
      has,
      Math.max(0, has - WANTED / 2) ** 2 / WANTED,
      rating(s, seat),
      available(s, seat),
      inner.length,
      faction,
      ready,
      cardsIn(s, seat, HAND).length,
      cardsIn(s, seat, AGENDA).length > 0 ? 1 : 0,
      s.seats[seat]!.unrest,
    ];
  },
};
