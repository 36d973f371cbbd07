import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Position, Ruleset } from '../../src/index.ts';
import { at } from '../support/cards-for-resolution.ts';
import type { Table } from '../support/table.ts';

const OLDER: readonly Ruleset[] = ['casual', 'tournament'];

/** Two Centauri factions, and Narn who sponsor Lord Refa. */
const court = (ruleset: Ruleset, more: Partial<Position> = {}): Table =>
  at({
    ruleset,
    seats: [
      { race: 'centauri', name: 'Londo', rating: 20, hand: ['Lord Refa'] },
      { race: 'centauri', name: 'Cartagia', ambassador: 'Test Gambler' },
      { race: 'narn' },
    ],
    order: [1, 2, 3],
    ...more,
  }).act(1, 'sponsor', 'Lord Refa');
const unrest = (t: Table): number[] => t.s.seats.map(x => x.unrest);

rule('b5/dual-race/8', 'Lord Refa: a text that names a race raises the unrest of each of its factions', () => {
  for (const ruleset of OLDER) expect(unrest(court(ruleset))).toEqual([2, 2, 1]);
});

rule(['b5/dual-race/9', 'b5/civil-war/6'], 'Lord Refa: where its factions stand apart, his player chooses one', () => {
  for (const t of [
    court('engine'),
    ...OLDER.map(ruleset => court(ruleset, { civilWar: ['centauri'], war: [[1, 2]] })),
  ]) {
    t.pick(1, 'Cartagia');
    expect(unrest(t)).toEqual([1, 2, 1]);
  }
});
