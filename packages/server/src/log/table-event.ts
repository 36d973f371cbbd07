// The actions of players at a table, and the question that follows.
import type { Seat } from '@orrery/kernel';
import type { Stops } from '@orrery/table';

/** An action at a table, besides what it did to the record. */
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
    | 'call'
    | 'stops'
    | 'bot'
    | 'expire';
  /** the seat that acted; absent if the table or its host did */
  readonly seat?: Seat;
  /** where that seat wants to be asked from now on */
  readonly stops?: Stops;
  /** the new places of the record for which nobody was asked */
  readonly unasked?: readonly number[];
  /** the next question, and the persons who must answer: their clocks run */
  readonly asks: Asks;
}

/** The question of a game, and the persons who owe an answer. */
export interface Asks {
  readonly decision: number;
  readonly persons: readonly Seat[];
  /** how far the game has come (`Session.pace`), at tables with a chess clock; rows of earlier versions have none */
  readonly pace?: { readonly phase: string; readonly answers: readonly number[] };
}

/** An action before its result is known. */
export type Intent = Pick<TableEvent, 'kind' | 'seat' | 'stops'>;
