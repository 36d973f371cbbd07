import { loadDecks, loadToPrepare, prepareMatch } from '@orrery/table';
import { expect, test } from 'vitest';
import { Terminal } from '../../support/terminal.ts';

const ran = async (...args: string[]) => {
  const t = new Terminal();
  return { code: await t.run('sim', ...args), text: t.text, fault: t.faults.join('\n') };
};

test('--factions draws a match for each game, and says which decks sat down', async () => {
  const { code, text } = await ran('babylon5', '--games', '1', '--players', '2', '--factions', 'drawn', '--json');
  expect(code).toBe(0);
  const { finished, aborted, wins } = JSON.parse(text);
  expect([finished, aborted]).toEqual([1, 0]);
  expect(Object.keys(wins.perDeck)).toHaveLength(2);
});

test('--factions needs a way to draw, a game with factions, and no decks', async () => {
  expect(await ran('babylon5', '--factions', 'any')).toMatchObject({
    code: 2,
    fault: 'There are no factions called "any". Choose from mixed, drawn.',
  });
  expect((await ran('wars', '--factions', 'mixed')).fault).toBe('WARS has no factions to mix.');
  expect((await ran('babylon5', '--factions', 'mixed', '--decks', 'human,narn')).fault).toBe(
    '--factions draws the decks: leave out --decks and --ladder.',
  );
});

test('Galactic Empires draws legal decks from the cards of all sets', async () => {
  const table = await loadToPrepare('galactic-empires');
  await loadDecks('galactic-empires');
  for (const seed of [1, 2]) {
    const decks = await table.mixed!(3, seed, 'drawn');
    expect(new Set(decks.map(({ name }) => name)).size).toBe(3);
    for (const { name, text } of decks) {
      expect(table.checkDeck(text, null).faults).toEqual([]);
      expect(text).not.toBe(table.decks[name]!.list);
    }
    const setup = prepareMatch(table, decks, 3, null).setup as { sets: readonly string[] };
    expect(setup.sets[0]).toBe('universe');
    expect(setup.sets.length).toBeGreaterThan(1);
  }
});
