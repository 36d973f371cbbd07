import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Ruleset, SeatPosition } from '../../../src/index.ts';
import { PAPERS } from '../../support/cards-for-turns.ts';
import { table } from '../../support/table.ts';

const duo = (ruleset: Ruleset, narn: Partial<SeatPosition>, more: Partial<SeatPosition> = {}) =>
  table({
    ruleset,
    seats: [
      { race: 'narn', deck: PAPERS, ...narn },
      { race: 'centauri', deck: PAPERS, ...more },
    ],
    order: ['narn', 'centauri'],
  });

rule('b5/power/1', 'a rating of 12 and a card that counts 3 make 15', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = duo(ruleset, { rating: 12, supporting: ['Test Wealth'] });
    expect([t.power('narn'), t.power('centauri')]).toEqual([15, 4]);
  }
});

rule('b5/power/2', 'rating 10, raw power -2, a bonus of 3: 11', () => {
  expect(duo('engine', { rating: 10, rawPower: -2, supporting: ['Test Wealth'] }).power('narn')).toBe(11);
});

rule(['b5/power/3', 'b5/power/4'], 'power lost stays lost after its card is gone, until power is gained', () => {
  const t = duo('engine', { rating: 10, hand: ['Test Daily Draft', 'Test Daily Acclaim'] });
  t.act('narn', 'event', 'Test Daily Draft').pass('centauri');
  expect([t.s.seats[0]!.rawPower, t.power('narn')]).toEqual([-1, 9]);
  t.act('narn', 'event', 'Test Daily Acclaim');
  expect([t.s.seats[0]!.rawPower, t.power('narn')]).toEqual([0, 10]);
});

rule('b5/power/3', 'and it stays in the turns that follow', () => {
  const t = duo('engine', { rating: 10, hand: ['Test Daily Draft'] }).act('narn', 'event', 'Test Daily Draft');
  t.untilAsked('declare').untilAsked('action').untilAsked('declare');
  expect([t.s.seats[0]!.rawPower, t.power('narn'), t.rating('narn')]).toEqual([-1, 9, 10]);
});

rule('b5/power/5', 'what a card counts goes when the card goes', () => {
  const t = duo('engine', { rating: 10, agenda: 'Test Modesty', rawPower: 1 });
  expect(t.power('narn')).toBe(13);
  t.act('narn', 'discard-agenda', 'Test Modesty');
  expect([t.power('narn'), t.s.seats[0]!.rawPower]).toEqual([11, 1]);
});

rule('b5/power/6', 'engine: one card counts 5 at most, a major or a Drakh agenda 10', () => {
  const counted = (ruleset: Ruleset, agenda: string, drakh = false) =>
    duo(ruleset, { rating: 4, agenda, drakh }).power('narn') - 4;
  expect(counted('engine', 'Test Daily Ambition')).toBe(5);
  expect(counted('engine', 'Test Grand Design')).toBe(10);
  expect(counted('engine', 'Test Dark Ambition', true)).toBe(10);
  // the cap is for each card, and casual rules have none
  expect(duo('engine', { rating: 4, agenda: 'Test Daily Ambition', supporting: ['Test Wealth'] }).power('narn')).toBe(
    12,
  );
  expect([counted('casual', 'Test Daily Ambition'), counted('casual', 'Test Grand Design')]).toEqual([7, 12]);
});

rule('b5/power/7', 'counting only influence takes bonuses away, but gives a player with less nothing', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const t = duo(
      ruleset,
      { rating: 12, rawPower: -2, agenda: 'Test Austerity' },
      { rating: 12, rawPower: 2, supporting: ['Test Wealth'] },
    );
    expect([t.power('narn'), t.power('centauri')]).toEqual([10, 12]);
  }
});

rule('b5/power/8', 'John: rating 11, raw power 2, 2 from an agenda: 15', () => {
  expect(duo('engine', { rating: 11, rawPower: 2, agenda: 'Test Modesty' }).power('narn')).toBe(15);
});

rule('b5/power/9', 'Mike: rating 15, raw power -2, 3 from an agenda and 3 from another card: 19', () => {
  expect(
    duo('engine', { rating: 15, rawPower: -2, agenda: 'Test Prudence', supporting: ['Test Wealth'] }).power('narn'),
  ).toBe(19);
});
