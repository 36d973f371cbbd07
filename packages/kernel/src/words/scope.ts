// A scope: the programs of one ability, and the values that are fixed when it is declared.
import type { Menu } from '../decision/decision.ts';
import type { ReadList } from '../program/program.ts';
import type { State } from '../state/state.ts';

/** A list that is read when an ability is declared and kept in a local until it resolves. */
export interface Settled<S extends State> {
  readonly local: string;
  readonly read: ReadList<S>;
}

/** A way that is announced when an ability is declared. Its number goes into a local. */
export interface Announced<S extends State> {
  readonly local: string;
  readonly menu: Menu<S>;
}

/**
 * The scope of everything that is compiled under one name, such as an ability with a program to declare it and one to resolve it. Words use the scope
 * to name what they make, and to register what must be settled or announced at the declaration. Parts with a name of their own have their own scope.
 */
export class Scope<S extends State> {
  /** what the words of this scope have settled and announced, in the order of compiling */
  readonly settled: Settled<S>[] = [];
  readonly announced: Announced<S>[] = [];
  private made = 0;

  constructor(readonly name: string) {}

  /** Makes a name for something that a word makes during compiling. The name stays the same while the text stays the same. */
  inner(what: string): string {
    return `${this.name}/${what}${this.made++}`;
  }

  /** Registers a list to settle at the declaration. Returns the local that keeps it. */
  settle(read: ReadList<S>): string {
    const local = `group$${this.settled.length}`;
    this.settled.push({ local, read });
    return local;
  }

  /** Registers a choice of a way to announce at the declaration. Returns the local that keeps the number of the way. */
  announce(menu: Menu<S>): string {
    const local = `way$${this.announced.length}`;
    this.announced.push({ local, menu });
    return local;
  }
}
