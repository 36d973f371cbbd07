import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { RACES } from '../../../src/index.ts';
import { match, seat } from '../../support/cards-for-turns.ts';
import { table } from '../../support/table.ts';

rule(['b5/unrest/1', 'b5/unrest/2'], 'unrest starts at 1, that of the Non-Aligned at 2', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const { s } = match({ ruleset, seats: RACES.map(race => seat(race, 67)) }).leaveOpen();
    expect(s.seats.map(x => [RACES[x.race], x.unrest])).toEqual([
      ['human', 1],
      ['centauri', 1],
      ['minbari', 1],
      ['narn', 1],
      ['non-aligned', 2],
    ]);
  }
});

const narn = (unrest: number, hand: readonly string[], rating = 4) =>
  table({ seats: [{ race: 'narn', rating, unrest, hand }, { race: 'centauri' }], order: ['narn', 'centauri'] });

rule('b5/unrest/3', 'unrest stays between 1 and 5', () => {
  expect(narn(5, ['Test Riot']).act('narn', 'event', 'Test Riot').s.seats[0]!.unrest).toBe(5);
  expect(narn(4, ['Test Riot']).act('narn', 'event', 'Test Riot').s.seats[0]!.unrest).toBe(5);
  expect(narn(1, ['Test Calm']).act('narn', 'event', 'Test Calm').s.seats[0]!.unrest).toBe(1);
  expect(narn(2, ['Test Calm']).act('narn', 'event', 'Test Calm').s.seats[0]!.unrest).toBe(1);
});

rule('b5/unrest/4', 'a character who raises unrest is sponsored at unrest 5', () => {
  const t = narn(5, ['Test Agitator'], 10).act('narn', 'sponsor', 'Test Agitator');
  expect(t.inPlay('Test Agitator')).toBe(true);
  expect(t.s.seats[0]!.unrest).toBe(5);
  expect(narn(4, ['Test Agitator'], 10).act('narn', 'sponsor', 'Test Agitator').s.seats[0]!.unrest).toBe(5);
});

rule('b5/unrest/5', 'unrest as a cost must be payable: not at 5', () => {
  expect(narn(5, ['Test Power Grab']).refuses('narn', 'event', 'Test Power Grab')).toBe('b5/unrest/5');
  const t = narn(4, ['Test Power Grab']).act('narn', 'event', 'Test Power Grab');
  expect([t.s.seats[0]!.unrest, t.rating('narn')]).toEqual([5, 5]);
});
