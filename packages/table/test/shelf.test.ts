import { BadInput } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { gameEntry, gameOfId, loadGame, loadGames, SHELF } from '../src/games/shelf.ts';

test('the shelf knows each game as the game knows itself, in the same order', async () => {
  const known = SHELF.map(({ name, title, catalogue }) => ({ name, title, catalogue }));
  expect(known).toEqual(GAMES.map(({ game: { name, title }, catalogue }) => ({ name, title, catalogue })));
  expect(await loadGames()).toEqual(GAMES);
});

test('a game is loaded by its name, and found by the ids of its rules and rulings', async () => {
  for (const table of GAMES) {
    const { name } = table.game;
    expect(await loadGame(name)).toBe(table);
    expect(await loadGames(name)).toEqual([table]);
    const { prefix, example } = table.catalogue;
    for (const id of [prefix, example, `${prefix}-r-1`]) expect(gameOfId(id)?.name).toBe(name);
  }
  expect(gameOfId('chess/castling/1')).toBe(undefined);
});

test('an unknown game is refused, also with the name of something every object has', async () => {
  for (const name of ['chess', 'constructor', ''])
    await expect(loadGame(name)).rejects.toThrow(
      new BadInput(`There is no game called "${name}". Choose from babylon5, wars, galactic-empires.`),
    );
  expect(() => gameEntry('chess')).toThrow(BadInput);
});
