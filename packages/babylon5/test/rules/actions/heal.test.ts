import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type CardPlace, DISCARD, type Ruleset } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

const deck = ['Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees'];

/** A Centauri player who acts first, and Narn. */
function setting(
  ambassador: Exclude<CardPlace, string>,
  inner: readonly CardPlace[],
  supporting: readonly CardPlace[] = [],
  hand: readonly string[] = [],
  ruleset: Ruleset = 'casual',
): Table {
  return table({
    ruleset,
    seats: [
      { race: 'centauri', ambassador, inner, supporting, hand, deck },
      { race: 'narn', deck },
    ],
    order: ['centauri', 'narn'],
  });
}
const londo = { card: 'Londo Mollari' };

/** The Centauri play an event with one target; the Narn pass. */
function play(t: Table, event: string, target: string, n = 0): Table {
  t.act('centauri', 'event', event).pick('centauri', target);
  if (n > 0) t.pick('centauri', n);
  return t.pass('narn');
}

rule('b5/heal/1', 'a ready character rotates and loses all its damage', () => {
  const t = setting(
    londo,
    [],
    [
      { card: 'Test Fierce Envoy', damage: 3 },
      { card: 'Test Regent', damage: 3, rotated: true },
    ],
  );
  t.act('centauri', 'heal', 'Test Fierce Envoy');
  expect(t.card('Test Fierce Envoy')).toMatchObject({ damage: 0, rotated: 1 });
  t.pass('narn');
  expect(t.refuses('centauri', 'heal', 'Test Regent')).toBe('b5/heal/1');
});

rule('b5/heal/2', 'in the Inner Circle one rotation takes off a severe damage, or turns the card up', () => {
  const t = setting(londo, [
    { card: 'Test Fierce Envoy', neutralized: true, severe: 2 },
    { card: 'Test Regent', neutralized: true, damage: 1 },
  ]);
  t.act('centauri', 'heal', 'Test Fierce Envoy').pass('narn');
  expect(t.card('Test Fierce Envoy')).toMatchObject({ neutralized: 1, severe: 1, rotated: 1 });
  t.act('centauri', 'heal', 'Test Regent');
  expect(t.card('Test Regent')).toMatchObject({ neutralized: 0, damage: 0, severe: 0, rotated: 1 });
});

rule('b5/heal/3', 'outside the Inner Circle a neutralized character does not heal', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = setting(londo, [], [{ card: 'Test Fierce Envoy', neutralized: true }], [], ruleset);
    expect(t.refuses('centauri', 'heal', 'Test Fierce Envoy')).toBe('b5/heal/3');
  }
});

rule('b5/heal/4', 'under the engine rules it heals there too, if upright and not neutralized this turn', () => {
  const t = setting(
    londo,
    [],
    [
      { card: 'Test Fierce Envoy', neutralized: true, severe: 1 },
      { card: 'Test Regent', neutralized: true, rotated: true },
      'Test Fierce Clerk',
    ],
    ['Test Fierce Collapse'],
    'engine',
  );
  expect(t.refuses('centauri', 'heal', 'Test Regent')).toBe('b5/heal/1');
  play(t, 'Test Fierce Collapse', 'Test Fierce Clerk');
  expect(t.refuses('centauri', 'heal', 'Test Fierce Clerk')).toBe('b5/heal/5');
  t.act('centauri', 'heal', 'Test Fierce Envoy');
  expect(t.card('Test Fierce Envoy')).toMatchObject({ neutralized: 1, severe: 0, rotated: 1 });
});

rule('b5/heal/5', 'nobody heals on the turn of being neutralized', () => {
  const t = setting(londo, ['Test Fierce Envoy'], [], ['Test Fierce Blow']);
  play(t, 'Test Fierce Blow', 'Test Fierce Envoy', 6);
  expect(t.card('Test Fierce Envoy')).toMatchObject({ neutralized: 1, severe: 1, rotated: 0 });
  expect(t.refuses('centauri', 'heal', 'Test Fierce Envoy')).toBe('b5/heal/5');
});

