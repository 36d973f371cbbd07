import type { Option } from '@orrery/kernel';
import { catalogueIds, questionsSuite } from '@orrery/kernel/testing';
import { describe } from 'vitest';
import { type WarsState, wars } from '../src/index.ts';
import { inPlay } from '../src/state.ts';
import { anyCards, ready } from './deals.ts';

const rules = catalogueIds(new URL('../data/rules.jsonl', import.meta.url));

/** Copies of a card in a hand or a pile. */
const alike = (s: WarsState, a: Option, b: Option): boolean =>
  a.verb === 'card' && b.verb === 'card' && s.defs[a.a] === s.defs[b.a] && !inPlay(s, a.a) && !inPlay(s, b.a);

describe('with the ready decks', () => {
  questionsSuite({ game: wars, deal: ready, rules, alike, limit: 3_000, runs: 8 });
});

describe('with decks of any cards', () => {
  questionsSuite({ game: wars, deal: anyCards, rules, alike, limit: 3_000, runs: 12 });
});
