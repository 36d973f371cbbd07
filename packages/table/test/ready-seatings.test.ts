import { expect, test } from 'vitest';
import { tableGame } from '../src/games/registry.ts';
import { prepareMatch, readyDeck, readySeatings, startingHand, usualDecks } from '../src/index.ts';

const ge = tableGame('galactic-empires');

test('where all seatings of different decks are few, they are all there', () => {
  const pairs = readySeatings(ge, 2, 90);
  expect(new Set(pairs.map(names => names.join())).size).toBe(90);
  for (const [a, b] of pairs) expect(a).not.toBe(b);
});

test('where they are too many, each deck sits in each seat as often as each other', () => {
  const seatings = readySeatings(ge, 4, 200);
  expect(seatings).toHaveLength(200);
  for (let seat = 0; seat < 4; seat++)
    for (const deck of usualDecks(ge)) expect(seatings.filter(names => names[seat] === deck)).toHaveLength(20);
  for (const names of seatings) expect(new Set(names).size).toBe(4);
  // nobody has the same neighbours all the time
  const left = seatings.flatMap(names => (names[0] === 'clydon' ? [names[1]!] : []));
  expect(new Set(left).size).toBeGreaterThan(5);
  expect(readySeatings(ge, 4, 200)).toEqual(seatings);
});

test('more seats than decks sit with decks twice', () => {
  const seatings = readySeatings(ge, 12, 20);
  expect(seatings).toHaveLength(20);
  for (const names of seatings) {
    expect(names).toHaveLength(12);
    expect(new Set(names).size).toBe(10);
  }
});

test('a constructed deck of Babylon 5 sits down only where somebody chooses it, and then under every ruleset as it is', () => {
  const table = tableGame('babylon5');
  expect(readySeatings(table, 4, 24).flat()).not.toContain('narn-armada');
  for (const ruleset of ['casual', 'tournament', 'engine']) {
    const { decks, notices } = prepareMatch(
      table,
      [readyDeck(table, 'narn-armada'), readyDeck(table, 'human-peacemakers')],
      2,
      ruleset,
    );
    expect([decks, notices]).toEqual([['narn-armada', 'human-peacemakers'], []]);
  }
  // a seat without a deck gets the starter deck of a race that is free
  expect(prepareMatch(table, [readyDeck(table, 'human-peacemakers')], 2, null).decks).toEqual([
    'human-peacemakers',
    'centauri',
  ]);
  expect(startingHand(table, readyDeck(table, 'human-peacemakers')!, null, 1).length).toBeGreaterThan(0);
});
