import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, Ruleset } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

const deck = ['Refugees', 'Refugees', 'Refugees'];

/** A Centauri player, who acts first, and Narn, with cards of their rows. */
function setting(
  supporting: readonly CardPlace[],
  narn: readonly CardPlace[] = [],
  hand: readonly string[] = [],
  ruleset: Ruleset = 'casual',
): Table {
  return table({
    ruleset,
    seats: [
      { race: 'centauri', inner: ['Urza Jaddo'], supporting, hand, rating: 10, deck },
      { race: 'narn', supporting: narn, rating: 10, deck },
    ],
    order: ['centauri', 'narn'],
  });
}
const abilities = (t: Table, card: string) =>
  (['diplomacy', 'intrigue', 'psi', 'leadership'] as const).map(name => t.ability(card, name));

rule('b5/assistant/1', 'Vir rotates: Londo has 1 more Diplomacy, Intrigue and Leadership until Vir readies', () => {
  const t = setting(['Vir Cotto']);
  const [diplomacy, intrigue, psi, leadership] = abilities(t, 'Londo Mollari');
  expect([diplomacy, psi]).toEqual([4, 0]);
  t.act('centauri', 'assist', 'Vir Cotto');
  expect(t.card('Vir Cotto').rotated).toBe(1);
  expect(t.asked).toEqual(['narn']);
  expect(abilities(t, 'Londo Mollari')).toEqual([5, intrigue! + 1, 0, leadership! + 1]);
  expect(t.ability('Urza Jaddo', 'diplomacy')).toBe(6);
  t.pass('narn', 'centauri');
  t.untilAsked('sustain', 'centauri').pick('centauri');
  expect(t.card('Vir Cotto').rotated).toBe(0);
  expect(abilities(t, 'Londo Mollari')).toEqual([4, intrigue, 0, leadership]);
});

rule('b5/assistant/2', 'or the next card that the ambassador himself sponsors this turn costs 1 less', () => {
  const t = setting(
    ['Vir Cotto'],
    [],
    ['Test Schemer', 'Test Officer', 'Test Statesman', 'Test Service', 'Test Service'],
  );
  t.act('centauri', 'assist-sponsoring', 'Vir Cotto').pass('narn');
  expect(t.card('Vir Cotto').rotated).toBe(1);
  // another Inner Circle character pays 4 for a card of 4
  t.act('centauri', 'sponsor', 'Test Schemer').pick('centauri', 'Urza Jaddo').pass('narn');
  expect(t.available('centauri')).toBe(6);
  // the ambassador pays 3
  t.act('centauri', 'sponsor', 'Test Officer').pass('narn');
  expect(t.available('centauri')).toBe(3);
  // but only once
  t.act('centauri', 'event', 'Test Service').pick('centauri', 'Londo Mollari').pass('narn');
  expect(t.offers('centauri', 'sponsor', 'Test Statesman')).toBe(false);
  expect(t.refuses('centauri', 'sponsor', 'Test Statesman')).toBe('b5/sponsor/2');
});

rule('b5/assistant/3', 'the assistant must be ready and not neutralized', () => {
  for (const state of [{ neutralized: true }, { rotated: true }]) {
    const t = setting([{ card: 'Vir Cotto', ...state }]);
    expect(t.refuses('centauri', 'assist', 'Vir Cotto')).toBe('b5/assistant/3');
    expect(t.refuses('centauri', 'assist-sponsoring', 'Vir Cotto')).toBe('b5/assistant/3');
  }
});

rule('b5/assistant/4', 'Vir serves Londo from the Narn faction too', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const t = setting([], ['Vir Cotto'], [], ruleset);
    t.act('centauri', 'assist', 'Vir Cotto');
    expect(t.ability('Londo Mollari', 'diplomacy')).toBe(5);
    expect(t.card('Vir Cotto').rotated).toBe(1);
  }
});

/** Two Non-Aligned players; the assistant is in the first one's faction. */
function league(ruleset: Ruleset): Table {
  return table({
    ruleset,
    seats: [
      {
        race: 'non-aligned',
        ambassador: 'Test Speaker',
        supporting: ['Test Secretary', 'Test Delegate', 'Test Fierce Wanderer'],
      },
      { race: 'non-aligned', ambassador: 'Test Delegate' },
    ],
    order: [2, 1],
  });
}

