import { expect, test } from 'vitest';
import { factionOf } from '../src/table/games/wars/seats.ts';

test('a ready deck has its own sigil, a deck of one faction that of its cards, and a mixed deck a neutral one', () => {
  expect(factionOf({ name: 'Gongen', faction: null, seat: 0 })).toBe('gongen');
  expect(factionOf({ name: 'Ann', faction: 'quay', seat: 1 })).toBe('quay');
  // two mixed decks are told apart, and neither has the color of a faction
  const mixed = [0, 1].map(seat => factionOf({ name: 'Ann', faction: null, seat }));
  expect(new Set(mixed).size).toBe(2);
  for (const one of mixed) expect(one).toMatch(/^neutral/);
  // a player's name is no faction
  expect(factionOf({ name: 'Neutral', faction: 'shi', seat: 0 })).toBe('shi');
});
