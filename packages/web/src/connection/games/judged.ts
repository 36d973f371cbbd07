/** What is known of a finished game: the chances after every turn, and the choices that mattered most. */
import type { Seat } from '@orrery/kernel';
import type { KeyChoice, TurnChances } from '@orrery/table';

/** What is known of a finished game so far. */
export interface Judged {
  /** the seat whose choices are judged */
  readonly seat: Seat;
  readonly names: readonly string[];
  /** the last turn of the game */
  readonly last: number;
  /** how many decisions have been looked at, and how many there are */
  readonly done: number;
  readonly of: number;
  readonly turns: readonly TurnChances[];
  /** the choices that mattered most; null until all is looked at */
  readonly key: readonly KeyChoice[] | null;
}
