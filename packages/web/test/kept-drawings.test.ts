import { expect, test } from 'vitest';
import { KeptDrawings } from '../src/cards/drawn/kept.ts';
import { sizeFor } from '../src/cards/drawn/sizes.ts';

test('kept drawings never take more than their room: the one that was not used for longest goes first', () => {
  const kept = new KeptDrawings<string>(100);
  kept.put('a', 'A', 40);
  kept.put('b', 'B', 40);
  expect(kept.get('a')).toBe('A');
  kept.put('c', 'C', 40);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', undefined, 'C']);
  expect(kept.bytes).toBe(80);
  kept.put('a', 'A again', 60);
  expect([kept.get('a'), kept.bytes]).toEqual(['A again', 100]);
  kept.put('d', 'too large', 101);
  expect([kept.get('d'), kept.bytes]).toEqual([undefined, 100]);
});

test('what is kept no more frees its memory, once', () => {
  const freed: string[] = [];
  const kept = new KeptDrawings<string>(100, value => freed.push(value));
  kept.put('a', 'A', 60);
  // the same value again frees nothing
  kept.put('a', 'A', 60);
  expect(freed).toEqual([]);
  kept.put('b', 'B', 60);
  kept.put('b', 'another B', 60);
  kept.put('c', 'too large', 101);
  expect(freed).toEqual(['A', 'B', 'too large']);
  expect([kept.get('b'), kept.bytes]).toEqual(['another B', 60]);
});

test('a drawing is made in the next larger size of its place', () => {
  expect([sizeFor(20, 20), sizeFor(90, 110), sizeFor(128, 300), sizeFor(900, 900)]).toEqual([24, 96, 128, 320]);
});

test('a drawing that fills a wide place is as large as the place is wide', () => {
  expect([sizeFor(240, 54, true), sizeFor(85, 54, true), sizeFor(240, 54)]).toEqual([160, 64, 64]);
});
