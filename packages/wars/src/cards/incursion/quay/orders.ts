// Orders of the Quay.

export const theBeckoning = Order('The Beckoning', {
  play: { effect: searchUsedPile(inverter) },
});
export const tunnels = Order('Tunnels', {
  play: {
    target: {
      start: that(site, withA(that(yours, unit))),
      band: { of: that(yours, unit, at(isThe('start'))), max: count(that(yours, unit, at(isThe('start')))) },
    },
    effect: sequence(
      reveals('you'),
      when(
        compare(size(chosen('band')), '<', destiny),
        choose(
          'there',
          { list: cards(that(site, relatedTo('start'))), prompt: 'To which site do they move?' },
          move('band', 'there'),
        ),
      ),
    ),
  },
});

import { Order } from '../../../card.ts';
import {
  at,
  cards,
  choose,
  chosen,
  compare,
  count,
  destiny,
  inverter,
  isThe,
  move,
  relatedTo,
  reveals,
  searchUsedPile,
  sequence,
  site,
  size,
  that,
  unit,
  when,
  withA,
  yours,
} from '../../../words/index.ts';
