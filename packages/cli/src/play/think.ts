import { restore, type Saved, type Seat } from '@orrery/kernel';
import { botAnswer, tableGame } from '@orrery/table';

/** A decision that a bot is to think over, as plain data for a worker. */
export interface Decision {
  readonly game: string;
  /** the position, with the question that is asked */
  readonly position: Saved;
  readonly seed: number;
  readonly decision: number;
  readonly seat: Seat;
  readonly bot: string;
}

/** What a bot answers, in a worker: the same as at the table itself. */
export function think({ game, position, seed, decision, seat, bot }: Decision): string[] {
  const table = tableGame(game);
  return botAnswer(table, { state: restore(table.game, position), seed, decision }, seat, bot);
}
