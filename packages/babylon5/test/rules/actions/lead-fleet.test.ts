import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, ConflictPosition, Ruleset } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

const deck = ['Refugees', 'Refugees', 'Refugees', 'Refugees'];

/** A Centauri player who acts first, and Narn. */
function setting(
  supporting: readonly CardPlace[],
  conflicts: readonly ConflictPosition[] = [],
  hand: readonly string[] = [],
  ruleset: Ruleset = 'casual',
  inner: readonly CardPlace[] = [],
): Table {
  return table({
    ruleset,
    seats: [
      { race: 'centauri', inner, supporting, hand, deck },
      { race: 'narn', supporting: ['Test Fierce Narn Squadron'], deck },
    ],
    order: ['centauri', 'narn'],
    conflicts,
  });
}

const takesPart = (t: Table, card: string) => t.conflict().parts.some(p => p.card === t.id(card));

rule('b5/lead-fleet/1', 'Leadership 3 on Military 4 makes 7 for as long as he leads', () => {
  const t = setting(['Test Officer', 'Test Fierce Squadron', 'Test Fierce Envoy']);
  t.act('centauri', 'lead', 'Test Officer', 'Test Fierce Squadron');
  expect(t.card('Test Officer').rotated).toBe(1);
  expect(t.ability('Test Fierce Squadron', 'military')).toBe(7);
  t.pass('narn');
  expect(t.refuses('centauri', 'lead', 'Test Fierce Envoy', 'Test Fierce Squadron')).toBe('b5/lead-fleet/1');
  t.until('conflict');
  expect(t.card('Test Officer').rotated).toBe(0);
  expect(t.ability('Test Fierce Squadron', 'military')).toBe(4);
});

rule('b5/lead-fleet/2', 'a fleet has one leader', () => {
  const t = setting(['Test Fierce Squadron', { card: 'Test Officer', leads: 'Test Fierce Squadron' }, 'Test Polymath']);
  expect(t.refuses('centauri', 'lead', 'Test Polymath', 'Test Fierce Squadron')).toBe('b5/lead-fleet/2');
  // under the engine rules a leader leads only one fleet, even if an effect readied it
  const two = setting([
    'Test Fierce Squadron',
    'First Battle Fleet',
    { card: 'Test Officer', leads: 'Test Fierce Squadron' },
  ]);
  two.s.ruleset = 'engine';
  two.card('Test Officer').rotated = 0;
  two.s.menus = null;
  expect(two.refuses('centauri', 'lead', 'Test Officer', 'First Battle Fleet')).toBe('b5/lead-fleet/2');
});

rule('b5/lead-fleet/3', 'a character leads fleets of its own faction alone', () => {
  const t = setting(['Test Fierce Squadron', 'Test Officer']);
  expect(t.refuses('centauri', 'lead', 'Test Officer', 'Test Fierce Narn Squadron')).toBe('b5/lead-fleet/3');
  expect(t.offers('centauri', 'lead', 'Test Officer', 'Test Fierce Squadron')).toBe(true);
});

rule('b5/lead-fleet/4', 'led, a neutralized fleet stays what it is: Military 0, its severe damage as before', () => {
  const t = setting([{ card: 'Test Fierce Squadron', neutralized: true, severe: 2 }, 'Test Officer']);
  t.act('centauri', 'lead', 'Test Officer', 'Test Fierce Squadron');
  expect(t.card('Test Fierce Squadron')).toMatchObject({ neutralized: 1, severe: 2, leader: t.id('Test Officer') });
  expect(t.ability('Test Fierce Squadron', 'military')).toBe(0);
});

rule('b5/lead-fleet/5', 'the leader takes part from when his fleet does, and cannot be attacked for that', () => {
  const t = setting(['Test Fierce Squadron', 'Test Polymath'], [{ conflict: 'Test Fierce Battle', by: 'narn' }]);
  t.act('centauri', 'lead', 'Test Polymath', 'Test Fierce Squadron').pass('narn');
  expect(takesPart(t, 'Test Polymath')).toBe(false);
  t.act('centauri', 'oppose', 'Test Fierce Squadron', 'Test Fierce Battle');
  expect(takesPart(t, 'Test Polymath')).toBe(true);
  expect(t.refuses('narn', 'attack', "G'Kar", 'Test Polymath')).toBe('b5/attack/2');
  expect(t.offers('narn', 'attack', 'Test Fierce Narn Squadron', 'Test Fierce Squadron')).toBe(true);
});

