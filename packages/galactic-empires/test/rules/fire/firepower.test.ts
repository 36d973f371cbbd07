import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { type Table, table } from '../../table.ts';

const at = (fleet: readonly CardPlace[], more: SeatPosition = {}, other: SeatPosition = {}): Table =>
  table({
    phase: 'allocation',
    seats: [
      { fleet, order: 'never', ...more },
      { order: 'never', ...other },
    ],
  });

rule('ge/fractions/2', 'whole points alone do anything: a ship with one point left lives', () => {
  const t = at(['T3 Repair Moon', { card: 'S4 Argonian Destroyer', damage: 3 }]);
  t.allocate(1, { give: [['S4 Argonian Destroyer', 'repair', 1]] });
  expect(t.strength('S4 Argonian Destroyer')).toEqual([4, 2]);
});
