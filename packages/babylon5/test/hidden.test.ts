import { asked, greedyBot, search, weighed } from '@orrery/bots';
import { catalogueIds, changesSuite, hiddenSuite } from '@orrery/kernel/testing';
import { babylon5, babylon5Advice, babylon5Features, babylon5Weights } from '../src/index.ts';
import { anyCards as deal } from './deals.ts';

hiddenSuite({
  game: babylon5,
  deal,
  score: (s, seat, o) => babylon5Advice.score(s, seat, o),
  think: (s, seat) =>
    search(asked(babylon5, s, seat), {
      advice: babylon5Advice,
      evaluation: weighed(babylon5Features, babylon5Weights),
      seed: 7,
      iterations: 5,
      horizon: 20,
    }),
  choose: (s, seat) => greedyBot(7, babylon5Advice).choose(asked(babylon5, s, seat)),
  depth: 400,
  players: 4,
  reveals: new Set(['shuffled']),
  together: true,
  limit: 12_000,
});

const rules = catalogueIds(new URL('../data/rules.jsonl', import.meta.url));

changesSuite({ game: babylon5, deal, rules, runs: 3, limit: 12000 });
