// Orders of the Quay.

export const intimidation = Order('Intimidation', {
  play: {
    target: { place: battleground },
    effect: pay(times(2, count(that(yours, unit, labelled('Tahka'), at(isThe('place'))))), opponent),
  },
});

import { Order } from '../../../card.ts';
import {
  at,
  battleground,
  count,
  isThe,
  labelled,
  opponent,
  pay,
  that,
  times,
  unit,
  yours,
} from '../../../words/index.ts';
