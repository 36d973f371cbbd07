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

export const theBeckoning = Order('The Beckoning', {
  number: '1C270',
  faction: 'quay',
  kind: 'used',
  cost: 0,
  support: 1,
  destiny: 4,
  play: { effect: searchUsedPile(inverter) },
});
export const tunnels = Order('Tunnels', {
  number: '1U272',
  faction: 'quay',
  kind: 'used',
  cost: 0,
  support: 2,
  destiny: 4,
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
  number: '2U129',
  faction: 'quay',
  kind: 'used',
  cost: 0,
  support: 2,
  destiny: 3,
  play: {
    target: { place: battleground },
    effect: pay(times(2, count(that(yours, unit, labelled('Tahka'), at(isThe('place'))))), opponent),
  },
});
