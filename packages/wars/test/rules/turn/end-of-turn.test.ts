import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { VALLEY } from '../../support/valley.ts';
import { table } from '../../table.ts';

// The end of a turn
rule('wars/end-of-turn/1', 'power +3 until the end of the turn is gone in the next one', () => {
  const t = table({
    phase: 'draw',
    locations: [VALLEY],
    seats: [{ hand: ['Test Might'], at: { [VALLEY]: ['Hellcat Aviatrix'] } }, {}],
  });
  t.play(1, 'Test Might');
  expect(t.power('Hellcat Aviatrix')).toBe(4);
  t.until('activate', 2);
  expect(t.power('Hellcat Aviatrix')).toBe(1);
});

rule(['wars/end-of-turn/2', 'wars/end-of-turn/3'], 'both used piles go beneath, active energy stays', () => {
  const t = table({
    phase: 'draw',
    locations: [VALLEY],
    seats: [
      { reserve: 5, active: 3, used: ['Stinger', 'Boxer', 'Slider', 'Little Nelly'] },
      { reserve: 6, active: 2, used: ['Sidearm', 'Plasma Cannon', 'Stinger'] },
    ],
  }).until('activate', 2);
  expect([t.size(1, 'used'), t.size(2, 'used')]).toEqual([0, 0]);
  expect([t.size(1, 'reserve'), t.size(2, 'reserve')]).toEqual([9, 9]);
  expect(t.pile(1, 'reserve').slice(-4)).toEqual(['Stinger', 'Boxer', 'Slider', 'Little Nelly']);
  expect(t.pile(2, 'reserve').slice(-3)).toEqual(['Sidearm', 'Plasma Cannon', 'Stinger']);
  expect([t.size(1, 'active'), t.size(2, 'active')]).toEqual([3, 2]);
});
