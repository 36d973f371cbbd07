import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type CardPlace, type Position, type Ruleset, SUPPORTING } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

const deck = ['Refugees', 'Refugees', 'Refugees'];

/** A Centauri player who acts first, with some cards and events, and Narn. */
function setting(
  supporting: readonly CardPlace[],
  hand: readonly string[] = [],
  more: Partial<Position> & { narn?: readonly CardPlace[] } = {},
): Table {
  const { narn, ...rest } = more;
  return table({
    seats: [
      { race: 'centauri', supporting, hand, rating: 10, deck },
      { race: 'narn', supporting: narn ?? [], rating: 10, deck },
    ],
    order: ['centauri', 'narn'],
    ...rest,
  });
}

/** The Centauri play an event with one target, and with an amount if given; the Narn pass. */
function play(t: Table, event: string, target: string, n = 0): Table {
  t.act('centauri', 'event', event);
  if (t.offers('centauri', 'card', target)) t.pick('centauri', target);
  if (n > 0) t.pick('centauri', n);
  return t.pass('narn');
}

rule(
  'b5/cards-character/1',
  'a character in play, whoever has it, keeps another copy out unless it is multiple',
  () => {
    const t = setting([], ['Test Fierce Envoy', 'Narn Aide'], { narn: ['Test Fierce Envoy', 'Narn Aide'] });
    expect(t.refuses('centauri', 'sponsor', t.id('Test Fierce Envoy', 'centauri'))).toBe('b5/sponsor/24');
    expect(t.offers('centauri', 'sponsor', t.id('Narn Aide', 'centauri'))).toBe(true);
    expect(setting([], ['Test Fierce Envoy']).offers('centauri', 'sponsor', 'Test Fierce Envoy')).toBe(true);
  },
);

rule('b5/cards-character/2', 'the Non-Aligned are a race and cost others double, neutrals are loyal to none', () => {
  const t = setting([], ['Test League Envoy', 'Test Fierce Wanderer', 'Test Census'], {
    narn: ['Test Fierce Wanderer'],
  });
  t.act('centauri', 'sponsor', 'Test League Envoy').pass('narn');
  expect(t.available('centauri')).toBe(2);
  const neutral = setting([], ['Test Fierce Wanderer']);
  neutral.act('centauri', 'sponsor', 'Test Fierce Wanderer');
  expect(neutral.available('centauri')).toBe(6);
  // a conflict for one race excludes all of them
  const own = table({
    seats: [
      { race: 'non-aligned', ambassador: 'Test Speaker', supporting: ['Test League Envoy', 'Test Fierce Wanderer'] },
      { race: 'narn' },
    ],
    order: ['non-aligned', 'narn'],
    conflicts: [{ conflict: 'Test Own Affair', by: 'non-aligned' }],
  });
  expect(own.offers('non-aligned', 'support', 'Test League Envoy', 'Test Own Affair')).toBe(true);
  expect(own.refuses('non-aligned', 'support', 'Test Fierce Wanderer', 'Test Own Affair')).toBe('b5/support-oppose/14');
});

rule('b5/cards-character/3', 'a sponsored character comes into the supporting row', () => {
  const t = setting([], ['Test Fierce Envoy']);
  t.act('centauri', 'sponsor', 'Test Fierce Envoy');
  expect(t.titles('centauri', SUPPORTING)).toEqual(['Test Fierce Envoy']);
});

rule('b5/cards-character/4', 'what a card does not list is 0', () => {
  const t = setting(['Test Schemer'], [], { conflicts: [{ conflict: 'Test Probe', by: 'narn' }] });
  expect(t.ability('Test Schemer', 'psi')).toBe(0);
  expect(t.ability('Test Schemer', 'diplomacy')).toBe(0);
  expect(t.refuses('centauri', 'support', 'Test Schemer', 'Test Probe')).toBe('b5/support-oppose/2');
});

rule('b5/cards-character/5', 'a Psi of 0 rises only by what names Psi', () => {
  const t = setting(['Test Fierce Envoy', 'Test Seer'], ['Test Courage', 'Test Courage', 'Latent Telepath'], {
    conflicts: [{ conflict: 'Test Probe', by: 'narn' }],
  });
  play(t, 'Test Courage', 'Test Fierce Envoy');
  expect([t.ability('Test Fierce Envoy', 'psi'), t.ability('Test Fierce Envoy', 'diplomacy')]).toEqual([0, 6]);
  play(t, 'Test Courage', 'Test Seer');
  expect(t.ability('Test Seer', 'psi')).toBe(5);
  expect(t.refuses('centauri', 'oppose', 'Test Fierce Envoy', 'Test Probe')).toBe('b5/support-oppose/2');
  t.act('centauri', 'sponsor', 'Latent Telepath').pick('centauri', 'Test Fierce Envoy').pass('narn');
  expect(t.ability('Test Fierce Envoy', 'psi')).toBe(3);
  expect(t.offers('centauri', 'oppose', 'Test Fierce Envoy', 'Test Probe')).toBe(true);
});