rule('b5/heal/6', 'the last severe damage taken off, the card turns up only with the next turn’s healing', () => {
  const t = setting(londo, [{ card: 'Test Fierce Envoy', neutralized: true, severe: 1 }]);
  t.act('centauri', 'heal', 'Test Fierce Envoy').pass('narn');
  expect(t.card('Test Fierce Envoy')).toMatchObject({ neutralized: 1, severe: 0 });
  expect(t.refuses('centauri', 'heal', 'Test Fierce Envoy')).toBe('b5/heal/1');
  const { turn } = t.s;
  t.untilAsked('declare').untilAsked('action', 'centauri');
  expect(t.s.turn).toBe(turn + 1);
  t.act('centauri', 'heal', 'Test Fierce Envoy');
  expect(t.card('Test Fierce Envoy').neutralized).toBe(0);
});

rule(
  ['b5/heal/7', 'b5/heal/10'],
  'once all three of the Inner Circle have rotated, one action each, the ambassador is whole when the round ends',
  () => {
    const t = setting({ card: 'Londo Mollari', neutralized: true, severe: 4 }, ['Test Fierce Envoy', 'Test Regent']);
    t.act('centauri', 'heal', 'Test Fierce Envoy');
    // one character an action: the Narn are asked now
    expect(t.asked).toEqual(['narn']);
    t.pass('narn').act('centauri', 'heal', 'Test Regent').pass('narn');
    t.act('centauri', 'heal', 'Londo Mollari');
    expect(t.s.seats[0]!.actions).toBe(3);
    expect(t.card('Londo Mollari')).toMatchObject({ neutralized: 1, severe: 3 });
    t.pass('narn', 'centauri');
    expect(t.card('Londo Mollari')).toMatchObject({ neutralized: 0, severe: 0, damage: 0 });

    const incomplete = setting({ card: 'Londo Mollari', neutralized: true, severe: 4 }, [
      'Test Fierce Envoy',
      'Test Regent',
    ]);
    incomplete
      .act('centauri', 'heal', 'Test Fierce Envoy')
      .pass('narn')
      .act('centauri', 'heal', 'Londo Mollari')
      .pass('narn');
    incomplete.pass('centauri');
    expect(incomplete.card('Londo Mollari')).toMatchObject({ neutralized: 1, severe: 3 });
  },
);

rule('b5/heal/8', 'an undamaged member of the Inner Circle rotates for its neutralized ambassador', () => {
  const t = setting({ card: 'Londo Mollari', neutralized: true }, ['Test Fierce Envoy'], ['Test Fierce Clerk']);
  expect(t.offers('centauri', 'heal', 'Test Fierce Clerk')).toBe(false);
  t.act('centauri', 'heal', 'Test Fierce Envoy');
  expect(t.card('Test Fierce Envoy').rotated).toBe(1);
  expect(t.happened('ambassadorial-healing')).toMatchObject([{ card: t.id('Test Fierce Envoy') }]);
});

rule('b5/heal/9', 'under the engine rules rotating undamaged for the ambassador has to be announced', () => {
  const t = setting({ card: 'Londo Mollari', damage: 2 }, ['Test Fierce Envoy'], [], [], 'engine');
  expect(t.refuses('centauri', 'heal', 'Test Fierce Envoy')).toBe('b5/heal/9');
  t.act('centauri', 'heal-ambassador', 'Test Fierce Envoy');
  expect(t.card('Test Fierce Envoy').rotated).toBe(1);
  t.pass('narn').act('centauri', 'heal', 'Londo Mollari');
  expect(t.card('Londo Mollari').damage).toBe(0);
});

rule('b5/heal/11', 'an ambassador alone in the Inner Circle heals like anybody', () => {
  const t = setting({ card: 'Londo Mollari', damage: 3 }, []);
  t.act('centauri', 'heal', 'Londo Mollari');
  expect(t.card('Londo Mollari')).toMatchObject({ damage: 0, rotated: 1 });
});

rule('b5/heal/12', 'a neutralized member heals itself and counts for the ambassador with one rotation', () => {
  const t = setting({ card: 'Londo Mollari', neutralized: true, severe: 3 }, [
    { card: 'Test Fierce Envoy', neutralized: true, severe: 2 },
  ]);
  t.act('centauri', 'heal', 'Test Fierce Envoy').pass('narn');
  expect(t.card('Test Fierce Envoy')).toMatchObject({ neutralized: 1, severe: 1 });
  t.act('centauri', 'heal', 'Londo Mollari').pass('narn', 'centauri');
  expect(t.card('Londo Mollari')).toMatchObject({ neutralized: 0, severe: 0 });
});

