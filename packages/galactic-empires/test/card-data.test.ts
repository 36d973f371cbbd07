import { expect, test } from 'vitest';
import { CARDS, cardSheet, DEFS } from '../src/index.ts';

test('every card is plain data: it survives JSON', () => {
  for (const card of CARDS) expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  expect(new Set(DEFS.map(d => d.id)).size).toBe(DEFS.length);
});

test('at most one card in ten runs on a native step', () => {
  const native = CARDS.map(cardSheet).filter(c => c.native.length > 0);
  expect(native.length / CARDS.length).toBeLessThanOrEqual(0.1);
});
