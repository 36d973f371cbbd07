import { type MatchRecord, replay, type State } from '@orrery/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableGame } from '../src/contract/game.ts';

// Each test begins in a process that has loaded nothing: modules are read anew.

type Shelf = typeof import('../src/games/shelf.ts');
type Table = TableGame<State>;

const GAMES = ['babylon5', 'wars', 'galactic-empires'] as const;

let shelf: Shelf;
let hosting: typeof import('../src/index.ts');

beforeEach(async () => {
  vi.resetModules();
  shelf = await import('../src/games/shelf.ts');
  hosting = await import('../src/index.ts');
});

/** A match of bots with ready decks, to its end or for some choices. */
function played(table: Table, seed: number, most: number): MatchRecord {
  const { setup } = hosting.prepareMatch(table, [], table.players.usual, table.rulesets[0] ?? null);
  const players = Array.from({ length: table.players.usual }, () => ({ bot: 'random' }));
  const session = hosting.Session.start(table, setup, seed, players);
  for (let n = 0; n < most && session.result === null; n++) {
    const seat = session.botAsked();
    if (seat === null) break;
    session.choose(seat, session.match.decision, hosting.botAnswer(table, session.match, seat, 'random'));
  }
  return session.match.record();
}

describe.each(GAMES)('%s', game => {
  test('has no card as long as only its rules are loaded, and says so to who plays too early', async () => {
    const table = await shelf.loadRules(game);
    expect(table.cards).toEqual([]);
    expect(table.game.cardIds).toEqual([]);
    expect(() => table.advice).toThrow('is not loaded');
    const [first] = table.game.library!.first;
    expect(() => table.game.library!.checked(undefined)).toThrow(
      `the set ${first} of ${table.game.title} is not loaded`,
    );
  });

  test('is called the same on the shelf, in its lists and in its rules', async () => {
    const { name, title } = shelf.gameEntry(game);
    for (const part of [await shelf.loadDecks(game), await shelf.loadRules(game)])
      expect([part.game.name, part.game.title]).toEqual([name, title]);
  });

  test('reads and checks a ready deck after what reads lists is loaded', async () => {
    const table = await shelf.loadDecks(game);
    for (const { list } of Object.values(table.decks))
      expect(table.checkDeck(list, table.rulesets[0] ?? null).faults).toEqual([]);
  });

  test('reads lists before a card is loaded, and says the same of them with all cards', async () => {
    const table = await shelf.loadDecks(game);
    const lists = Object.values(table.decks).flatMap(({ list }) => [
      list,
      // a fault of copies, a title that is misspelt, and a line that nobody can read
      `${list.replace(/[1-4](?=x? )/g, '9')}\n2 Refugeees\n1 Ja Dok\n???`,
    ]);
    // Galactic Empires has no rulesets
    const rulesets = table.rulesets.length > 0 ? table.rulesets : [null];
    const reports = () =>
      rulesets.flatMap(ruleset =>
        lists.map(list => ({ checked: table.checkDeck(list, ruleset), text: table.printDeck(list) })),
      );
    const printed = reports();
    expect(printed).toHaveLength(rulesets.length * lists.length);
    expect(printed.some(({ checked }) => checked.faults.length > 0)).toBe(true);
    const whole = await shelf.loadRules(game);
    expect(whole.game.library!.size).toBe(0);
    await whole.load();
    expect(reports()).toEqual(printed);
    expect(whole.game.library!.size).toBeGreaterThan(300);
  });

  test('begins a match whose record names its sets, and plays it again from the record', async () => {
    const table = await shelf.loadToPrepare(game);
    const record = played(table, 5, 60);
    const { sets } = record.setup as { sets: string[] };
    expect(sets).toEqual(table.game.library!.first);
    vi.resetModules();
    const again = await ((await import('../src/games/shelf.ts')) as Shelf).loadGame(game, record.setup);
    expect(again).not.toBe(table);
    expect(replay(again.game, record).divergence).toBe(null);
  });

  test('plays a record that names no sets, as all did once, to the same positions', async () => {
    const table = await shelf.loadToPrepare(game);
    const record = played(table, 6, 60);
    const { sets: _sets, ...old } = record.setup as { sets: string[] };
    await shelf.loadFor(table, old);
    const { divergence } = replay(table.game, { ...record, setup: old });
    // every fingerprint agrees; only the seal knows that the setup was changed
    expect(divergence).toEqual({ at: 0, message: 'the head (game, version, setup or seed) was changed' });
  });

  test('refuses a record with a set that this version does not have, in one line', async () => {
    const table = await shelf.loadToPrepare(game);
    const record = played(table, 7, 5);
    const setup = { ...(record.setup as object), sets: ['moons'] };
    const names = table.game.library!.sets.map(set => set.name).join(', ');
    const message = `This match needs the set "moons" of ${table.game.title}. This version has only ${names}.`;
    for (const refused of [shelf.loadGame(game, setup), shelf.loadFor(table, setup)])
      await expect(refused).rejects.toThrow(message);
    expect(() => replay(table.game, { ...record, setup })).toThrow(message);
  });

  test('tells of its sets in the order of publication, each with a name and room', async () => {
    const { library } = (await shelf.loadRules(game)).game;
    expect(new Set(library!.sets.map(set => set.name)).size).toBe(library!.sets.length);
    for (const { name, room } of library!.sets) {
      expect(name).toMatch(/^[a-z-]+$/);
      expect(room).toBeGreaterThan(0);
    }
    expect(library!.first.length).toBeGreaterThan(0);
  });
});

