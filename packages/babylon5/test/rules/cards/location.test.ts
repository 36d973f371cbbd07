import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DISCARD, type Position, SUPPORTING } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

const deck = ['Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees'];

rule('b5/cards-location/1', 'a location is limited, supporting, and not promoted', () => {
  const t = table({
    seats: [
      { race: 'centauri', hand: ['Test Fierce Outpost'], rating: 10 },
      { race: 'centauri', hand: ['Test Fierce Outpost'], rating: 10 },
    ],
    order: [1, 2],
  });
  t.act(1, 'sponsor', 'Test Fierce Outpost');
  expect(t.titles(1, SUPPORTING)).toEqual(['Test Fierce Outpost']);
  expect(t.refuses(2, 'sponsor', t.id('Test Fierce Outpost', 2))).toBe('b5/sponsor/24');
  t.pass(2);
  expect(t.refuses(1, 'promote', t.id('Test Fierce Outpost', 1))).toBe('b5/promote/8');
});

rule('b5/cards-location/2', 'a location of a race is for that race, others are for anybody', () => {
  const t = table({
    seats: [
      { race: 'narn', hand: ['Test Human Base', 'Test Free Port', 'Test Asteroid'], rating: 10 },
      { race: 'human', hand: ['Test Human Base'], rating: 10 },
    ],
    order: ['narn', 'human'],
  });
  expect(t.refuses('narn', 'sponsor', t.id('Test Human Base', 'narn'))).toBe('b5/sponsor/7');
  expect(t.offers('narn', 'sponsor', 'Test Free Port')).toBe(true);
  expect(t.offers('narn', 'sponsor', 'Test Asteroid')).toBe(true);
  t.act('narn', 'sponsor', 'Test Free Port').act('human', 'sponsor', t.id('Test Human Base', 'human'));
  expect(t.titles('human', SUPPORTING)).toEqual(['Test Human Base']);
});

rule('b5/cards-location/3', 'a race has one homeworld in play, whatever it is called', () => {
  const t = table({
    seats: [
      { race: 'narn', supporting: ['Narn Homeworld'], hand: ['Test Exile World'], rating: 10 },
      { race: 'centauri', hand: ['Centauri Prime'], rating: 10 },
    ],
    order: ['narn', 'centauri'],
  });
  expect(t.refuses('narn', 'sponsor', 'Test Exile World')).toBe('b5/cards-location/3');
  t.pass('narn');
  expect(t.offers('centauri', 'sponsor', 'Centauri Prime')).toBe(true);
});

rule('b5/cards-location/4', 'Zhabar is the one homeworld of the League; its species have others besides', () => {
  const league = (ruleset: 'engine' | 'casual', inPlay: string, hand: string): Table =>
    table({
      ruleset,
      seats: [
        { race: 'non-aligned', ambassador: 'Test Speaker', supporting: [inPlay], hand: [hand], rating: 10 },
        { race: 'narn' },
      ],
      order: ['non-aligned', 'narn'],
    });
  const t = league('engine', 'Zhabar', 'Test Hive World');
  t.act('non-aligned', 'sponsor', 'Test Hive World');
  expect(t.titles('non-aligned', SUPPORTING)).toEqual(['Zhabar', 'Test Hive World']);
  expect(league('engine', 'Test Hive World', 'Zhabar').offers('non-aligned', 'sponsor', 'Zhabar')).toBe(true);
  // the others' five stay one each
  const earth = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', supporting: ['Narn Homeworld'], hand: ['Test Exile World'], rating: 10 },
      { race: 'human' },
    ],
    order: ['narn', 'human'],
  });
  expect(earth.refuses('narn', 'sponsor', 'Test Exile World')).toBe('b5/cards-location/3');
});

rule('b5/cards-location/5', 'a multiple location that replaces the homeworld is the homeworld from then on', () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', supporting: ['Narn Homeworld'], hand: ['Test New Narn', 'Test Exile World'], rating: 10 },
      { race: 'human' },
    ],
    order: ['narn', 'human'],
  });
  t.act('narn', 'replace', 'Test New Narn', 'Narn Homeworld').pass('human');
  expect(t.titles('narn', SUPPORTING)).toEqual(['Test New Narn']);
  expect(t.refuses('narn', 'sponsor', 'Test Exile World')).toBe('b5/cards-location/3');
});

/** Narn fight over the Centauri outpost, which they outnumber. */
function siege(conflict: string, more: Partial<Position> = {}, hand: readonly string[] = []): Table {
  return table({
    seats: [
      { race: 'narn', supporting: ['First Battle Fleet', 'Second Battle Fleet'], hand, deck },
      { race: 'centauri', supporting: ['Test Fierce Outpost'], deck },
    ],
    order: ['narn', 'centauri'],
    war: [['narn', 'centauri']],
    conflicts: [{ conflict, by: 'narn', target: 'Test Fierce Outpost', support: ['First Battle Fleet'] }],
    ...more,
  });
}

rule('b5/cards-location/6', 'only a war conflict, or a text that says so, captures a location', () => {
  const ordinary = siege('Test Siege').until('draw');
  expect(ordinary.happened('conflict-decided')).toMatchObject([{ won: true }]);
  expect(ordinary.titles('centauri', SUPPORTING)).toContain('Test Fierce Outpost');
  for (const conflict of ['war', 'Test Landing']) {
    const t = siege(conflict).until('draw');
    expect(t.happened('captured')).toMatchObject([{ card: t.id('Test Fierce Outpost'), by: t.seat('narn') }]);
    expect(t.titles('narn', SUPPORTING)).toContain('Test Fierce Outpost');
  }
});

rule('b5/cards-location/7', 'neutralized in the conflict that takes it, it changes hands and is then discarded', () => {
  const t = siege('war');
  t.pass('narn').act('centauri', 'oppose', 'Test Fierce Outpost', 'war');
  t.act('narn', 'attack', 'Second Battle Fleet', 'Test Fierce Outpost');
  expect(t.card('Test Fierce Outpost')).toMatchObject({ neutralized: 1, severe: 1 });
  t.until('draw');
  expect(t.happened('captured')).toMatchObject([{ card: t.id('Test Fierce Outpost'), by: t.seat('narn') }]);
  expect(t.inPlay('Test Fierce Outpost')).toBe(false);
  expect(t.titles('centauri', DISCARD)).toContain('Test Fierce Outpost');
});

rule('b5/cards-location/8', 'its captor can damage it no further', () => {
  const t = table({
    seats: [
      {
        race: 'narn',
        supporting: ['First Battle Fleet', { card: 'Test Fierce Outpost', damage: 3, captured: true }],
        hand: ['Test Fierce Blow'],
      },
      { race: 'centauri', hand: ['Test Fierce Blow'] },
    ],
    order: ['narn', 'centauri'],
  });
  expect(t.card('Test Fierce Outpost').neutralized).toBe(0);
  expect(t.refuses('narn', 'attack', 'First Battle Fleet', 'Test Fierce Outpost')).toBe('b5/attack/7');
  t.act('narn', 'event', t.id('Test Fierce Blow', 'narn')).pick('narn', 'Test Fierce Outpost').pick('narn', 5);
  expect(t.card('Test Fierce Outpost')).toMatchObject({ damage: 3, neutralized: 0 });
  // others can
  t.act('centauri', 'event', t.id('Test Fierce Blow', 'centauri'))
    .pick('centauri', 'Test Fierce Outpost')
    .pick('centauri', 5);
  expect(t.card('Test Fierce Outpost')).toMatchObject({ neutralized: 1, severe: 4 });
});
