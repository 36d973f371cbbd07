// A quick hint: the answer that looks best to the game now.
import type { Match, Seat, State } from '@orrery/kernel';
import { botAnswer } from '../bots/levels.ts';
import type { TableGame } from '../contract/game.ts';
import { asRead } from './thinking.ts';

/** Whose judgement a hint is: the bot that takes what looks best now. */
const ADVISER = 'greedy';

/**
 * What a seat that is asked might answer, by the game's own judgement of what it may know there. Of options that are the same, the one
 * that a person reads is named.
 * @returns the ids of the options
 */
export function hintFor<S extends State>(table: TableGame<S>, match: Match<S>, seat: Seat): string[] {
  return botAnswer(table, match, seat, ADVISER).map(asRead(table, match.state, seat));
}
