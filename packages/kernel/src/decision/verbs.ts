// The kinds of action that a player may take: what each is called, when it is allowed, and which procedure does it.
import type { Refusal } from '../errors.ts';
import type { Seat, State } from '../state/state.ts';
import type { Option } from './decision.ts';

/** One kind of thing that a player whose turn it is to act may do: what it is about stands in `a` and `b` of its options. */
export interface Verb<S extends State> {
  readonly name: string;
  /** adds what this seat can do now */
  list(s: S, seat: Seat, out: Option[]): void;
  /** the rule that forbids it, null when it is allowed */
  judge(s: S, seat: Seat, a: number, b: number): Refusal | null;
  /** what the button says to whoever is asked */
  label(s: S, a: number, b: number, seat: Seat): string;
  /** what follows from it and is not on the button: what it costs, what it changes by how much */
  note?(s: S, a: number, b: number, seat: Seat): string;
  /** takes no action: the same player is asked again */
  readonly free?: boolean;
  /** the procedure that does it; its frame has `a` and `b` in its locals */
  readonly procedure: string;
}

/** The kinds of action of a game. They are listed in the order given, whatever file is loaded first. */
export class Verbs<S extends State> extends Map<string, Verb<S>> {
  /** @param order the names of all kinds */
  constructor(order: readonly string[]) {
    super();
    // a key keeps the place at which it was first set
    for (const name of order) this.set(name, undefined as unknown as Verb<S>);
  }

  /** Declares a kind of action. @throws Error if the order does not name it, or if it is declared already */
  readonly declare = (verb: Verb<S>): void => {
    if (!this.has(verb.name)) throw new Error(`The list of verbs does not name "${verb.name}".`);
    if (this.get(verb.name) !== undefined) throw new Error(`The verb "${verb.name}" is declared twice.`);
    this.set(verb.name, verb);
  };
}
