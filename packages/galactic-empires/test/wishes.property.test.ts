import { wishesSuite } from '@orrery/kernel/testing';
import { galacticEmpires } from '../src/index.ts';
import { anyCards as deal } from './deals.ts';

wishesSuite({ game: galacticEmpires, deal, looks: 200, runs: 8 });