rule('b5/cards-character/6', 'other abilities of 0 rise like any', () => {
  const t = setting(['Test Fierce Envoy', 'Test Fierce Squadron'], ['Test Drill']);
  expect(t.refuses('centauri', 'lead', 'Test Fierce Envoy', 'Test Fierce Squadron')).toBe('b5/lead-fleet/1');
  t.act('centauri', 'sponsor', 'Test Drill').pick('centauri', 'Test Fierce Envoy').pass('narn');
  expect(t.ability('Test Fierce Envoy', 'leadership')).toBe(2);
  t.act('centauri', 'lead', 'Test Fierce Envoy', 'Test Fierce Squadron');
  expect(t.ability('Test Fierce Squadron', 'military')).toBe(6);
});

rule('b5/cards-character/7', '+1 to all abilities gives a pure schemer Diplomacy 1 and Leadership 1', () => {
  const t = setting(['Test Schemer'], ['Test Courage'], { ruleset: 'engine' });
  play(t, 'Test Courage', 'Test Schemer');
  const all = (['diplomacy', 'intrigue', 'psi', 'leadership', 'military'] as const).map(a =>
    t.ability('Test Schemer', a),
  );
  expect(all).toEqual([1, 5, 0, 1, 0]);
});

rule('b5/cards-character/8', 'printed, base and current values; a text that says no more means the current one', () => {
  const t = setting(
    [{ card: 'Test Statesman', attached: ['Test Polish'] }, 'Test Fierce Clerk'],
    ['Test Gathering', 'Test Eloquence', 'Test Gathering'],
    {
      ruleset: 'engine',
    },
  );
  // printed 4, and it needs 5 or more
  t.act('centauri', 'event', 'Test Gathering');
  const targets = () => t.options('centauri').map(o => o.a);
  expect(targets()).toContain(t.id('Test Statesman'));
  expect(targets()).not.toContain(t.id('Test Fierce Clerk'));
  t.pick('centauri', 'Test Statesman').pass('narn');
  expect(t.card('Test Statesman').doom).toBe(1);
  play(t, 'Test Eloquence', 'Test Statesman', 2);
  expect([t.ability('Test Statesman', 'diplomacy'), t.base('Test Statesman', 'diplomacy')]).toEqual([7, 5]);
});

rule('b5/cards-character/9', 'base is what it would be at the start of a turn, all ready and healed', () => {
  const t = setting(
    [
      { card: 'Test Regent', damage: 3, attached: ['Test Polish'] },
      'Vir Cotto',
      'Test Fierce Squadron',
      'Test Officer',
    ],
    ['Test Eloquence'],
  );
  expect([t.ability('Test Regent', 'diplomacy'), t.base('Test Regent', 'diplomacy')]).toEqual([4, 7]);
  play(t, 'Test Eloquence', 'Test Regent', 2);
  expect([t.ability('Test Regent', 'diplomacy'), t.base('Test Regent', 'diplomacy')]).toEqual([6, 7]);
  // gifts of rotated cards do not exist at the start of a turn
  t.act('centauri', 'assist', 'Vir Cotto').pass('narn');
  expect([t.ability('Londo Mollari', 'diplomacy'), t.base('Londo Mollari', 'diplomacy')]).toEqual([5, 4]);
  t.act('centauri', 'lead', 'Test Officer', 'Test Fierce Squadron');
  expect([t.ability('Test Fierce Squadron', 'military'), t.base('Test Fierce Squadron', 'military')]).toEqual([7, 4]);
});

/** The Diplomacy of a character with these cards on it, put there in this order. */
function diplomacy(ruleset: Ruleset, card: string, attached: readonly string[]): number {
  return setting([{ card, attached }], [], { ruleset }).ability(card, 'diplomacy');
}

/** The value of a Centauri character with these cards in a Trade Pact at resolution, when it counts double. */
function inTradePact(ruleset: Ruleset, card: string, attached: readonly string[]): number {
  const t = setting([{ card, attached }], [], {
    ruleset,
    conflicts: [{ conflict: 'Trade Pact', by: 'centauri', target: 'narn', support: [card] }],
  });
  t.until('draw');
  return t.happened('conflict-decided')[0]!.support;
}

