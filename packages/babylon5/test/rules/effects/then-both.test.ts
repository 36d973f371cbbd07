import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { at } from '../../support/cards-for-resolution.ts';
import type { Table } from '../../support/table.ts';

/** Humans with an event, Narn with a character besides their ambassador, and the given extras. */
function against(event: string, narn: readonly CardPlace[]): Table {
  return at({
    ruleset: 'engine',
    seats: [
      { race: 'human', hand: [event] },
      { race: 'narn', supporting: ['Test Diplomat 3', ...narn] },
    ],
    order: ['human', 'narn'],
  });
}
const turned = (t: Table, title: string): number => t.card(title).rotated;
const SHIP = 'Test Narn Squadron';

rule(
  'b5/then-both/1',
  'effects of one card are independent, none is passed over at will, and what cannot be stops no other',
  () => {
    const none = against('Test Roundup', []);
    none.act('human', 'event', 'Test Roundup').pick('human', 'Test Diplomat 3');
    expect(turned(none, 'Test Diplomat 3')).toBe(1);
    expect(none.happened('rotated')).toHaveLength(1);
    // if there is a fleet it also rotates, whether the player wants it or not
    const both = against('Test Roundup', [SHIP, 'Test Narn Wing']);
    both.act('human', 'event', 'Test Roundup').pick('human', 'Test Diplomat 3');
    expect(both.options('human').map(o => o.verb)).toEqual(['card', 'card']);
    expect(() => both.pick('human')).toThrow('chose 0, but the question needs 1');
    both.pick('human', SHIP);
    expect([turned(both, 'Test Diplomat 3'), turned(both, SHIP)]).toEqual([1, 1]);
  },
);

rule('b5/then-both/2', 'a character and a fleet of a faction that has none: the character is rotated alone', () => {
  const t = against('Test Roundup', []);
  t.act('human', 'event', 'Test Roundup').pick('human', 'Test Diplomat 3');
  expect(t.happened('rotated').map(f => f.card)).toEqual([t.id('Test Diplomat 3')]);
});

rule('b5/then-both/3', 'X, then Y: without X neither Y nor what comes after', () => {
  const penance = (doom: number): Table => {
    const t = against('Test Late Penance', [{ card: 'Test Diplomat 4', marks: { doom } }]);
    return t.act('human', 'event', 'Test Late Penance').pick('human', 'Test Diplomat 4');
  };
  const done = penance(1);
  expect([done.card('Test Diplomat 4').doom, done.rating('human'), done.s.babylon5]).toEqual([0, 5, 5]);
  const failed = penance(0);
  expect([failed.rating('human'), failed.s.babylon5]).toEqual([4, 4]);
});

rule('b5/then-both/4', 'a fleet, then a character, of a faction without fleets: nothing is rotated', () => {
  const none = against('Test Impounding', []);
  none.act('human', 'event', 'Test Impounding');
  expect(none.happened('rotated')).toEqual([]);
  expect(none.s.babylon5).toBe(4);
  const t = against('Test Impounding', [SHIP]);
  t.act('human', 'event', 'Test Impounding').pick('human', 'Test Diplomat 3');
  expect([turned(t, SHIP), turned(t, 'Test Diplomat 3'), t.s.babylon5]).toEqual([1, 1, 5]);
});

rule('b5/then-both/5', 'both or neither: what can be done in part is not done at all', () => {
  const t = at({
    ruleset: 'engine',
    seats: [
      { race: 'human', hand: ['Test Late Seizure'] },
      { race: 'narn', supporting: ['Test Diplomat 3'] },
      { race: 'centauri', supporting: ['Test Diplomat 4', 'Test Centauri Squadron'] },
    ],
    order: ['human', 'narn', 'centauri'],
  });
  t.act('human', 'event', 'Test Late Seizure');
  // only a character of the faction that has a fleet
  const offered = t.options('human').map(o => t.s.cards[o.a]!.faction);
  expect(offered).toEqual([2, 2]);
  t.pick('human', 'Test Diplomat 4');
  expect([turned(t, 'Test Diplomat 4'), turned(t, 'Test Centauri Squadron')]).toEqual([1, 1]);
});

rule('b5/then-both/6', 'both a character and a fleet of a faction without fleets: nothing is rotated', () => {
  const t = against('Test Late Seizure', []);
  expect(t.refuses('human', 'event', 'Test Late Seizure')).toBe('b5/targets/1');
  const possible = against('Test Late Seizure', [SHIP]);
  possible.act('human', 'event', 'Test Late Seizure').pick('human', 'Test Diplomat 3');
  expect([turned(possible, 'Test Diplomat 3'), turned(possible, SHIP)]).toEqual([1, 1]);
});

rule('b5/then-both/7', 'a card of three parts that must all be done is all or nothing', () => {
  expect(against('Test Quarantine', [SHIP]).refuses('human', 'event', 'Test Quarantine')).toBe('b5/targets/1');
  expect(against('Test Quarantine', ['Test Colony']).refuses('human', 'event', 'Test Quarantine')).toBe('b5/targets/1');
  const t = against('Test Quarantine', [SHIP, 'Test Colony']);
  t.act('human', 'event', 'Test Quarantine').pick('human', 'Test Diplomat 3');
  expect(['Test Diplomat 3', SHIP, 'Test Colony'].map(title => turned(t, title))).toEqual([1, 1, 1]);
});
