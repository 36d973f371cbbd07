import { undoSuite } from '@orrery/kernel/testing';
import { babylon5 } from '../src/index.ts';
import { anySetup } from './support/deals.ts';

undoSuite({ game: babylon5, setup: anySetup, choices: 300, runs: 8 });
