import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { energyOf } from '../../../src/state.ts';
import { VALLEY } from '../../support/valley.ts';
import { table } from '../../table.ts';

// Energy, and the end of it
rule('wars/energy/1', 'reserve, active pile and used pile are energy; hand, play and lost pile are not', () => {
  const t = table({
    locations: [VALLEY],
    seats: [{ reserve: 20, active: 3, used: 2, hand: 6, lost: 4, at: { [VALLEY]: ['Stinger'] } }, {}],
  });
  expect(energyOf(t.s, 0)).toBe(25);
  const none = table({
    locations: [VALLEY],
    seats: [{ reserve: 0, active: 0, used: 0, hand: 6, lost: 4, at: { [VALLEY]: ['Stinger'] } }, {}],
  });
  expect(energyOf(none.s, 0)).toBe(0);
});
