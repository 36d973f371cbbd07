import { restore, type Saved, type Seat, type State, save } from '@orrery/kernel';
import { botAnswer } from './bots.ts';
import type { TableGame } from './game.ts';
import type { Session } from './session/session.ts';

/** A decision that a bot is to think over, as plain data for another thread. */
export interface BotTask {
  readonly game: string;
  /** the position, with the question that is asked */
  readonly position: Saved;
  readonly seed: number;
  readonly decision: number;
  readonly seat: Seat;
  readonly bot: string;
}

/** What a bot at a seat that is asked is to think over. */
export function botTask<S extends State>({ table, match }: Session<S>, seat: Seat, bot: string): BotTask {
  const { seed, decision } = match;
  return { game: table.game.name, position: save(table.game, match.state), seed, decision, seat, bot };
}

/**
 * What the bot answers, in another thread: the same as at the table itself.
 * @param table the game that the task names
 * @returns the ids of the options it names
 */
export const thinkOver = <S extends State>(
  table: TableGame<S>,
  { position, seed, decision, seat, bot }: BotTask,
): string[] => botAnswer(table, { state: restore(table.game, position), seed, decision }, seat, bot);
