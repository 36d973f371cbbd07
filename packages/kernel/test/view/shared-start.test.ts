import { expect, test } from 'vitest';
import { sharedStart } from '../../src/index.ts';

test('two lists share entries up to the first that differs, or up to the end of the shorter list', () => {
  expect(sharedStart('abcd'.split(''), 'abxd'.split(''))).toBe(2);
  expect(sharedStart(['a', 'b'], ['a', 'b', 'c'])).toBe(2);
  expect(sharedStart(['a', 'b', 'c'], ['a'])).toBe(1);
  expect(sharedStart([], ['a'])).toBe(0);
});

test('entries that only read alike are shared where the caller says so', () => {
  const [before, after] = [[['play', 1]], [['play', 1], ['pass']]];
  expect(sharedStart(before, after)).toBe(0);
  expect(sharedStart(before, after, (a, b) => a.join() === b.join())).toBe(1);
});
