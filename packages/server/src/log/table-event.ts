// What somebody did at a table, and what the game asks after it.
import type { Seat } from '@orrery/kernel';
import type { Stops } from '@orrery/table';

/** What was done at a table, beside what it did to the record. */
export interface TableEvent {
  readonly kind:
    | 'start'
    | 'answer'
    | 'undo'
    | 'propose-undo'
    | 'propose-end'
    | 'draw'
    | 'resign'
    | 'order'
    | 'stops'
    | 'bot'
    | 'expire';
  /** whose deed it is; absent where the table does it */
  readonly seat?: Seat;
  /** where that seat wants to be asked from now on */
  readonly stops?: Stops;
  /** the places of the record among those added that nobody was asked for */
  readonly unasked?: readonly number[];
  /** what is asked then, and of which persons: whose clocks run */
  readonly asks: Asks;
}

/** What a game asks, and the persons who owe an answer. */
export interface Asks {
  readonly decision: number;
  readonly persons: readonly Seat[];
  /** how far the game has come (`Session.pace`), at tables with a chess clock; rows of former versions have none */
  readonly pace?: { readonly phase: string; readonly answers: readonly number[] };
}

/** What is done, before it is known what comes of it. */
export type Intent = Pick<TableEvent, 'kind' | 'seat' | 'stops'>;
