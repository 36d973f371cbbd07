import type { Table } from '../table.ts';

/** What a viewer may know of all that has happened, as text. */
export const heard = (t: Table, who: number | null, ...types: string[]): string =>
  JSON.stringify(t.happened(...types).map(f => t.toldTo(f, who === null ? null : who - 1).fact));