rule('b5/assistant/5', 'the Non-Aligned have no such right to an assistant elsewhere', () => {
  const t = league('engine');
  expect(t.refuses(2, 'assist', 'Test Secretary')).toBe('b5/assistant/8');
  // and all other players have it
  expect(setting([], ['Vir Cotto'], [], 'engine').offers('centauri', 'assist', 'Vir Cotto')).toBe(true);
});

rule('b5/assistant/6', 'Vir, in the Narn faction, cannot aid G’Kar', () => {
  const t = setting([], ['Vir Cotto', "Ko'Dath"]);
  t.pass('centauri');
  expect(t.refuses('narn', 'assist', 'Vir Cotto')).toBe('b5/assistant/6');
  t.act('narn', 'assist', "Ko'Dath");
  expect(t.ability("G'Kar", 'diplomacy')).toBe(6);
});

rule('b5/assistant/7', 'engine: an assistant does not serve a home faction of its race, even inside it', () => {
  const home = (ruleset: Ruleset, designation: 'home' | 'babylon project') =>
    table({
      ruleset,
      seats: [
        { race: 'centauri', ambassador: 'Urza Jaddo', designation, supporting: ['Vir Cotto'], deck },
        { race: 'narn' },
      ],
      order: ['centauri', 'narn'],
    });
  for (const way of ['assist', 'assist-sponsoring'])
    expect(home('engine', 'home').refuses('centauri', way, 'Vir Cotto')).toBe('b5/assistant/7');
  expect(home('engine', 'babylon project').offers('centauri', 'assist', 'Vir Cotto')).toBe(true);
});

rule('b5/assistant/8', 'a Non-Aligned assistant aids any ambassador of a species, in its own faction', () => {
  for (const ruleset of ['casual', 'engine'] as const) {
    const t = league(ruleset);
    expect(t.refuses(2, 'assist', 'Test Secretary')).toBe('b5/assistant/8');
    expect(t.refuses(2, 'assist-sponsoring', 'Test Secretary')).toBe('b5/assistant/8');
    t.pass(2).act(1, 'assist', 'Test Secretary');
    const delegate = t.id('Test Delegate', 1);
    expect(t.options(1).map(o => o.a)).toEqual([t.id('Test Speaker'), delegate]);
    t.pick(1, delegate);
    expect(t.ability(delegate, 'diplomacy')).toBe(4);
    expect(t.ability('Test Speaker', 'diplomacy')).toBe(4);
  }
});

rule('b5/assistant/9', 'using another’s card so is not controlling it', () => {
  const t = setting([], ['Vir Cotto'], [], 'engine');
  t.act('centauri', 'assist', 'Vir Cotto');
  expect(t.card('Vir Cotto')).toMatchObject({ faction: t.seat('narn'), controller: t.seat('narn') });
});

rule('b5/assistant/10', 'it is the user’s own action, for the ambassador’s abilities or his next sponsoring', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = setting([], ['Vir Cotto'], ['Test Schemer', 'Test Officer', 'Test Service'], ruleset);
    t.act('centauri', 'assist-sponsoring', 'Vir Cotto');
    expect(t.s.seats[t.seat('centauri')]!.actions).toBe(1);
    expect(t.asked).toEqual(['narn']);
    expect(t.card('Vir Cotto').rotated).toBe(1);
    t.pass('narn').act('centauri', 'sponsor', 'Test Schemer').pick('centauri', 'Londo Mollari').pass('narn');
    expect(t.available('centauri')).toBe(7);
    t.act('centauri', 'event', 'Test Service').pick('centauri', 'Londo Mollari').pass('narn');
    t.act('centauri', 'sponsor', 'Test Officer').pick('centauri', 'Londo Mollari');
    expect(t.available('centauri')).toBe(3);
    const aid = setting([], ['Vir Cotto'], [], ruleset);
    aid.act('centauri', 'assist', 'Vir Cotto');
    expect(aid.ability('Londo Mollari', 'diplomacy')).toBe(5);
  }
});
