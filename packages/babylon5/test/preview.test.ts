import { previewSuite } from '@orrery/kernel/testing';
import { babylon5 } from '../src/index.ts';
import { anyCards, starters } from './support/deals.ts';

const deal = (seed: number) => (seed % 2 === 0 ? starters(seed) : anyCards(seed));

previewSuite({ game: babylon5, deal, depth: 400, runs: 25, told: 1000 });
