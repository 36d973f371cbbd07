import { asking, count, distinct, type Match, optionId, options, type Seat, type State } from '@orrery/kernel';
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
  const { step, frame } = asking(game, s);
  const { menu } = step;
  const list = options(game, s, seat);
  if (menu.same === undefined || count(game, s, seat).max !== 1) return ids;
  const read = distinct(menu, s, frame, list);
  return ids.map(id => {
    const meant = list.find(o => optionId(o) === id)!;
    return optionId(read.find(o => o === meant || menu.same!(s, frame, o, meant))!);
  });
}
