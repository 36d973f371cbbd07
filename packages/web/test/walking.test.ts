import { expect, test } from 'vitest';
import { walkedTo } from '../src/table/after/walking.ts';

/** Turn 1 was not judged. */
const TURNS = [2, 3, 4, 5, 6, 7, 8];

test('arrow keys go from turn to turn, and stop at the ends', () => {
  expect(walkedTo('ArrowRight', 3, TURNS)).toBe(4);
  expect(walkedTo('ArrowUp', 3, TURNS)).toBe(4);
  expect(walkedTo('ArrowLeft', 3, TURNS)).toBe(2);
  expect(walkedTo('ArrowDown', 2, TURNS)).toBe(2);
  expect(walkedTo('ArrowRight', 8, TURNS)).toBe(8);
});

test('Home, End and the page keys go further; other keys do not walk', () => {
  expect(walkedTo('Home', 6, TURNS)).toBe(2);
  expect(walkedTo('End', 3, TURNS)).toBe(8);
  expect(walkedTo('PageUp', 2, TURNS)).toBe(7);
  expect(walkedTo('PageDown', 4, TURNS)).toBe(2);
  expect(walkedTo('Enter', 4, TURNS)).toBeNull();
});
