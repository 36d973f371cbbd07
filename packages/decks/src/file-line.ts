// Lists made from deck files of other programs. Each line knows its place in the file.
import type { ListFault } from './list.ts';

/** A line of the list, and the line of the file that it comes from. */
export interface FileLine {
  readonly text: string;
  readonly at: number;
}

/** A plain list made from a file. */
export interface ReadFile {
  readonly lines: readonly FileLine[];
  /** faults of the file other than names, by the line of the list */
  readonly faults: readonly ListFault[];
  /** the faults that the list itself cannot show, by the line of the file: the list lacks something there */
  readonly unsaid: readonly ListFault[];
}
