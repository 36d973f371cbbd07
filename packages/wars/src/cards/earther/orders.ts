import { Order } from '../../card.ts';
import { count, inHand, kizen, play, that, yours } from '../../words/index.ts';

export const watchYourBack = Order('Watch Your Back', {
  number: '2U26',
  faction: 'earther',
  kind: 'used',
  cost: 0,
  support: 2,
  destiny: 3,
  play: { effect: play(inHand(kizen), { less: count(that(yours, kizen)) }) },
});
