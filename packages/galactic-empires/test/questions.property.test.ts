import type { Option } from '@orrery/kernel';
import { catalogueIds, questionsSuite } from '@orrery/kernel/testing';
import { describe } from 'vitest';
import { type GeState, galacticEmpires, inPlay } from '../src/index.ts';
import { anyCards, ready } from './deals.ts';

const rules = catalogueIds(new URL('../data/rules.jsonl', import.meta.url));

/** Copies of a card that lie in a hand or a pile. */
const alike = (s: GeState, a: Option, b: Option): boolean =>
  a.verb === b.verb && s.defs[a.a] === s.defs[b.a] && !inPlay(s, a.a) && !inPlay(s, b.a);

describe('with the ready decks', () => {
  questionsSuite({ game: galacticEmpires, deal: ready, rules, alike, limit: 1_000, runs: 4 });
});

describe('with decks of any cards', () => {
  questionsSuite({ game: galacticEmpires, deal: anyCards, rules, alike, limit: 1_000, runs: 6 });
});
