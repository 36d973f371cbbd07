import { asked, greedyBot, search, weighed } from '@orrery/bots';
import { catalogueIds, changesSuite, hiddenSuite } from '@orrery/kernel/testing';
import {
  galacticEmpires,
  galacticEmpiresFeatures,
  galacticEmpiresWeights,
  geAdvice,
  HAND,
  pile,
} from '../src/index.ts';
import { three } from './deals.ts';

hiddenSuite({
  game: galacticEmpires,
  deal: three,
  score: (s, seat, o) => geAdvice.score(s, seat, o),
  think: (s, seat) =>
    search(asked(galacticEmpires, s, seat), {
      advice: geAdvice,
      evaluation: weighed(galacticEmpiresFeatures, galacticEmpiresWeights),
      seed: 7,
      iterations: 5,
      horizon: 20,
    }),
  choose: (s, seat) => greedyBot(7, geAdvice).choose(asked(galacticEmpires, s, seat)),
  depth: 300,
  players: 3,
  // what can be done with a hand depends on it: whoever acts keeps theirs
  shows: (s, seat) => pile(s, seat, HAND),
  reveals: new Set(['shuffled', 'shown', 'drawn']),
  together: false,
  limit: 40_000,
});

const rules = catalogueIds(new URL('../data/rules.jsonl', import.meta.url));

changesSuite({ game: galacticEmpires, deal: three, rules, runs: 2, limit: 40_000, decisions: 400 });
