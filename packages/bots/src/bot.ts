// The contract of a bot: a program that answers for a seat, and sees only what that seat may know.
import type { Option, State } from '@orrery/kernel';
import type { Asked } from './asked.ts';

/** A player that is a program. It sees only what its seat may know. Factories make bots from a seed. */
export interface Bot {
  readonly name: string;
  /**
   * Answers for a seat that is asked.
   * @returns options out of `asked.options` itself, as many as `asked.count` allows
   */
  choose<S extends State>(asked: Asked<S>): readonly Option[];
}
