import { undoSuite } from '@orrery/kernel/testing';
import { wars } from '../src/index.ts';
import { anySetup } from './deals.ts';

undoSuite({ game: wars, setup: anySetup, choices: 600, runs: 8 });
