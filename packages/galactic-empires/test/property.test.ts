import { propertySuite } from '@orrery/kernel/testing';
import fc from 'fast-check';
import { describe } from 'vitest';
import { type GeState, galacticEmpires } from '../src/index.ts';
import { anyTable, readyTable } from './deals.ts';
import { invariants } from './invariants.ts';

interface Given {
  readonly players: number;
  readonly seed: number;
}
const tables = (...players: readonly number[]): fc.Arbitrary<Given> =>
  fc.record({ players: fc.constantFrom(...players), seed: fc.nat(1_000_000) });

const common = { game: galacticEmpires, invariants, limit: 40_000, runs: 1 };

describe('with the ready decks', () => {
  propertySuite<GeState, Given>({
    ...common,
    tables: tables(2, 3, 4),
    setup: ({ players, seed }) => readyTable(players, seed),
  });
});

describe('with decks of any cards', () => {
  propertySuite<GeState, Given>({
    ...common,
    tables: tables(2, 4),
    setup: ({ players, seed }) => anyTable(players, seed),
  });
});
