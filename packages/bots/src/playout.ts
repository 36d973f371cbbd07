import { answer, awaited, forced, type Game, options, type State } from '@orrery/kernel';
import { asked } from './asked.ts';
import type { Bot } from './bot.ts';

/** Answers counted apart: those of seats that had nothing to choose. */
export interface Tally {
  forced: number;
}

/**
 * Plays a match on until it has a result, or a limit of answers is reached. The state itself is played: give a clone to
 * keep the position.
 * @param bots one for all seats, or one for each
 * @param tally counts the answers that could not have been others, where somebody wants to know
 * @returns how many answers were given, forced ones too
 */
export function playout<S extends State>(
  game: Game<S>,
  state: S,
  bots: Bot | readonly Bot[],
  limit = Infinity,
  tally: Tally | null = null,
): number {
  let answers = 0;
  while (state.result === null && answers < limit) {
    const seat = awaited(state)[0]!;
    const bot = 'choose' in bots ? bots : bots[seat]!;
    const picks = bot.choose(asked(game, state, seat));
    // only who names nothing or everything can have had no choice
    if (tally !== null && (picks.length === 0 || picks.length === options(game, state, seat).length))
      if (forced(game, state, seat)) tally.forced++;
    answer(game, state, seat, picks);
    answers++;
  }
  return answers;
}