test('sets that are loaded one by one, the last first, give every card the index that it has when all come at once', async () => {
  const indices = async (...orders: readonly (readonly string[])[]): Promise<Record<string, number>> => {
    vi.resetModules();
    const wars = await import('@orrery/wars/without-cards');
    const incursion = await import('@orrery/wars/sets/incursion');
    const nowhere = await import('@orrery/wars/sets/nowhere-to-hide');
    const cards = { incursion: incursion.INCURSION, 'nowhere-to-hide': nowhere.NOWHERE_TO_HIDE };
    for (const order of orders)
      for (const name of order) wars.LIBRARY.addSet(name, cards[name as keyof typeof cards], incursion.compileCard);
    return Object.fromEntries(wars.LIBRARY.all().map(({ id, index }) => [id, index]));
  };
  const usual = await indices(['incursion', 'nowhere-to-hide']);
  expect(Object.keys(usual)).toHaveLength(497);
  expect(await indices(['nowhere-to-hide'], ['incursion'])).toEqual(usual);
});

test('an own list with cards of every set names every set, before a card of it is loaded', async () => {
  await shelf.loadDecks('wars');
  const table = await shelf.loadRules('wars');
  const { library } = table.game;
  expect(library!.size).toBe(0);
  expect(library!.setsFor(['advanced-research'])).toEqual(['incursion', 'nowhere-to-hide']);
  const { setup } = hosting.prepareMatch(table, [], 2, null);
  expect((setup as { sets: string[] }).sets).toEqual(['incursion', 'nowhere-to-hide']);
  expect(library!.size).toBe(0);
  await shelf.loadFor(table, setup);
  expect(library!.size).toBe(497);
  expect(table.cards).toHaveLength(497);
});

test('a match and its ready decks load no wanted card, and a reader of lists loads their names', async () => {
  const table = await shelf.loadToPrepare('galactic-empires');
  played(table, 8, 20);
  expect(table.listFormat().absent).toBe(undefined);
  const { library } = table.game;
  const size = library!.size;
  const lists = await shelf.loadDecks('galactic-empires');
  const wanted = (await table.wanted!()).map(card => card.title);
  expect(lists.listFormat().absent!.index.ids()).toHaveLength(wanted.length);
  expect(wanted).toContain('O5 Orbital Decay');
  expect(library!.size).toBe(size);
});

test('a game that does not exist is refused by everything that loads', async () => {
  const message = 'There is no game called "chess". Choose from babylon5, wars, galactic-empires.';
  for (const load of [shelf.loadRules, shelf.loadGame, shelf.loadDecks, shelf.loadToPrepare])
    await expect(load('chess')).rejects.toThrow(message);
});
