import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { table } from '../../table.ts';

// How a match ends in which nobody can do anything any more: discard piles are never shuffled anew

const BARE = { deck: 0, order: 'never' } as const;

rule('ge/draw-phase/2', 'with no card in any deck, hand or fleet the match ends, and nobody wins', () => {
  const t = table({ phase: 'discard', seats: [{ ...BARE, fleet: ['T3 Moon'] }, BARE] });
  t.pick(1, 'T3 Moon');
  expect([t.s.result, t.size(1, 'discard')]).toEqual([{ winners: [], kind: 'spent' }, 1]);
});

test('while anybody has a card left, the match goes on', () => {
  for (const other of [
    { ...BARE, hand: ['T3 Moon'] },
    { ...BARE, deck: 1 },
    { ...BARE, fleet: ['T3 Moon'] },
  ]) {
    const t = table({ phase: 'discard', seats: [{ ...BARE, fleet: ['T3 Moon'] }, other] });
    t.pick(1, 'T3 Moon');
    expect([t.s.result, t.s.turnOf]).toEqual([null, 1]);
    t.leaveOpen();
  }
});
