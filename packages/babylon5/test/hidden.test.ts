import { weighed } from '@orrery/bots';
import { botsOf } from '@orrery/bots/testing';
import { catalogueIds, changesSuite, hiddenSuite } from '@orrery/kernel/testing';
import { babylon5, babylon5Advice, babylon5Features, babylon5Weights } from '../src/index.ts';
import { anyCards as deal } from './support/deals.ts';

hiddenSuite({
  game: babylon5,
  deal,
  ...botsOf(babylon5, babylon5Advice, weighed(babylon5Features, babylon5Weights)),
  depth: 400,
  players: 4,
  // a card that is being sponsored shows itself as soon as its player has chosen who sponsors it, or what it goes on
  shows: s => s.stack.flatMap(({ l }) => (typeof l.a === 'number' && l.a >= 0 ? [l.a] : [])),
  reveals: new Set(['shuffled']),
  together: true,
  limit: 12_000,
});

const rules = catalogueIds(new URL('../data/rules.jsonl', import.meta.url));

changesSuite({ game: babylon5, deal, rules, runs: 3, limit: 12000 });
