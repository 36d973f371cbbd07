import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { table } from '../../table.ts';

const armed = (theirs: Parameters<typeof table>[0]['seats'][number]) =>
  table({ phase: 'weapons fire', seats: [{ fleet: ['T3 Moon', 'S4 Argonian Destroyer'] }, theirs] });

rule('ge/base/2', 'a base keeps fire from its terrain', () => {
  const t = armed({ fleet: [{ card: 'T2 Oort Cloud', on: ['B1 Military Outpost'] }] });
  expect(t.why(1, 'fire', 'T2 Oort Cloud')?.rule).toBe('ge/base/2');
  expect(t.why(1, 'fire', 'B1 Military Outpost')).toBeNull();
});
