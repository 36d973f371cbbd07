import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type B5State, readDeck } from '@orrery/babylon5';
import { Match, type State, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, tableGame } from '../src/games/registry.ts';
import { gameEntry } from '../src/games/shelf.ts';
import {
  agreedOf,
  agreementsOf,
  type Preparing,
  prepareMatch,
  readCatalogue,
  readyDeck,
  Session,
} from '../src/index.ts';

/** What the players of a table agree on before a match. */

const b5 = tableGame('babylon5');

/** Prepares a match of Babylon 5: a ready deck for each seat, '' for any. */
const prepared = (ruleset: string, names: readonly string[], more: Preparing) =>
  prepareMatch(
    b5,
    names.map(name => (name === '' ? null : readyDeck(b5, name)!)),
    names.length,
    ruleset,
    more,
  );
const starts = (setup: unknown) => start(b5.game, setup, 1) as State as B5State;
/** Reads a file of the project; null if it is not there. */
const read = (path: string) => {
  const file = join(import.meta.dirname, '../../..', path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

describe('what players may agree on', () => {
  test('has a name, a sentence, rules that exist, and rulesets of its game', () => {
    for (const table of GAMES) {
      const agreements = table.agreements ?? [];
      expect(agreements).toEqual(gameEntry(table.game.name).agreements ?? []);
      const rules = new Set(readCatalogue(table.catalogue, read).rules.map(({ id }) => id));
      expect(new Set(agreements.map(({ id }) => id)).size).toBe(agreements.length);
      for (const { title, about, rulesets, rules: cited } of agreements) {
        expect(title).not.toBe('');
        expect(about).toMatch(/^[A-Z][^.]+\.$/);
        expect(rulesets.filter(name => !table.rulesets.includes(name))).toEqual([]);
        expect(cited.length).toBeGreaterThan(0);
        expect(cited.filter(id => !rules.has(id))).toEqual([]);
      }
      const calls = (table.calls ?? []).map(({ name }) => name);
      expect(calls).toEqual((table.game.hostCalls ?? []).map(({ name }) => name));
    }
    expect(b5.agreements?.map(({ id }) => id)).toEqual(['preliminary', 'alternate-factions', 'extended-loyalty']);
  });

  test('is found in any spelling, once, in the order of the game', () => {
    const names = ['Alternate factions', 'preliminary', 'alternateFactions'];
    expect(agreedOf(b5, 'tournament', names)).toEqual(['preliminary', 'alternate-factions']);
    expect(agreementsOf(b5, ['extended-loyalty']).map(({ title }) => title)).toEqual(['Extended loyalty']);
    expect(agreedOf(b5, 'casual', [])).toEqual([]);
  });

  test('is refused in one line if nobody knows it, or the ruleset does not have it', () => {
    expect(() => agreedOf(b5, 'casual', ['tea'])).toThrow(
      'There is no optional rule called "tea". Choose from preliminary, alternate-factions, extended-loyalty.',
    );
    expect(() => agreedOf(b5, 'casual', ['preliminary'])).toThrow(
      '“Preliminary round” belongs to the tournament rules. This game plays by the casual rules.',
    );
    expect(() => agreedOf(b5, 'engine', ['alternate-factions'])).toThrow(
      '“Alternate factions” belongs to the casual and tournament rules. This game plays by the engine rules.',
    );
    expect(() => agreedOf(tableGame('wars'), null, ['tea'])).toThrow('WARS has no optional rules to agree on.');
    expect(() => prepared('engine', ['', ''], { agreed: ['preliminary'] })).toThrow('belongs to the tournament rules');
  });
});

test('b5/dual-race/22: a table of a preliminary round seats one player of each race, and no ready deck breaks that', () => {
  const agreed = ['preliminary'];
  const { setup, notices, agreed: met } = prepared('tournament', ['human', '', '', '', ''], { agreed });
  expect(met).toEqual(['preliminary']);
  expect(notices).toContainEqual(expect.stringMatching(/^Preliminary round: .*\(b5\/dual-race\/22\)$/));
  expect(new Set(starts(setup).seats.map(({ race }) => race)).size).toBe(5);
  const both = ['human-peacemakers', 'human-hardliners'];
  expect(() => starts(prepared('tournament', both, { agreed }).setup)).toThrow('b5/dual-race/22');
  expect(starts(prepared('tournament', both, {}).setup).seats).toHaveLength(2);
  expect(() => prepared('tournament', ['', '', '', '', '', ''], { agreed })).toThrow(
    'No ready deck is left for seat 6. It needs a deck list of another race (b5/dual-race/22).',
  );
});

test('b5/extended-loyalty/2: the agreement switches extended loyalty on, and it stays in a record', () => {
  const off = prepared('engine', ['', ''], {});
  expect([off.agreed, off.notices.filter(notice => notice.includes('loyalty'))]).toEqual([[], []]);
  expect(starts(off.setup).extended).toBeUndefined();
  const on = prepared('engine', ['', ''], { agreed: ['extendedLoyalty'] });
  expect(on.agreed).toEqual(['extended-loyalty']);
  expect(starts(on.setup).extended).toBeDefined();
  const record = JSON.parse(JSON.stringify(Match.start(b5.game, on.setup, 1).record()));
  const again = Session.resume(b5, record, [{ bot: 'easy' }, { bot: 'easy' }]);
  expect((again.match.state as State as B5State).extended).toBeDefined();
});

describe('b5/setup/4: the rules for alternate factions', () => {
  const kin = ['human-peacemakers', 'psi-corps'];

  test('come with decks that need them, where one host chooses all decks', () => {
    const { agreed, notices, setup } = prepared('casual', kin, {});
    expect(agreed).toEqual(['alternate-factions']);
    expect(notices).toEqual([expect.stringMatching(/^Alternate factions: /)]);
    expect(starts(setup).seats).toHaveLength(2);
    expect(prepared('casual', ['', ''], {}).agreed).toEqual([]);
  });

  test('can be agreed on before anybody chooses such a deck', () => {
    const { agreed, setup } = prepared('casual', ['', ''], { agreed: ['alternate-factions'] });
    expect(agreed).toEqual(['alternate-factions']);
    expect(setup).toMatchObject({ alternateFactions: true });
  });

  test('are refused to decks at a table that has not agreed to them', () => {
    expect(() => prepared('casual', kin, { onlyAgreed: true })).toThrow(
      'These decks need the optional rule “Alternate factions” (b5/setup/1, b5/setup/4, b5/setup/15), and this table plays without it.',
    );
    const agreed = ['alternate-factions'];
    expect(prepared('casual', kin, { agreed, onlyAgreed: true }).agreed).toEqual(agreed);
    // the engine rules have them anyway
    expect(prepared('engine', kin, { onlyAgreed: true }).agreed).toEqual([]);
  });

  test('are needed by the decks that a host has chosen, or by six seats', () => {
    const needed = (ruleset: string, names: readonly string[]) =>
      b5.needed!({ ruleset, decks: names.map(name => (name === '' ? null : readyDeck(b5, name)!)) });
    expect(readDeck(readyDeck(b5, 'psi-corps')!.text).designation).toBe('psi corps');
    expect(needed('casual', ['psi-corps', ''])).toEqual(['alternate-factions']);
    expect(needed('casual', ['', '', '', '', '', ''])).toEqual(['alternate-factions']);
    expect(needed('casual', ['league-envoys', '', '', '', ''])).toEqual([]);
    expect(needed('engine', ['psi-corps', ''])).toEqual([]);
  });
});
