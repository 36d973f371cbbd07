// Orders of the Gongen.

export const unbiddenMartyr = Order('Unbidden Martyr', {
  play: {
    costTarget: { martyr: that(yours, kizen) },
    cost: [removeFromGame('martyr')],
    effect: sequence(retrieve(its('cost', 'martyr')), removeFromGame('self')),
  },
});

import { Order } from '../../../card.ts';
import { its, kizen, removeFromGame, retrieve, sequence, that, yours } from '../../../words/index.ts';
