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
export const intimidation = Order('Intimidation', {
  play: {
    target: { place: battleground },
    effect: pay(times(2, count(that(yours, unit, labelled('Tahka'), at(isThe('place'))))), opponent),
  },
});

import { Order } from '../../card.ts';
import {
  at,
  battleground,
  cards,
  choose,
  chosen,
  compare,
  count,
  destiny,
  inverter,
  isThe,
  labelled,
  move,
  opponent,
  pay,
  relatedTo,
  reveals,
  searchUsedPile,
  sequence,
  site,
  size,
  that,
  times,
  unit,
  when,
  withA,
  yours,
} from '../../words/index.ts';
