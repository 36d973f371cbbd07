import type { Game, State } from '@orrery/kernel';
import type { HiddenGame } from '@orrery/kernel/testing';
import { type Advice, asked, type Evaluation, greedyBot, search } from '../src/index.ts';

/**
 * What bots make of a position, always by the same seed: `hiddenSuite` looks whether they have seen what they may not.
 * @param evaluation what the game thinks of positions as a whole, for a bot that looks ahead
 */
export const botsOf = <S extends State>(
  game: Game<S>,
  advice: Advice<S>,
  evaluation: Evaluation<S>,
): Required<Pick<HiddenGame<S>, 'score' | 'choose' | 'think'>> => ({
  score: (s, seat, o) => advice.score(s, seat, o),
  choose: (s, seat) => greedyBot(7, advice).choose(asked(game, s, seat)),
  think: (s, seat) => search(asked(game, s, seat), { advice, evaluation, seed: 7, iterations: 5, horizon: 20 }),
});
export * from './met.ts';
