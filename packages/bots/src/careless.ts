// The careless bot: it plays as greedy, but one answer of three is random.
import type { State } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { type Advice, greedyBot, tie } from './greedy.ts';
import { randomBot } from './random.ts';

/** Of so many answers a careless bot gives one without looking. */
const CARELESS = 3;

/** A bot that takes what looks best now, and every so often anything legal: somebody to learn against. */
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
