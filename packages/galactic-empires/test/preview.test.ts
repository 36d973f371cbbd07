import { start } from '@orrery/kernel';
import { previewSuite } from '@orrery/kernel/testing';
import { type GeState, galacticEmpires } from '../src/index.ts';
import { anyTable, readyTable } from './deals.ts';

/** Uses the default standing orders. Nobody sees the orders of others, and a preview assumes the default ones. */
const deal = (seed: number): GeState =>
  start(galacticEmpires, (seed % 2 === 0 ? readyTable : anyTable)(2 + (seed % 3), seed), seed, true);

previewSuite({ game: galacticEmpires, deal, depth: 300, runs: 8, told: 500 });
