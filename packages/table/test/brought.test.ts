import { asked, greedyBot } from '@orrery/bots';
import { answer, awaited, determinize, listsOf, type State, start, viewOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, tableGame } from '../src/games/registry.ts';
import { prepareMatch, readyDeck, readySeatings, type TableGame } from '../src/index.ts';

/** A match between ready decks after so many greedy choices. */
function after(table: TableGame<State>, decks: readonly string[], choices: number, openLists = false): State {
  const given = decks.map(name => readyDeck(table, name));
  const { setup } = prepareMatch(table, given, decks.length, null, { openLists });
  const s = start(table.game, setup, 3);
  const bots = decks.map((_, seat) => greedyBot(seat, table.advice));
  for (let i = 0; i < choices && s.result === null; i++) {
    const seat = awaited(s)[0]!;
    answer(table.game, s, seat, bots[seat]!.choose(asked(table.game, s, seat)));
  }
  return s;
}

describe.each(GAMES.map(table => [table.game.name, table] as const))('decks of others in %s', (_name, table) => {
  const seats = table.players.usual;
  const seatings = readySeatings(table, seats, 400);

  test('are likely to be the ready decks, as they are when a match begins', () => {
    for (const decks of seatings.slice(0, 40)) {
      const s = after(table, decks, 0);
      listsOf(table.game, s).forEach((list, seat) => {
        const likely = table.game.likely!(s, seat).map(({ defs, counts }) =>
          defs.map((def, i) => ({ card: table.game.cardIds[def], count: counts[i] })),
        );
        expect(likely).toContainEqual(list);
      });
    }
  });

  test('are found out: in nearly all worlds everybody has the ready deck that he has', () => {
    let right = 0;
    let all = 0;
    for (const decks of seatings.slice(0, 10)) {
      const s = after(table, decks, 60);
      if (s.result !== null) continue;
      const lists = JSON.stringify(listsOf(table.game, s));
      for (let seed = 0; seed < 20; seed++, all++)
        if (JSON.stringify(listsOf(table.game, determinize(table.game, s, 0, seed))) === lists) right++;
    }
    expect(all).toBeGreaterThan(100);
    expect(right / all).toBeGreaterThan(0.95);
  });

  test('are seen by all where lists lie open, and by nobody elsewhere', () => {
    const decks = seatings[0]!;
    const open = after(table, decks, 20, true);
    for (const viewer of [null, 0, 'all'] as const)
      expect(viewOf(table.game, open, viewer).lists).toEqual(listsOf(table.game, open));
    expect(viewOf(table.game, after(table, decks, 20), 'all')).not.toHaveProperty('lists');
  });
});

test('an empire of later sets has its ready deck in a match with these sets, and may have any of the first set in others', () => {
  const table = tableGame('galactic-empires');
  const own = (s: State, seat: number) => JSON.stringify(listsOf(table.game, s)[seat]);
  const likely = (s: State, seat: number) =>
    table.game.likely!(s, seat).map(({ defs, counts }) =>
      JSON.stringify(defs.map((def, i) => ({ card: table.game.cardIds[def], count: counts[i] }))),
    );
  const psys = after(table, ['psycanti', 'argonian'], 0);
  expect(likely(psys, 0)).toEqual([own(psys, 0)]);
  // without the sets of that deck, its empire is one of many
  const universe = after(table, ['argonian', 'tufor'], 0);
  universe.seats[0] = { ...(universe.seats[0] as object), empire: 'Psycanti' } as never;
  expect(likely(universe, 0)).toHaveLength(10);
});
