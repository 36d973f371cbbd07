// A quick hint: the answer that looks best to the game now.
import type { Match, Seat, State } from '@orrery/kernel';
import { botAnswer } from '../bots/levels.ts';
import type { TableGame } from '../contract/game.ts';
import { asRead } from './thinking.ts';

/** The bot that hints come from: it takes the best-looking answer. */
const ADVISER = 'greedy';

/**
 * Suggests an answer for a seat that is asked, by the game's own judgement of what the seat may know. It names the one of several equal options that
 * a person reads.
 * @returns the ids of the options
 */
export function hintFor<S extends State>(table: TableGame<S>, match: Match<S>, seat: Seat): string[] {
  return botAnswer(table, match, seat, ADVISER).map(asRead(table, match.state, seat));
}
