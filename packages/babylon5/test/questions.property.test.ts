import { start } from '@orrery/kernel';
import { catalogueIds, questionsSuite } from '@orrery/kernel/testing';
import { describe } from 'vitest';
import { setupFrom, starterDecks } from '../src/decks/index.ts';
import { type B5State, babylon5, RULESETS } from '../src/index.ts';
import { anyCards } from './support/deals.ts';

// a question comes from a rule or from a ruling
const rules = new Set(
  ['rules', 'rulings'].flatMap(file => [...catalogueIds(new URL(`../data/${file}.jsonl`, import.meta.url))]),
);

/** The four ready decks, under any ruleset. Hands come with them, or players choose them. */
function ready(seed: number): B5State {
  const decks = Object.values(starterDecks());
  const ruleset = RULESETS[seed % RULESETS.length]!;
  const more = { house: ['any deck', 'any hand'], ...(seed % 2 === 0 ? { chooseHands: true } : {}) } as const;
  return start(babylon5, setupFrom(decks, ruleset, [], more), seed);
}

describe('with the ready decks', () => {
  questionsSuite({ game: babylon5, deal: ready, rules, limit: 12_000, runs: 6 });
});

describe('with decks of any cards', () => {
  questionsSuite({ game: babylon5, deal: anyCards, rules, limit: 2_000, runs: 12 });
});
