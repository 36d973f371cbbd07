import { wishesSuite } from '@orrery/kernel/testing';
import { babylon5 } from '../src/index.ts';
import { anyCards as deal } from './support/deals.ts';

wishesSuite({ game: babylon5, deal, looks: 200, runs: 8 });
