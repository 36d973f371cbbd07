import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Position, Ruleset } from '../../../src/index.ts';
import { PAPERS } from '../../support/cards-for-turns.ts';
import { table } from '../../support/table.ts';

const rulesets = ['casual', 'tournament', 'engine'] as const;
const published = ['casual', 'tournament'] as const;

/** Two players, the first of whom has events that change the influence of Babylon 5, the Shadows and the Vorlons. */
const council = (ruleset: Ruleset, more: Partial<Position> = {}) =>
  table({
    ruleset,
    seats: [
      {
        race: 'narn',
        rating: 25,
        spent: 25,
        hand: ['Test Shadow Rise', 'Test Vorlon Rise', 'Test Dark Hour', 'Test Dawn'],
        deck: PAPERS,
      },
      { race: 'centauri', rating: 22, spent: 22, deck: PAPERS },
    ],
    order: ['narn', 'centauri'],
    ...more,
  });

rule('b5/shadow-war/1', 'the Shadow War begins when the Shadows or the Vorlons come to 20 influence', () => {
  for (const ruleset of rulesets) {
    for (const [power, title] of [
      ['shadows', 'Test Shadow Rise'],
      ['vorlons', 'Test Vorlon Rise'],
    ] as const) {
      const t = council(ruleset, { [power]: 18 });
      t.act('narn', 'event', title);
      expect([t.s[power], t.s.shadowWar]).toEqual([19, false]);
      const u = council(ruleset, { [power]: 19 });
      u.act('narn', 'event', title);
      expect([u.s[power], u.s.shadowWar]).toEqual([20, true]);
      expect(u.sequence('nonplayer-influence', 'shadow-war')).toEqual(['nonplayer-influence', 'shadow-war']);
    }
    // Babylon 5 starts none
    expect(council(ruleset, { babylon5: 25 }).s.shadowWar).toBe(false);
    // a position in which they already have it
    expect(council(ruleset, { vorlons: 20 }).s.shadowWar).toBe(true);
  }
});

rule(
  ['b5/shadow-war/1', 'b5/victory/6'],
  'casual: once the Shadows reach 20 the leader of this turn scores no Standard Victory',
  () => {
    for (const ruleset of published) {
      const t = council(ruleset, { shadows: 19 });
      t.act('narn', 'event', 'Test Shadow Rise').untilAsked('declare');
      expect([t.s.result, t.s.turn, t.power('narn'), t.power('centauri')]).toEqual([null, 3, 25, 22]);
      const peace = council(ruleset, { shadows: 18 });
      peace.act('narn', 'event', 'Test Shadow Rise');
      for (let i = 0; i < 40 && peace.s.result === null; i++) peace.least();
      expect(peace.s.result).toEqual({ winners: [0], kind: 'standard' });
    }
  },
);

rule('b5/shadow-war/1', 'influence handed to the Shadows begins it too', () => {
  for (const ruleset of rulesets) {
    const t = table({
      ruleset,
      shadows: 19,
      seats: [
        { race: 'narn', hand: ['Test Dark Tribute'], deck: PAPERS },
        { race: 'centauri', deck: PAPERS },
      ],
      order: ['narn', 'centauri'],
    });
    t.act('narn', 'event', 'Test Dark Tribute');
    expect([t.s.shadows, t.s.shadowWar]).toEqual([20, true]);
  }
});

rule('b5/shadow-war/1', 'it goes on when their influence falls again', () => {
  const t = council('casual', { shadows: 20 });
  t.s.shadows = 12;
  t.pass('narn').pass('centauri');
  expect(t.s.shadowWar).toBe(true);
  t.leaveOpen();
});

rule('b5/shadow-war/2', 'engine: it begins once; 20 influence does not begin it again, nor does a card', () => {
  const t = council('engine', { shadows: 20, vorlons: 19 });
  t.act('narn', 'event', 'Test Dawn').pass('centauri');
  expect(t.s.shadowWar).toBe(false);
  t.act('narn', 'event', 'Test Vorlon Rise').pass('centauri');
  expect([t.s.vorlons, t.s.shadowWar]).toEqual([20, false]);
  t.act('narn', 'event', 'Test Dark Hour');
  expect(t.s.shadowWar).toBe(false);
  // a war that has not begun cannot end, and still begins at its time
  const u = council('engine', { shadows: 19 });
  u.act('narn', 'event', 'Test Dawn').pass('centauri');
  expect(u.sequence('shadow-war-ended')).toEqual([]);
  u.act('narn', 'event', 'Test Shadow Rise');
  expect(u.s.shadowWar).toBe(true);
});
