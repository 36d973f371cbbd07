// The careless bot: it plays like greedy, but one answer in three is random.
import type { State } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { type Advice, greedyBot, tie } from './greedy.ts';
import { randomBot } from './random.ts';

/** One answer in this many is random. */
const CARELESS = 3;

/** Makes a bot that takes the best-looking answer and now and then a random legal one. Beginners can practise against it. */
export function carelessBot<A extends State>(seed: number, advice: Advice<A> | null): Bot {
  const greedy = greedyBot(seed, advice);
  return {
    name: 'careless',
    choose(asked) {
      const pick = tie(seed, asked.decision);
      return pick % CARELESS === 0 ? randomBot(pick).choose(asked) : greedy.choose(asked);
    },
  };
}
