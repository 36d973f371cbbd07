import { expect, test } from 'vitest';
import { table } from '../../table.ts';

const BARE = { deck: 0, order: 'never' } as const;

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
