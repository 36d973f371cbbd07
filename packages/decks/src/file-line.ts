// What a deck file of another program becomes: lines of a list, each with its place in the file.
import type { ListFault } from './list.ts';

/** A line of the list that a file becomes, and the line of the file from which it comes. */
export interface FileLine {
  readonly text: string;
  readonly at: number;
}

/** A plain list made of a file. */
export interface ReadFile {
  readonly lines: readonly FileLine[];
  /** what is wrong with the file besides its names, by the line of the list */
  readonly faults: readonly ListFault[];
  /** those of them that the list itself does not say, by the line of the file: a list made of it would lack something */
  readonly unsaid: readonly ListFault[];
}
