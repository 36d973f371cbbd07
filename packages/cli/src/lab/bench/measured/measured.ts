// What bench needs of a game.
import type { State } from '@orrery/kernel';

/** What the speed of a game is measured with. */
export interface Measured<S extends State> {
  /** who plays what, in words */
  readonly what: string;
  /** the setup of every match */
  readonly setup: unknown;
  /** what is wanted: decisions, and playouts of 50 answers, a second */
  readonly aims: { readonly decisions: number; readonly playouts: number };
  /** a position in the middle of a match */
  midGame(): S;
}
