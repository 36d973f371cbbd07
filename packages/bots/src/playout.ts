import { answer, awaited, type Game, type State } from '@orrery/kernel';
import type { Bot } from './bot.ts';

/**
 * Plays a match on until it has a result, or a limit of decisions is reached. The state itself is played: give a clone to
 * keep the position.
 * @param bots one for all seats, or one for each
 * @returns how many decisions were taken
 */
export function playout<S extends State>(
  game: Game<S>,
  state: S,
  bots: Bot | readonly Bot[],
  limit = Infinity,
): number {
  let decisions = 0;
  while (state.result === null && decisions < limit) {
    const seat = awaited(state)[0]!;
    const bot = 'choose' in bots ? bots : bots[seat]!;
    answer(game, state, seat, bot.choose(game, state, seat));
    decisions++;
  }
  return decisions;
}
