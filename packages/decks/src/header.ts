// The first line of a table, which names the columns.
import { nameKey } from '@orrery/kernel';
import { fieldsOf } from './entries.ts';
import type { Columns } from './reader.ts';

const NAMES: ReadonlySet<string> = new Set(['name', 'card', 'cardname', 'title', 'cardtitle']);
const COUNTS: ReadonlySet<string> = new Set([
  'count',
  'qty',
  'quantity',
  'number',
  'copies',
  'amount',
  'num',
  'no',
  'howmany',
  'x',
  '#',
]);
const SECTIONS: ReadonlySet<string> = new Set(['section', 'zone', 'board', 'pile', 'part', 'deck']);

/** Returns the columns of a heading line, if it has one for the name and one for the count. */
export function readHeader(body: string): Columns | undefined {
  const words = fieldsOf(body).map(({ text }) => nameKey(text));
  const at = (known: ReadonlySet<string>) => words.findIndex(word => known.has(word));
  const [name, count, section] = [at(NAMES), at(COUNTS), at(SECTIONS)];
  if (words.length < 2 || name < 0 || count < 0) return undefined;
  return { name, count, ...(section >= 0 && { section }) };
}
