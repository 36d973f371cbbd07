// The kinds of action that a player may take: the label of each, when it is allowed, and the procedure that does it.
import type { Refusal } from '../errors.ts';
import type { Seat, State } from '../state/state.ts';
import type { Option } from './decision.ts';

/** One kind of action of the player whose turn it is to act. `a` and `b` of its options say what it is about. */
export interface Verb<S extends State> {
  readonly name: string;
  /** adds the possible actions of this seat */
  list(s: S, seat: Seat, out: Option[]): void;
  /** returns the rule that forbids it, null if it is allowed */
  judge(s: S, seat: Seat, a: number, b: number): Refusal | null;
  /** the text of the button */
  label(s: S, a: number, b: number, seat: Seat): string;
  /** a result that is not on the button: what it costs, what it changes by how much */
  note?(s: S, a: number, b: number, seat: Seat): string;
  /** returns how often in a row a player may want it, as one wish; 0 if it is not possible now. Absent if it is never wanted so (`Menu.again`) */
  again?(s: S, seat: Seat, a: number, b: number): number;
  /** true if it takes no action: the same player is asked again */
  readonly free?: boolean;
  /** the procedure that does it; its frame has `a` and `b` in its locals */
  readonly procedure: string;
}

/** The kinds of action of a game, in a given order that does not depend on which file loads first. Some may come later, with a set. */
export class Verbs<S extends State> extends Map<string, Verb<S>> {
  private here: readonly Verb<S>[] = [];

  /** @param order the names of all kinds, also of those that come with sets */
  constructor(order: readonly string[]) {
    super();
    // a key keeps its first place
    for (const name of order) this.set(name, undefined as unknown as Verb<S>);
  }

  /** Declares a kind of action. @throws Error if the order does not name it, or if it is declared already */
  readonly declare = (verb: Verb<S>): void => {
    if (!this.has(verb.name)) throw new Error(`The list of verbs does not name "${verb.name}".`);
    if (this.get(verb.name) !== undefined) throw new Error(`The verb "${verb.name}" is declared twice.`);
    this.set(verb.name, verb);
    this.here = [...super.values()].filter(known => known !== undefined);
  };

  /** Those that are declared, in order. */
  override values(): MapIterator<Verb<S>> {
    return this.here.values();
  }
}
