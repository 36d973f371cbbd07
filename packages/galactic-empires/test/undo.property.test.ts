import { undoSuite } from '@orrery/kernel/testing';
import { galacticEmpires } from '../src/index.ts';
import { anyTable } from './deals.ts';

undoSuite({ game: galacticEmpires, setup: seed => anyTable(2 + (seed % 3), seed), choices: 600, runs: 8 });