rule('b5/cards-character/10', 'engine rules: whatever came first, the multiplying comes before the adding', () => {
  expect(diplomacy('engine', 'Test Statesman', ['Test Tact', 'Test Fierce Acclaim'])).toBe(10);
  expect(diplomacy('engine', 'Test Statesman', ['Test Fierce Acclaim', 'Test Tact'])).toBe(10);
  // at resolution too: 4 x 2 + 2, and with -1: 4 x 2 + 2 - 1
  expect(inTradePact('engine', 'Test Statesman', ['Test Tact'])).toBe(10);
  expect(inTradePact('engine', 'Test Statesman', ['Test Tact', 'Test Blunder'])).toBe(9);
});

rule('b5/cards-character/11', 'a +2 that was there before is doubled later with the rest: (4 + 2) x 2', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = setting(['Test Statesman'], ['Test Eloquence'], {
      ruleset,
      conflicts: [{ conflict: 'Trade Pact', by: 'centauri', target: 'narn', support: ['Test Statesman'] }],
    });
    play(t, 'Test Eloquence', 'Test Statesman', 2);
    expect(t.conflict().now.support).toBe(6);
    t.until('draw');
    expect(t.happened('conflict-decided')[0]!.support).toBe(12);
  }
});

rule(
  'b5/cards-character/12',
  'printed changes, then what lasts, then the instant; each multiplies before it adds',
  () => {
    for (const ruleset of ['casual', 'tournament'] as const) {
      expect(diplomacy(ruleset, 'Test Statesman', ['Test Tact', 'Test Fierce Acclaim'])).toBe(10);
      expect(inTradePact(ruleset, 'Test Statesman', ['Test Tact'])).toBe(12);
      // (4 - 1) x 2 + 2, doubled as it resolves
      expect(inTradePact(ruleset, 'Test Statesman', ['Test Tact', 'Test Fierce Acclaim', 'Test Fierce Disgrace'])).toBe(
        16,
      );
    }
  },
);

rule('b5/cards-character/13', 'printed 3, one less printed, doubled, and 1 more: 5', () => {
  expect(diplomacy('engine', 'Test Fierce Clerk', ['Test Polish', 'Test Fierce Acclaim', 'Test Fierce Disgrace'])).toBe(
    5,
  );
});

rule(
  'b5/cards-character/14',
  'in a Trade Pact: 2 doubled twice is 8, and 1 less makes 7; with the 1 more of before, 9',
  () => {
    expect(
      inTradePact('engine', 'Test Fierce Clerk', ['Test Fierce Disgrace', 'Test Fierce Acclaim', 'Test Blunder']),
    ).toBe(7);
    expect(
      inTradePact('engine', 'Test Fierce Clerk', ['Test Fierce Disgrace', 'Test Fierce Acclaim', 'Test Polish']),
    ).toBe(9);
  },
);

rule('b5/cards-character/15', 'once its marks are purged a Shadow character keeps no Vorlon one out', () => {
  const t = table({
    seats: [
      {
        race: 'narn',
        supporting: ['Test Shadow Agent'],
        hand: ['Test Vorlon Agent', 'Test Purification'],
        rating: 10,
      },
      { race: 'centauri' },
    ],
    order: ['narn', 'centauri'],
  });
  expect(t.marks('narn', 'shadow')).toBe(1);
  expect(t.refuses('narn', 'sponsor', 'Test Vorlon Agent')).toBe('b5/sponsor/25');
  t.act('narn', 'event', 'Test Purification').pick('narn', 'Test Shadow Agent').pass('centauri');
  expect(t.marks('narn', 'shadow')).toBe(0);
  t.act('narn', 'sponsor', 'Test Vorlon Agent');
  expect(t.marks('narn', 'vorlon')).toBe(1);
});

rule(
  'b5/cards-character/16',
  'fleets and locations have Military, characters the other four, and 0 in the rest',
  () => {
    const conflicts = [
      { conflict: 'Test Fierce Summit', by: 'narn' },
      { conflict: 'Test Fierce Battle', by: 'narn' },
    ] as const;
    const t = setting(['Test Fierce Squadron', 'Test Fierce Outpost', 'Test Polymath'], [], { conflicts });
    expect([t.ability('Test Fierce Squadron', 'military'), t.ability('Test Fierce Squadron', 'diplomacy')]).toEqual([
      4, 0,
    ]);
    expect([t.ability('Test Fierce Outpost', 'military'), t.ability('Test Fierce Outpost', 'intrigue')]).toEqual([
      4, 0,
    ]);
    expect([t.ability('Test Polymath', 'military'), t.ability('Test Polymath', 'leadership')]).toEqual([0, 2]);
    expect(t.refuses('centauri', 'support', 'Test Fierce Squadron', 'Test Fierce Summit')).toBe('b5/support-oppose/2');
    expect(t.offers('centauri', 'support', 'Test Fierce Squadron', 'Test Fierce Battle')).toBe(true);
  },
);
