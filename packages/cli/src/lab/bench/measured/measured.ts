// What bench needs of a game.
import type { State } from '@orrery/kernel';

/** The position for measuring the speed of a game. */
export interface Measured<S extends State> {
  /** the players and decks, in words */
  readonly what: string;
  /** the setup of every match */
  readonly setup: unknown;
  /** the goals: decisions, and playouts of 50 answers, per second */
  readonly aims: { readonly decisions: number; readonly playouts: number };
  /** a position in the middle of a match */
  midGame(): S;
}
