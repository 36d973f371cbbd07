// Orders of the Earthers.

export const watchYourBack = Order('Watch Your Back', {
  play: { effect: play(inHand(kizen), { less: count(that(yours, kizen)) }) },
});

import { Order } from '../../../card.ts';
import { count, inHand, kizen, play, that, yours } from '../../../words/index.ts';
