// What is compiled under one name: the programs of one ability, and what is settled when it is declared.
import type { Menu } from '../decision/decision.ts';
import type { ReadList } from '../program/program.ts';
import type { State } from '../state/state.ts';

/** A list that is read when something is declared and kept in a local until it resolves. */
export interface Settled<S extends State> {
  readonly local: string;
  readonly read: ReadList<S>;
}

/** A way that is announced when something is declared: its number goes into a local. */
export interface Announced<S extends State> {
  readonly local: string;
  readonly menu: Menu<S>;
}

/**
 * What is compiled under one name, with all its programs: one ability, say, that is declared and that resolves. Its words name
 * by it what they make, and leave with it what must be settled or announced beforehand. What is compiled inside it under a name
 * of its own has a scope of its own.
 */
export class Scope<S extends State> {
  /** what words of this scope have had settled, and announced, in the order in which they were compiled */
  readonly settled: Settled<S>[] = [];
  readonly announced: Announced<S>[] = [];
  private made = 0;

  constructor(readonly name: string) {}

  /** A name for something that a word makes while it is compiled: stable as long as the text is. */
  inner(what: string): string {
    return `${this.name}/${what}${this.made++}`;
  }

  /** Has a list settled when this is declared; gives the local that keeps it. */
  settle(read: ReadList<S>): string {
    const local = `group$${this.settled.length}`;
    this.settled.push({ local, read });
    return local;
  }

  /** Has one of several ways announced when this is declared; gives the local that keeps the number of the way. */
  announce(menu: Menu<S>): string {
    const local = `way$${this.announced.length}`;
    this.announced.push({ local, menu });
    return local;
  }
}
