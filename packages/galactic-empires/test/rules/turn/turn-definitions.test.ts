import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { table } from '../../table.ts';

// The player turn, from record keeping to the draw

rule('ge/turn-definitions/5', 'a turn goes through its seven phases in order', () => {
  const t = table({
    phase: 'record keeping',
    seats: [{ fleet: ['T3 Moon', 'S2 Police Cutter'] }, { fleet: ['T3 Moon'] }],
  });
  t.least();
  t.untilPhase('discard', 1);
  expect(t.happened('phase').map(f => f.phase)).toEqual([
    'record keeping',
    'allocation',
    'engagement',
    'play A',
    'weapons fire',
    'play B',
    'discard',
  ]);
});

rule('ge/allocation-phase/6', 'points of terrain engage a ship, and what is not enough is refused', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          'T3 Moon',
          { card: 'S4 Argonian Destroyer', engaged: false },
          { card: 'S3 Argonian Frigate', engaged: false },
        ],
      },
      {},
    ],
  });
  // the moon makes 2 supply and 1 energy: enough for one ship alone
  expect(t.whyNot(1, 'S4 Argonian Destroyer', 'S3 Argonian Frigate')?.rule).toBe('ge/allocation-phase/6');
  t.pick(1, 'S4 Argonian Destroyer');
  expect([t.engaged('S4 Argonian Destroyer'), t.engaged('S3 Argonian Frigate')]).toEqual([true, false]);
});

rule('ge/weapons-fire-phase/3', 'a volley of phasers takes shields before structure', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: ['S4 Argonian Destroyer'] }, { fleet: ['S3 Tufor Cutter'] }],
  });
  t.act(1, 'fire', 'S3 Tufor Cutter');
  t.pick(1, 'S4 Argonian Destroyer', 'S4 Argonian Destroyer', 'S4 Argonian Destroyer');
  expect([t.shields('S3 Tufor Cutter'), t.strength('S3 Tufor Cutter')]).toEqual([0, [3, 3]]);
});

rule('ge/draw-phase/1', 'whoever has 9 cards or fewer draws two', () => {
  const t = table({ phase: 'draw', seats: [{ hand: ['T3 Moon'], order: 'never' }, {}] });
  expect(t.size(1, 'hand')).toBe(3);
});
