import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type CardPlace, DISCARD, type Ruleset, SUPPORTING } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

const deck = ['Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees'];

/** The Narn win a war conflict for a Human location; each side has a fleet, the Humans a stronger one. */
function fall(ruleset: Ruleset, place: CardPlace = 'Test Human Base'): Table {
  const title = typeof place === 'string' ? place : place.card;
  return table({
    ruleset,
    seats: [
      { race: 'human', supporting: [place, 'First Battle Fleet', 'Second Battle Fleet'], deck },
      { race: 'narn', supporting: ['First Battle Fleet'], deck },
    ],
    order: ['narn', 'human'],
    war: [['human', 'narn']],
    conflicts: [{ conflict: 'war', by: 'narn', target: title, support: ['First Battle Fleet'] }],
  });
}

/** Continues to the next conflict round, in which the Humans declare a war conflict for the location and win it. */
function retake(t: Table, place = 'Test Human Base'): void {
  t.untilAsked('declare', 'human').act('human', 'declare-war-conflict', 'narn');
  t.untilAsked('target', 'human').pick('human', place);
  t.untilAsked('action', 'human');
  t.act('human', 'support', t.id('First Battle Fleet', 'human'), 'war');
  t.until('draw');
}

rule('b5/captured-locations/1', 'captured, a location has neither text nor abilities for its captor', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = fall(ruleset);
    expect(t.ability('Test Human Base', 'military')).toBe(4);
    expect(t.ability(t.id('First Battle Fleet', 'human'), 'military')).toBe(6);
    t.untilAsked('action', 'human').until('draw');
    expect(t.titles('narn', SUPPORTING)).toContain('Test Human Base');
    expect(t.ability('Test Human Base', 'military')).toBe(0);
    for (const race of ['human', 'narn'] as const)
      expect(t.ability(t.id('First Battle Fleet', race), 'military')).toBe(5);
  }
});

rule('b5/captured-locations/2', 'retaken by its owner it works at once, its Military included', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    for (const place of ['Test Human Base', 'Test Free Port']) {
      const t = fall(ruleset, place);
      t.until('draw');
      expect(t.ability(place, 'military')).toBe(0);
      retake(t, place);
      expect(t.titles('human', SUPPORTING)).toContain(place);
      expect(t.ability(place, 'military')).toBe(4);
      expect(t.ability(t.id('First Battle Fleet', 'human'), 'military')).toBe(place === 'Test Free Port' ? 5 : 6);
    }
  }
});

rule('b5/captured-locations/3', 'a faction of its race that conquers it has it at once, whoever owns the card', () => {
  const t = table({
    seats: [
      { race: 'human', supporting: ['Test Human Base'], deck },
      { race: 'human', ambassador: 'Test Scholar', supporting: ['First Battle Fleet'], deck },
    ],
    order: [2, 1],
    conflicts: [{ conflict: 'Test Landing', by: 2, target: 'Test Human Base', support: ['First Battle Fleet'] }],
  });
  expect(t.ability('First Battle Fleet', 'military')).toBe(5);
  t.until('draw');
  expect(t.card('Test Human Base')).toMatchObject({ owner: 0, faction: 1, controller: 1 });
  expect(t.ability('Test Human Base', 'military')).toBe(4);
  expect(t.ability('First Battle Fleet', 'military')).toBe(6);
});

/** A location with an enhancement, and a contingency under it. */
const guarded = { card: 'Test Human Base', attached: ['Test Bunker', 'Test Fierce Ambush'] };

rule(
  'b5/captured-locations/4',
  'engine rules: another race’s location moves over blank, with nothing on it, controlled by nobody',
  () => {
    const t = fall('engine', guarded);
    expect(t.card('Test Human Base').attached).toHaveLength(2);
    t.until('draw');
    expect(t.card('Test Human Base')).toMatchObject({ faction: t.seat('narn'), controller: -1, attached: [] });
    expect(t.titles('human', DISCARD)).toEqual(expect.arrayContaining(['Test Bunker', 'Test Fierce Ambush']));
    for (const race of ['human', 'narn'] as const)
      expect(t.ability(t.id('First Battle Fleet', race), 'military')).toBe(5);
  },
);

rule(
  'b5/captured-locations/5',
  'engine rules: one of your own race comes under your control, with nothing on it',
  () => {
    const t = fall('engine', guarded);
    t.until('draw');
    retake(t);
    expect(t.card('Test Human Base')).toMatchObject({
      faction: t.seat('human'),
      controller: t.seat('human'),
      attached: [],
    });
    expect(t.ability(t.id('First Battle Fleet', 'human'), 'military')).toBe(6);
  },
);

rule('b5/captured-locations/6', 'capture and recapture take a location’s enhancements', () => {
  const t = fall('casual', { card: 'Test Human Base', attached: ['Test Bunker'] });
  expect(t.ability('Test Human Base', 'military')).toBe(7);
  t.until('draw');
  expect(t.inPlay('Test Bunker')).toBe(false);
  expect(t.titles('human', DISCARD)).toContain('Test Bunker');

  const back = table({
    seats: [
      { race: 'human', supporting: ['First Battle Fleet'], deck },
      { race: 'narn', supporting: [{ card: 'Test Human Base', captured: true, attached: ['Test Bunker'] }], deck },
    ],
    order: ['human', 'narn'],
    conflicts: [{ conflict: 'Test Landing', by: 'human', target: 'Test Human Base', support: ['First Battle Fleet'] }],
  });
  back.until('draw');
  expect(back.titles('human', SUPPORTING)).toContain('Test Human Base');
  expect(back.card('Test Human Base').attached).toEqual([]);
  expect(back.titles('narn', DISCARD)).toContain('Test Bunker');
});
