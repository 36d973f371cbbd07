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

/** Counts the answers of seats that had nothing to choose. */
export interface Tally {
  forced: number;
}

/**
 * Plays a match to its result or to a limit of answers. It changes the state; pass a clone to keep the position.
 * @param bots one for all seats, or one for each
 * @param tally counts forced answers, if given
 * @returns the number of answers, forced ones included
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
    // only an answer that names nothing or everything can be forced
    if (tally !== null && (picks.length === 0 || names(game, state, seat, picks.length)) && forced(game, state, seat))
      tally.forced++;
    answer(game, state, seat, picks);
    answers++;
  }
  return answers;
}

/** True if this number is all that can be named. A plan that may be anything does not need a list for that. */
function names<S extends State>(game: Game<S>, state: S, seat: Seat, n: number): boolean {
  const { step, frame } = asking(game, state);
  return !asksForPlan(step, state, frame, seat) && n === options(game, state, seat).length;
}
