import type { Table } from '../table.ts';

/** Returns all that a viewer may know of the facts so far, as text. */
export const heard = (t: Table, who: number | null, ...types: string[]): string =>
  JSON.stringify(t.happened(...types).map(f => t.toldTo(f, who === null ? null : who - 1).fact));
