import { previewSuite } from '@orrery/kernel/testing';
import { wars } from '../src/index.ts';
import { anyCards, ready } from './deals.ts';

const deal = (seed: number) => (seed % 2 === 0 ? ready(seed) : anyCards(seed));

previewSuite({ game: wars, deal, depth: 900, runs: 25, told: 1000 });