rule('b5/lead-fleet/6', 'Sheridan takes part when the First Battle Fleet does, or at once if it does already', () => {
  const earth = (): Table =>
    table({
      ruleset: 'engine',
      seats: [{ race: 'human', supporting: ['John Sheridan', 'First Battle Fleet'] }, { race: 'narn' }],
      order: ['human', 'narn'],
      conflicts: [{ conflict: 'Test Fierce Battle', by: 'human' }],
    });
  const before = earth();
  before.act('human', 'lead', 'John Sheridan', 'First Battle Fleet').pass('narn');
  expect(takesPart(before, 'John Sheridan')).toBe(false);
  before.act('human', 'support', 'First Battle Fleet', 'Test Fierce Battle');
  expect(takesPart(before, 'John Sheridan')).toBe(true);
  const after = earth();
  after.act('human', 'support', 'First Battle Fleet', 'Test Fierce Battle').pass('narn');
  expect(takesPart(after, 'John Sheridan')).toBe(false);
  after.act('human', 'lead', 'John Sheridan', 'First Battle Fleet');
  expect(takesPart(after, 'John Sheridan')).toBe(true);
});

rule('b5/lead-fleet/7', 'a leader left rotated in the Ready round leads on', () => {
  const t = setting(['Test Officer', 'Test Fierce Squadron']);
  t.act('centauri', 'lead', 'Test Officer', 'Test Fierce Squadron');
  t.untilAsked('sustain', 'centauri').pick('centauri', 'Test Officer');
  expect(t.s.round).toBe('conflict');
  expect(t.card('Test Officer').rotated).toBe(1);
  expect(t.ability('Test Fierce Squadron', 'military')).toBe(7);
});

rule('b5/lead-fleet/8', 'readied, a leader leads no more and takes no part; what he did himself stays', () => {
  const t = setting(
    ['Test Fierce Squadron', 'Test Polymath'],
    [{ conflict: 'Test Fierce Battle', by: 'narn' }],
    ['Test Service'],
    'engine',
  );
  t.act('centauri', 'lead', 'Test Polymath', 'Test Fierce Squadron').pass('narn');
  t.act('centauri', 'oppose', 'Test Fierce Squadron', 'Test Fierce Battle').pass('narn');
  expect(t.conflict().now.opposition).toBe(6);
  t.act('centauri', 'event', 'Test Service').pick('centauri', 'Test Polymath');
  expect(t.conflict().now.opposition).toBe(4);
  expect(takesPart(t, 'Test Polymath')).toBe(false);
  expect(takesPart(t, 'Test Fierce Squadron')).toBe(true);

  const both = table({
    ruleset: 'engine',
    seats: [
      {
        race: 'centauri',
        supporting: ['Test Fierce Squadron', { card: 'Test Polymath', leads: 'Test Fierce Squadron' }],
        hand: ['Test Service'],
      },
      { race: 'narn' },
    ],
    order: ['centauri', 'narn'],
    conflicts: [
      { conflict: 'Test Fierce Battle', by: 'narn', oppose: ['Test Fierce Squadron'] },
      { conflict: 'Test Fierce Summit', by: 'narn', support: ['Test Polymath'] },
    ],
  });
  both.act('centauri', 'event', 'Test Service').pick('centauri', 'Test Polymath');
  expect(both.conflict('Test Fierce Battle').parts).toHaveLength(1);
  expect(both.conflict('Test Fierce Summit').now.support).toBe(4);
});

rule('b5/lead-fleet/9', 'readied by Hour of the Wolf, a leader leads on', () => {
  const t = setting(['Test Fierce Squadron'], [], ['Hour of the Wolf'], 'engine', ['Test Polymath']);
  t.act('centauri', 'lead', 'Test Polymath', 'Test Fierce Squadron').pass('narn');
  t.act('centauri', 'event', 'Hour of the Wolf');
  expect(t.card('Test Polymath')).toMatchObject({ rotated: 0, leading: t.id('Test Fierce Squadron') });
  expect(t.ability('Test Fierce Squadron', 'military')).toBe(6);
});

rule('b5/lead-fleet/10', 'who leads without having rotated is ready; who rotated for it is not', () => {
  const summit = [{ conflict: 'Test Fierce Summit', by: 'narn' }] as const;
  const t = setting(['Test Fierce Squadron', 'Test Polymath'], summit, ['Test Fierce Commission']);
  t.act('centauri', 'event', 'Test Fierce Commission').pick('centauri', 'Test Polymath').pass('narn');
  expect(t.ability('Test Fierce Squadron', 'military')).toBe(6);
  t.act('centauri', 'support', 'Test Polymath', 'Test Fierce Summit');
  expect(t.conflict().now.support).toBe(4);
  expect(t.card('Test Fierce Squadron').leader).toBe(t.id('Test Polymath'));

  const rotated = setting(['Test Fierce Squadron', 'Test Polymath'], summit, ['Test Service']);
  rotated.act('centauri', 'lead', 'Test Polymath', 'Test Fierce Squadron').pass('narn');
  expect(rotated.refuses('centauri', 'support', 'Test Polymath', 'Test Fierce Summit')).toBe('b5/action-round/6');
  rotated.act('centauri', 'event', 'Test Service').pick('centauri', 'Test Polymath').pass('narn');
  expect(rotated.offers('centauri', 'support', 'Test Polymath', 'Test Fierce Summit')).toBe(true);
});
