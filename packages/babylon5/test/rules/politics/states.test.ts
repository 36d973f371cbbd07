import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Position, Ruleset } from '../../../src/index.ts';
import { RACES } from '../../../src/state.ts';
import { at } from '../../support/cards-for-resolution.ts';
import type { Table } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];

/** The present states, as words. */
const states = (t: Table): string[] => t.s.relations.map(r => `${RACES[r.a]} and ${RACES[r.b]}: ${r.kind}`);

function traders(ruleset: Ruleset, hand: readonly string[], more: Partial<Position> = {}): Table {
  return at({
    ruleset,
    seats: [{ race: 'human', hand }, { race: 'minbari' }, { race: 'narn' }],
    order: ['human', 'minbari', 'narn'],
    freeTrade: [['human', 'minbari']],
    ...more,
  });
}

rule(
  'b5/states/1',
  'a Trade Pact that is won makes a lasting state between two races, which counts for both ratings',
  () => {
    for (const ruleset of ALL) {
      const t = at({
        ruleset,
        seats: [{ race: 'human', supporting: ['Test Diplomat 3'] }, { race: 'minbari' }, { race: 'narn' }],
        order: ['human', 'minbari', 'narn'],
        conflicts: [{ conflict: 'Trade Pact', by: 'human', target: 'minbari', support: ['Test Diplomat 3'] }],
        tension: { 'human-minbari': 3 },
      });
      expect(states(t)).toEqual([]);
      t.until('conflict');
      // it lasts in later turns
      expect(states(t)).toEqual(['human and minbari: free trade']);
      expect([t.rating('human'), t.rating('minbari'), t.rating('narn')]).toEqual([5, 5, 4]);
    }
  },
);

rule('b5/states/2', 'Trade Windfall needs a race in Free Trade', () => {
  for (const ruleset of ALL) {
    const seats = [{ race: 'human' as const, rating: 8, hand: ['Trade Windfall'] }, { race: 'minbari' as const }];
    const order = ['human', 'minbari'] as const;
    const without = at({ ruleset, seats, order });
    expect(without.refuses('human', 'event', 'Trade Windfall')).toBe('b5/cost/7');
    const t = at({ ruleset, seats, order, freeTrade: [['human', 'minbari']] });
    t.act('human', 'event', 'Trade Windfall');
    expect(t.rating('human')).toBe(10);
  }
});

rule('b5/states/3', 'races that go to war lose every other state between them, and keep those with others', () => {
  for (const ruleset of ALL) {
    const t = traders(ruleset, ['Test War'], {
      freeTrade: [
        ['human', 'minbari'],
        ['human', 'narn'],
      ],
    });
    expect(t.rating('human')).toBe(6);
    t.act('human', 'event', 'Test War').pick('human', 'minbari');
    expect(states(t)).toEqual(['human and narn: free trade', 'human and minbari: war']);
    expect([t.rating('human'), t.rating('minbari'), t.rating('narn')]).toEqual([5, 4, 5]);
  }
});

rule('b5/states/4', 'partners with 1 more each who go to war both lose it', () => {
  for (const ruleset of ALL) {
    const t = traders(ruleset, ['Test War']);
    expect([t.rating('human'), t.rating('minbari')]).toEqual([5, 5]);
    t.act('human', 'event', 'Test War').pick('human', 'minbari');
    expect([t.rating('human'), t.rating('minbari')]).toEqual([4, 4]);
    expect(t.available('human')).toBe(4);
  }
});

rule('b5/states/5', 'a Free Trade that a war ended does not come back with peace', () => {
  const t = traders('engine', ['Test War', 'Test Peace']);
  t.act('human', 'event', 'Test War').pick('human', 'minbari').pass('minbari', 'narn');
  t.act('human', 'event', 'Test Peace').pick('human', 'minbari');
  expect(states(t)).toEqual([]);
  expect([t.rating('human'), t.rating('minbari')]).toEqual([4, 4]);
});
