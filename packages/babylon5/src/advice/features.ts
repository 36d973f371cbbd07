// the rulebook comes first: the order in which its verbs load is the order in which they are offered
import '../game.ts';
import type { Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { canAct } from '../rules/damage.ts';
import { available, rating } from '../rules/influence.ts';
import { chances } from '../rules/victory.ts';
import { type B5State, cardsIn, DECK, HAND, INNER, SUPPORTING } from '../state.ts';
import { worthOf } from './situation.ts';

/** By so much missing power a seat is within reach of winning (b5/victory/2). */
const REACH = 4;
/** With fewer cards to draw a seat will soon lose characters instead (b5/draw-round). */
const FEW = 12;

/** What tells who will win a match of Babylon 5: power and influence before all, who is there to get more, and how long the deck will last. */
export const babylon5Features = {
  names: [
    'power',
    'near',
    'influence',
    'available',
    'unspent',
    'inner circle',
    'characters',
    'faction',
    'ready',
    'destiny',
    'hand',
    'deck',
    'few cards',
  ],
  of(s: B5State): (seat: Seat) => readonly number[] {
    const all = chances(s);
    return seat => {
      const { rating: tokens, spent } = s.seats[seat]!;
      const { power, needs } = all[seat]!;
      const deck = cardsIn(s, seat, DECK).length;
      const inner = cardsIn(s, seat, INNER);
      let faction = 0;
      let ready = 0;
      let characters = 0;
      let destiny = 0;
      for (const list of [inner, cardsIn(s, seat, SUPPORTING)])
        for (const id of list) {
          const worth = worthOf(s, id);
          faction += worth;
          if (canAct(s, id)) ready += worth;
          if (defOf(s, id).type === 'character') characters++;
          destiny += s.cards[id]!.destiny;
        }
      return [
        power,
        Math.exp(-Math.max(0, needs - power) / REACH),
        rating(s, seat),
        available(s, seat),
        tokens - spent,
        inner.length,
        characters,
        faction,
        ready,
        destiny,
        cardsIn(s, seat, HAND).length,
        deck,
        Math.max(0, FEW - deck),
      ];
    };
  },
};
