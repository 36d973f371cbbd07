import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type CardPlace, DISCARD } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

const deck = ['Refugees', 'Refugees', 'Refugees'];

function setting(supporting: readonly CardPlace[], hand: readonly string[] = []): Table {
  return table({
    seats: [
      { race: 'centauri', supporting, hand, deck },
      { race: 'narn', deck },
    ],
    order: ['centauri', 'narn'],
  });
}

rule('b5/repair/1', 'a damaged fleet or location rotates and loses as much damage as influence is applied', () => {
  const t = setting([
    { card: 'Test Fierce Squadron', damage: 3 },
    { card: 'Test Fierce Outpost', damage: 1 },
    { card: 'Test Fierce Fortress', damage: 1, rotated: true },
  ]);
  expect(t.refuses('centauri', 'repair', 'Test Fierce Fortress')).toBe('b5/repair/1');
  expect(setting(['Test Fierce Squadron']).refuses('centauri', 'repair', 'Test Fierce Squadron')).toBe('b5/repair/1');
  // neither a character nor another player's fleet
  const others = table({
    seats: [
      { race: 'centauri', supporting: [{ card: 'Test Officer', damage: 1 }], deck },
      { race: 'narn', supporting: [{ card: 'Test Fierce Narn Squadron', damage: 1 }], deck },
    ],
    order: ['centauri', 'narn'],
  });
  for (const card of ['Test Officer', 'Test Fierce Narn Squadron'])
    expect(others.refuses('centauri', 'repair', card)).toBe('b5/repair/1');
  const poor = table({
    seats: [
      { race: 'centauri', spent: 4, supporting: [{ card: 'Test Fierce Squadron', damage: 1 }], deck },
      { race: 'narn' },
    ],
    order: ['centauri', 'narn'],
  });
  expect(poor.refuses('centauri', 'repair', 'Test Fierce Squadron')).toBe('b5/repair/1');
  t.act('centauri', 'repair', 'Test Fierce Squadron');
  expect(t.options('centauri').map(o => o.a)).toEqual([1, 2, 3]);
  t.pick('centauri', 2);
  expect(t.card('Test Fierce Squadron')).toMatchObject({ damage: 1, rotated: 1 });
  expect(t.available('centauri')).toBe(2);
  t.pass('narn').act('centauri', 'repair', 'Test Fierce Outpost');
  expect(t.card('Test Fierce Outpost')).toMatchObject({ damage: 0, rotated: 1 });
  expect(t.available('centauri')).toBe(1);
});

rule('b5/repair/2', 'repairing neither turns a neutralized fleet up nor takes off severe damage', () => {
  const t = setting([
    { card: 'Test Fierce Squadron', neutralized: true, severe: 2 },
    { card: 'First Battle Fleet', damage: 1, severe: 2 },
  ]);
  expect(t.refuses('centauri', 'repair', 'Test Fierce Squadron')).toBe('b5/repair/2');
  t.act('centauri', 'repair', 'First Battle Fleet');
  expect(t.card('First Battle Fleet')).toMatchObject({ damage: 0, severe: 2 });
});

rule('b5/repair/3', 'Dave repairs 2 damage for 2 of his 4 influence, and that is his action', () => {
  const t = table({
    seats: [
      { race: 'narn', name: 'Dave', supporting: [{ card: 'First Battle Fleet', damage: 3 }] },
      { race: 'centauri', name: 'John' },
    ],
    order: ['narn', 'centauri'],
  });
  expect(t.available('narn')).toBe(4);
  t.act('narn', 'repair', 'First Battle Fleet').pick('narn', 2);
  expect(t.available('narn')).toBe(2);
  expect(t.rating('narn')).toBe(4);
  expect(t.card('First Battle Fleet')).toMatchObject({ damage: 1, rotated: 1 });
  expect(t.asked).toEqual(['centauri']);
});

rule('b5/repair/4', 'a location neutralized is discarded in the Draw round', () => {
  const t = setting(['Test Fierce Outpost', 'Test Fierce Fortress'], ['Test Fierce Blow']);
  t.act('centauri', 'event', 'Test Fierce Blow').pick('centauri', 'Test Fierce Outpost').pick('centauri', 4);
  expect(t.card('Test Fierce Outpost').neutralized).toBe(1);
  t.until('draw');
  expect(t.titles('centauri', DISCARD)).toContain('Test Fierce Outpost');
  expect(t.inPlay('Test Fierce Fortress')).toBe(true);
});
