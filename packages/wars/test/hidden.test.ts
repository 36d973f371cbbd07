import { weighed } from '@orrery/bots';
import { botsOf } from '@orrery/bots/testing';
import { catalogueIds, changesSuite, hiddenSuite } from '@orrery/kernel/testing';
import { HAND, pile, wars, warsAdvice, warsFeatures, warsWeights } from '../src/index.ts';
import { anyCards as deal } from './deals.ts';

hiddenSuite({
  game: wars,
  deal,
  ...botsOf(wars, warsAdvice, weighed(warsFeatures, warsWeights)),
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
