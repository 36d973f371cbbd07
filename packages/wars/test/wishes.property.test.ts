import { wishesSuite } from '@orrery/kernel/testing';
import { wars } from '../src/index.ts';
import { anyCards as deal } from './deals.ts';

wishesSuite({ game: wars, deal, looks: 200, runs: 8 });
