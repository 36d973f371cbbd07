import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, ConflictPosition, Ruleset } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

const deck = ['Refugees', 'Refugees', 'Refugees', 'Refugees'];

/** A mercenary in the Narn faction; Centauri and Humans may want it. They act in this order: Centauri, Humans, Narn. */
function setting(
  ruleset: Ruleset,
  more: {
    conflicts?: readonly ConflictPosition[];
    inner?: readonly CardPlace[];
    narn?: readonly CardPlace[];
    rating?: number;
  } = {},
): Table {
  const { conflicts = [], inner = [], narn = ['Test Sellsword'], rating = 4 } = more;
  return table({
    ruleset,
    seats: [
      { race: 'narn', inner, supporting: narn, deck },
      { race: 'centauri', rating, deck },
      { race: 'human', deck },
    ],
    order: ['centauri', 'human', 'narn'],
    conflicts,
  });
}

const summit: ConflictPosition[] = [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Londo Mollari'] }];

rule('b5/mercenary/1', 'bids for a mercenary are actions, and add up', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = setting(ruleset);
    t.act('centauri', 'bid', 'Test Sellsword').pick('centauri', 2);
    expect(t.available('centauri')).toBe(2);
    expect(t.asked).toEqual(['human']);
    t.pass('human', 'narn');
    t.act('centauri', 'bid', 'Test Sellsword').pick('centauri', 1);
    expect(t.s.bids).toEqual([[t.id('Test Sellsword'), t.seat('centauri'), 3]]);
    expect(t.refuses('human', 'bid', "G'Kar")).toBe('b5/mercenary/1');
    const poor = setting(ruleset);
    poor.s.seats[poor.seat('centauri')]!.spent = 4;
    poor.s.menus = null;
    expect(poor.refuses('centauri', 'bid', 'Test Sellsword')).toBe('b5/mercenary/1');
    // players cannot hire at a price
    expect(t.refuses('human', 'hire', 'Test Sellsword')).toBe('b5/mercenary/1');
  }
});

rule('b5/action-round/6', 'nobody bids for a mercenary that is rotated or neutralized', () => {
  for (const ruleset of ['casual', 'tournament'] as const)
    for (const state of [{ rotated: true }, { neutralized: true }]) {
      const t = setting(ruleset, { narn: [{ card: 'Test Sellsword', ...state }] });
      expect(t.refuses('centauri', 'bid', 'Test Sellsword')).toBe('b5/action-round/6');
    }
});

rule('b5/mercenary/2', 'it acts after the last pass, before resolution, for the highest bidder', () => {
  const t = setting('casual', { conflicts: summit });
  t.act('centauri', 'bid', 'Test Sellsword').pick('centauri', 3);
  t.act('human', 'bid', 'Test Sellsword').pick('human', 2);
  t.pass('narn', 'centauri', 'human');
  expect(t.s.round).toBe('action');
  expect(t.asked).toEqual(['centauri']);
  t.act('centauri', 'support', 'Test Sellsword', 'Test Fierce Summit');
  expect(t.card('Test Sellsword').rotated).toBe(1);
  t.until('draw');
  expect(t.happened('conflict-decided')).toMatchObject([{ support: 7, opposition: 0 }]);
});

rule('b5/mercenary/3', 'without a bid nobody can use it, its own faction neither', () => {
  const t = setting('casual', { conflicts: summit, inner: ['Test Sellsword'], narn: [] });
  t.pass('centauri', 'human');
  expect(t.options('narn').some(o => o.a === t.id('Test Sellsword') && o.verb !== 'bid')).toBe(false);
  expect(t.refuses('narn', 'support', 'Test Sellsword', 'Test Fierce Summit')).toBe('b5/glossary/1');
  expect(t.offers('narn', 'build', 'Test Sellsword')).toBe(false);
  t.pass('narn').until('draw');
  expect(t.card('Test Sellsword').rotated).toBe(0);
  expect(t.happened('conflict-decided')).toMatchObject([{ support: 4 }]);
});

rule('b5/mercenary/4', 'from an Inner Circle it builds for the bidder, who applies 3 more', () => {
  const t = setting('casual', { inner: ['Test Sellsword'], narn: [], rating: 5 });
  t.act('centauri', 'bid', 'Test Sellsword').pick('centauri', 2);
  expect(t.available('centauri')).toBe(3);
  t.pass('human', 'narn', 'centauri');
  t.act('centauri', 'build', 'Test Sellsword');
  expect(t.rating('centauri')).toBe(6);
  expect(t.happened('influence-applied')).toMatchObject([{ n: 2 }, { seat: t.seat('centauri'), n: 3 }]);
  expect(t.card('Test Sellsword').rotated).toBe(1);
});

rule('b5/mercenary/5', 'its action may be an attack', () => {
  const t = setting('casual', {
    conflicts: [{ conflict: 'Test Fierce Summit', by: 'human', support: ['Jeffrey Sinclair'] }],
  });
  t.act('centauri', 'bid', 'Test Sellsword').pick('centauri', 1);
  t.pass('human', 'narn', 'centauri');
  t.act('centauri', 'attack', 'Test Sellsword', 'Jeffrey Sinclair');
  expect(t.card('Jeffrey Sinclair').damage).toBe(3);
  expect(t.happened('attack')).toMatchObject([{ attacker: t.id('Test Sellsword') }]);
});

rule('b5/mercenary/6', 'whoever pays its printed cost controls it for the turn', () => {
  const t = setting('engine', { conflicts: summit });
  expect(t.refuses('centauri', 'bid', 'Test Sellsword')).toBe('b5/mercenary/6');
  expect(t.refuses('centauri', 'support', 'Test Sellsword', 'Test Fierce Summit')).toBe('b5/glossary/1');
  t.act('centauri', 'hire', 'Test Sellsword');
  expect(t.available('centauri')).toBe(2);
  expect(t.card('Test Sellsword').controller).toBe(t.seat('centauri'));
  t.pass('human', 'narn');
  t.act('centauri', 'support', 'Test Sellsword', 'Test Fierce Summit');
  expect(t.conflict().now.support).toBe(7);
});

rule('b5/mercenary/7', 'control passes to the next who pays, and ends with the turn', () => {
  const t = setting('engine', { conflicts: summit });
  const before = t.card('Test Sellsword').controller;
  t.act('centauri', 'hire', 'Test Sellsword').act('human', 'hire', 'Test Sellsword');
  expect(t.card('Test Sellsword').controller).toBe(t.seat('human'));
  t.pass('narn');
  expect(t.refuses('centauri', 'support', 'Test Sellsword', 'Test Fierce Summit')).toBe('b5/glossary/1');
  t.act('centauri', 'hire', 'Test Sellsword');
  expect(t.card('Test Sellsword').controller).toBe(t.seat('centauri'));
  expect(t.available('centauri')).toBe(0);
  t.until('conflict');
  expect(t.card('Test Sellsword').controller).toBe(before);
});

rule('b5/mercenary/8', 'paid for, it stays in the faction that it was in', () => {
  const t = setting('engine');
  t.act('centauri', 'hire', 'Test Sellsword');
  expect(t.card('Test Sellsword')).toMatchObject({ faction: t.seat('narn'), controller: t.seat('centauri') });
  expect(t.offers('human', 'hire', 'Test Sellsword')).toBe(true);
});
