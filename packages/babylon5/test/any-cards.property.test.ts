import { propertySuite } from '@orrery/kernel/testing';
import fc from 'fast-check';
import { babylon5 } from '../src/index.ts';
import { anySetup } from './support/deals.ts';
import { invariants } from './support/invariants.ts';

// Random play with decks drawn from all held cards that each race can use.

propertySuite({
  game: babylon5,
  tables: fc.record({ deal: fc.integer({ min: 1, max: 100_000 }) }),
  setup: ({ deal }) => anySetup(deal),
  invariants,
  limit: 12_000,
  runs: 0.34,
});
