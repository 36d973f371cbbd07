import type { Position, Race, SeatPosition } from '../../src/index.ts';
import { type Table, table } from '../support/table.ts';

/** A table of two players with cards to draw. The first acts first and has influence 15. */
export function duel(
  race: Race,
  first: Partial<SeatPosition>,
  second: Partial<SeatPosition> = {},
  more: Partial<Position> = {},
): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];
  const other = second.race ?? (race === 'narn' ? 'human' : 'narn');
  return table({
    seats: [
      { race, rating: 15, deck, ...first },
      { race: other, rating: 12, deck, ...second },
    ],
    order: [race, other],
    ...more,
  });
}
