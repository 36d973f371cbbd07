import { type Match, optionGroups, optionId, type Seat, type State } from '@orrery/kernel';
import { botAnswer } from './bots.ts';
import type { TableGame } from './game.ts';

/** Whose judgement a hint is: the bot that takes what looks best now. */
const ADVISER = 'greedy';

/**
 * What a seat that is asked might answer, by the game's own judgement of what it may know there. Of options that are the same, the one
 * that a person reads is named.
 * @returns the ids of the options
 */
export function hintFor<S extends State>(table: TableGame<S>, match: Match<S>, seat: Seat): string[] {
  const { game } = table;
  const s = match.state;
  const ids = botAnswer(table, match, seat, ADVISER);
  const read = optionGroups(game, s, seat).map(group => group.map(optionId));
  return ids.map(id => read.find(group => group.includes(id))?.[0] ?? id);
}
