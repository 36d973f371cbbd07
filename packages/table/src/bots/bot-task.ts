// A decision of a bot as plain data, so that another thread can think about it.
import { type Match, restore, type Saved, type Seat, type State, save } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { botAnswer } from './levels.ts';

/** A bot's decision, as plain data for another thread. */
export interface BotTask {
  readonly game: string;
  /** the position with its question */
  readonly position: Saved;
  readonly seed: number;
  readonly decision: number;
  readonly seat: Seat;
  readonly bot: string;
}

/** Makes the task of a bot at a seat that is asked. The first argument is a session, or a table with its match. */
export function botTask<S extends State>(
  { table, match }: { readonly table: TableGame<S>; readonly match: Match<S> },
  seat: Seat,
  bot: string,
): BotTask {
  const { seed, decision } = match;
  return { game: table.game.name, position: save(table.game, match.state), seed, decision, seat, bot };
}

/**
 * Returns the bot's answer in another thread. It is the same as at the table itself.
 * @param table the game that the task names
 * @returns the ids of the options it names
 */
export const thinkOver = <S extends State>(
  table: TableGame<S>,
  { position, seed, decision, seat, bot }: BotTask,
): string[] => botAnswer(table, { state: restore(table.game, position), seed, decision }, seat, bot);