rule('b5/heal/13', 'the undamaged rotate to heal for a neutralized ambassador only', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = setting(
      { card: 'Londo Mollari', damage: 2 },
      ['Test Fierce Envoy'],
      ['Test Fierce Clerk'],
      ['Test Fierce Collapse'],
      ruleset,
    );
    expect(t.refuses('centauri', 'heal', 'Test Fierce Envoy')).toBe('b5/heal/13');
    expect(t.offers('centauri', 'heal', 'Londo Mollari')).toBe(true);
    play(t, 'Test Fierce Collapse', 'Londo Mollari');
    expect(t.offers('centauri', 'heal', 'Test Fierce Envoy')).toBe(true);
    expect(t.refuses('centauri', 'heal', 'Test Fierce Clerk')).toBe('b5/heal/13');
  }
});

rule('b5/heal/14', 'under the engine rules the undamaged help a damaged ambassador, and none but him', () => {
  const t = setting({ card: 'Londo Mollari', damage: 2 }, ['Test Fierce Envoy'], ['Test Fierce Clerk'], [], 'engine');
  expect(t.refuses('centauri', 'heal', 'Test Fierce Clerk')).toBe('b5/heal/14');
  expect(t.refuses('centauri', 'heal-ambassador', 'Test Fierce Clerk')).toBe('b5/heal/14');
  expect(t.offers('centauri', 'heal-ambassador', 'Test Fierce Envoy')).toBe(true);
  const well = setting(londo, ['Test Fierce Envoy'], [], [], 'engine');
  expect(well.refuses('centauri', 'heal', 'Test Fierce Envoy')).toBe('b5/heal/14');
  expect(well.refuses('centauri', 'heal-ambassador', 'Test Fierce Envoy')).toBe('b5/heal/14');
});

rule('b5/heal/15', 'fully healed means face up and without a token', () => {
  const t = setting(
    londo,
    [{ card: 'Test Fierce Envoy', neutralized: true, severe: 4, damage: 1 }],
    [{ card: 'Test Regent', damage: 3 }],
    ['Test Cure', 'Test Cure'],
    'engine',
  );
  play(t, 'Test Cure', 'Test Fierce Envoy');
  expect(t.card('Test Fierce Envoy')).toMatchObject({ neutralized: 0, damage: 0, severe: 0 });
  play(t, 'Test Cure', 'Test Regent');
  expect(t.card('Test Regent')).toMatchObject({ neutralized: 0, damage: 0, severe: 0 });
});

rule('b5/heal/16', 'an effect heals rotated cards, and cards neutralized this turn', () => {
  const t = setting(
    londo,
    [{ card: 'Test Fierce Envoy', rotated: true, damage: 2 }],
    ['Test Fierce Clerk', 'Test Doctor'],
    ['Test Fierce Blow', 'Test Cure'],
    'engine',
  );
  t.act('centauri', 'use', 'Test Doctor').pick('centauri', 'Test Fierce Envoy').pass('narn');
  expect(t.card('Test Fierce Envoy')).toMatchObject({ rotated: 1, damage: 0 });
  play(t, 'Test Fierce Blow', 'Test Fierce Clerk', 5);
  expect(t.card('Test Fierce Clerk')).toMatchObject({ neutralized: 1, severe: 2 });
  play(t, 'Test Cure', 'Test Fierce Clerk');
  expect(t.card('Test Fierce Clerk')).toMatchObject({ neutralized: 0, severe: 0 });
  t.until('draw');
  expect(t.titles('centauri', DISCARD)).not.toContain('Test Fierce Clerk');
});

rule('b5/heal/17', 'what wants a ready target cannot choose a neutralized one', () => {
  const t = setting(
    londo,
    [{ card: 'Test Fierce Envoy', neutralized: true }, 'Test Fierce Clerk'],
    [],
    ['Test Fierce Summons'],
  );
  t.act('centauri', 'event', 'Test Fierce Summons');
  const targets = t.options('centauri').map(o => o.a);
  expect(targets).toContain(t.id('Test Fierce Clerk'));
  expect(targets).not.toContain(t.id('Test Fierce Envoy'));
  expect(t.card('Test Fierce Envoy').rotated).toBe(0);
  t.pick('centauri', 'Test Fierce Clerk');
});
