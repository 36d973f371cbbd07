import { expect, test } from 'vitest';
import { type NumberReason, tellReasons } from '../../src/index.ts';

const adds = (by: string, n: number): NumberReason => ({ by, does: 'adds', n });

test('what adds is told with its sign, in the order in which it is counted', () => {
  expect(tellReasons([adds('the leader', 4), adds('damage', -2)])).toBe('the leader +4, damage −2');
});

test('who adds more than once is told once, and what changes nothing not at all', () => {
  expect(tellReasons([adds('a flag', 1), adds('damage', 0), adds('a flag', 1)])).toBe('a flag +2');
  expect(tellReasons([adds('damage', 0), { by: 'a flag', does: 'multiplies', n: 1 }])).toBe('');
});

test('what multiplies and what settles a number is told apart from what adds', () => {
  expect(
    tellReasons([
      { by: 'turned over', does: 'sets', n: 3 },
      { by: 'a flag', does: 'multiplies', n: 2 },
      adds('a flag', 1),
    ]),
  ).toBe('turned over = 3, a flag ×2, a flag +1');
  expect(tellReasons([{ by: 'out of action', does: 'sets', n: 0 }])).toBe('out of action');
});
