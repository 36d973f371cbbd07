import { questionsSuite } from '@orrery/kernel/testing';
import { describe } from 'vitest';
import { galacticEmpires } from '../src/index.ts';
import { anyCards, ready } from './deals.ts';
import { alike, RULES as rules } from './whole-matches.ts';

describe('with the ready decks', () => {
  questionsSuite({ game: galacticEmpires, deal: ready, rules, alike, limit: 1_000, runs: 4 });
});

describe('with decks of any cards', () => {
  questionsSuite({ game: galacticEmpires, deal: anyCards, rules, alike, limit: 1_000, runs: 6 });
});
