// Plays a match to its end, with a bot at each seat.
import {
  answer,
  asking,
  asksForPlan,
  awaited,
  forced,
  type Game,
  options,
  type Seat,
  type State,
} from '@orrery/kernel';
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
    if (tally !== null && (picks.length === 0 || names(game, state, seat, picks.length)) && forced(game, state, seat))
      tally.forced++;
    answer(game, state, seat, picks);
    answers++;
  }
  return answers;
}

/** True where so many are all that there is to name; of a plan that may be any, nothing is listed for that. */
function names<S extends State>(game: Game<S>, state: S, seat: Seat, n: number): boolean {
  const { step, frame } = asking(game, state);
  return !asksForPlan(step, state, frame, seat) && n === options(game, state, seat).length;
}
