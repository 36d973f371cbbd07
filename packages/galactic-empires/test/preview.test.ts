import { start } from '@orrery/kernel';
import { previewSuite } from '@orrery/kernel/testing';
import { type GeState, galacticEmpires } from '../src/index.ts';
import { anyTable, readyTable } from './deals.ts';

/** With the usual standing orders: what others have ordered is shown to nobody, and a preview takes it that they keep to the usual ones. */
const deal = (seed: number): GeState =>
  start(galacticEmpires, (seed % 2 === 0 ? readyTable : anyTable)(2 + (seed % 3), seed), seed, true);

previewSuite({ game: galacticEmpires, deal, depth: 300, runs: 8, told: 500 });
