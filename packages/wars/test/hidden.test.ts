import { asked, greedyBot, search, weighed } from '@orrery/bots';
import { catalogueIds, changesSuite, hiddenSuite } from '@orrery/kernel/testing';
import { HAND, pile, wars, warsAdvice, warsFeatures, warsWeights } from '../src/index.ts';
import { anyCards as deal } from './deals.ts';

hiddenSuite({
  game: wars,
  deal,
  score: (s, seat, o) => warsAdvice.score(s, seat, o),
  think: (s, seat) =>
    search(asked(wars, s, seat), {
      advice: warsAdvice,
      evaluation: weighed(warsFeatures, warsWeights),
      seed: 7,
      iterations: 5,
      horizon: 20,
    }),
  choose: (s, seat) => greedyBot(7, warsAdvice).choose(asked(wars, s, seat)),
  depth: 900,
  players: 2,
  // what can be done with a hand depends on it: whoever acts keeps theirs
  shows: (s, seat) => pile(s, seat, HAND),
  reveals: new Set(['shuffled', 'revealed', 'looked-at', 'destiny']),
  together: true,
  limit: 12_000,
});

const rules = catalogueIds(new URL('../data/rules.jsonl', import.meta.url));

changesSuite({ game: wars, deal, rules, runs: 3, limit: 20000 });
