import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { table } from '../../table.ts';

rule('ge/draw-phase/1', 'nine cards or fewer draw two, ten or eleven one, twelve none', () => {
  const after = (n: number) =>
    table({ phase: 'draw', seats: [{ hand: Array(n).fill('T3 Moon'), order: 'never' }, {}] }).size(1, 'hand');
  expect([9, 10, 11, 12].map(after)).toEqual([11, 11, 12, 12]);
});

rule('ge/draw-phase/2', 'an empty deck gives nothing, and the discard pile stays as it is', () => {
  const t = table({ phase: 'draw', seats: [{ hand: ['T3 Moon'], deck: 0, discard: ['T5 Star'], order: 'never' }, {}] });
  expect([t.size(1, 'hand'), t.pile(1, 'discard'), t.s.result]).toEqual([1, ['T5 Star'], null]);
});

rule('ge/draw-phase/3', 'after the draw the next player’s turn begins', () => {
  const t = table({ phase: 'draw', seats: [{}, { fleet: ['T3 Moon', { card: 'S3 Tufor Cutter', engaged: false }] }] });
  expect([t.s.turnOf, t.s.phase]).toEqual([1, 'record keeping']);
});

const BARE = { deck: 0, order: 'never' } as const;

rule('ge/draw-phase/2', 'with no card in any deck, hand or fleet the match ends, and nobody wins', () => {
  const t = table({ phase: 'discard', seats: [{ ...BARE, fleet: ['T3 Moon'] }, BARE] });
  t.pick(1, 'T3 Moon');
  expect([t.s.result, t.size(1, 'discard')]).toEqual([{ winners: [], kind: 'spent' }, 1]);
});

rule('ge/draw-phase/1', 'whoever has 9 cards or fewer draws two', () => {
  const t = table({ phase: 'draw', seats: [{ hand: ['T3 Moon'], order: 'never' }, {}] });
  expect(t.size(1, 'hand')).toBe(3);
});
