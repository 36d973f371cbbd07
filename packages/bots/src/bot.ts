import type { Game, Option, Seat, State } from '@orrery/kernel';

/** A player that is a program. It sees games only through the kernel's contract. Factories make bots from a seed. */
export interface Bot {
  readonly name: string;
  /**
   * What a seat that is asked answers.
   * @returns options out of `options(game, state, seat)` itself, as many as `count` allows
   */
  choose<S extends State>(game: Game<S>, state: S, seat: Seat): readonly Option[];
}
