import { propertySuite } from '@orrery/kernel/testing';
import fc from 'fast-check';
import { setupFrom, starterDecks } from '../src/decks/index.ts';
import { babylon5, RULESETS } from '../src/index.ts';
import { invariants } from './support/invariants.ts';

/** Any two to four of the starter decks, in any order, under any ruleset. */
const tables = fc.record({
  races: fc.shuffledSubarray(['human', 'centauri', 'minbari', 'narn'] as const, { minLength: 2, maxLength: 4 }),
  ruleset: fc.constantFrom(...RULESETS),
});

type Given = {
  races: readonly ('human' | 'centauri' | 'minbari' | 'narn')[];
  ruleset: (typeof RULESETS)[number];
};

function setup({ races, ruleset }: Given): unknown {
  const decks = starterDecks();
  return setupFrom(
    races.map(race => decks[race]),
    ruleset,
    [],
    // the starter decks are smaller than the tournament and engine rules require
    { house: ['any deck', 'any hand'] },
  );
}

propertySuite({ game: babylon5, tables, setup, invariants, limit: 12_000, runs: 1 });
