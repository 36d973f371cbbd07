import { readDeck } from '@orrery/babylon5';
import { start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { tableGame } from '../src/games/registry.ts';
import { prepareMatch, readyDeck, readyDecks } from '../src/index.ts';

const table = tableGame('babylon5');
const RULESETS = ['casual', 'tournament', 'engine'];

/** Prepares a match: a deck by its name for each seat, '' for any. */
const prepared = (ruleset: string, ...names: string[]) =>
  prepareMatch(
    table,
    names.map(name => (name === '' ? null : readyDeck(table, name)!)),
    names.length,
    ruleset,
  );
const starts = (setup: unknown) => start(table.game, setup, 1);

test('a ready deck is chosen by its name, and several of one race may sit at a table', () => {
  for (const ruleset of RULESETS) {
    const { decks, setup, notices } = prepared(ruleset, 'human-peacemakers', 'human-hardliners', 'psi-corps');
    expect(decks).toEqual(['human-peacemakers', 'human-hardliners', 'psi-corps']);
    // the published rules have rules of their own for that
    expect([ruleset, notices.length]).toEqual([ruleset, ruleset === 'engine' ? 0 : 1]);
    expect(starts(setup).seats).toHaveLength(3);
  }
});

test('the names of races still mean the starter decks', () => {
  expect(prepared('casual', 'narn', 'Centauri').decks).toEqual(['narn', 'centauri']);
  expect(prepared('casual', '', '', '', '')).toMatchObject({
    decks: ['human', 'centauri', 'minbari', 'narn'],
    notices: [],
  });
});

test('seats without a deck get factions that are free, and races that nobody plays first', () => {
  expect(prepared('casual', 'human-hardliners', '', '').decks).toEqual(['human-hardliners', 'centauri', 'minbari']);
  expect(prepared('casual', 'league-envoys', '').decks).toEqual(['league-envoys', 'human']);
  // the League is a fifth race, which needs no other rules
  expect(prepared('casual', '', '', '', '', '')).toMatchObject({
    decks: ['human', 'centauri', 'minbari', 'narn', 'league-envoys'],
    notices: [],
  });
});

test('twelve players find ready decks, and all of them start', () => {
  for (const ruleset of RULESETS) {
    const { decks, setup } = prepared(ruleset, ...Array<string>(12).fill(''));
    expect(new Set(decks).size).toBe(12);
    expect(starts(setup).seats).toHaveLength(12);
  }
});

test('two decks of one faction are refused by the rule', () => {
  expect(() => starts(prepared('casual', 'human', 'human-peacemakers').setup)).toThrow(/b5\/setup\/4/);
  expect(() => starts(prepared('engine', 'human', 'human-peacemakers').setup)).toThrow(/b5\/setup\/7/);
});

/** The race and the leader of each deck. */
const factions = (texts: readonly string[]) => texts.map(text => readDeck(text));

test('mixed factions: two or three of a race at every table of three and more', async () => {
  const most = (list: readonly unknown[]) => Math.max(...list.map(x => list.filter(other => other === x).length));
  const found = new Set<number>();
  for (let seats = 2; seats <= 8; seats++)
    for (let seed = 1; seed <= 8; seed++) {
      const drawn = await table.mixed!(seats, seed, 'mixed');
      expect(drawn).toHaveLength(seats);
      const decks = factions(drawn.map(({ text }) => text));
      if (seats > 2) expect(most(decks.map(({ race }) => race))).toBeGreaterThanOrEqual(2);
      found.add(most(decks.map(({ race }) => race)));
      const ruleset = RULESETS[seed - 1];
      if (ruleset !== undefined) starts(prepareMatch(table, drawn, seats, ruleset).setup);
      expect(await table.mixed!(seats, seed, 'mixed')).toEqual(drawn);
    }
  expect([...found].sort()).toEqual([1, 2, 3]);
});

test('drawn decks keep the leader and the starting hand, and are legal', async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const drawn = await table.mixed!(5, seed, 'drawn');
    const ready = factions(drawn.map(({ name }) => table.decks[name]!.list));
    factions(drawn.map(({ text }) => text)).forEach((deck, i) => {
      expect(deck.hand.map(({ id }) => id)).toEqual(ready[i]!.hand.map(({ id }) => id));
      expect([deck.race, deck.designation, deck.ambassador]).toEqual([
        ready[i]!.race,
        ready[i]!.designation,
        ready[i]!.ambassador,
      ]);
      expect(deck.deck).not.toEqual(ready[i]!.deck);
    });
    for (const ruleset of RULESETS) starts(prepareMatch(table, drawn, 5, ruleset).setup);
  }
});

test('every ready deck says what it plays and how', () => {
  for (const name of readyDecks(table)) {
    const { title, faction, about } = table.decks[name]!;
    for (const words of [title, faction, about]) expect(words).not.toBe('');
  }
  expect(readyDecks(table)).toHaveLength(16);
});
