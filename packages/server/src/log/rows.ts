// The rows of a game's log: reads them, writes them, and makes a record of them.
import type { Choice, Print } from '@orrery/kernel';
import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../database/open.ts';
import type { GameLog, Tables } from '../database/tables.ts';
import type { TableEvent } from './table-event.ts';

/** A row of a table's log. */
export interface Row {
  readonly number: number;
  readonly kept: number;
  readonly added: readonly Choice[];
  readonly prints: readonly Print[];
  readonly deed: TableEvent;
  readonly key: string | null;
  readonly at: number;
}

/** A row before it is written. */
export type NewRow = Omit<Row, 'at'>;

/** A row in the columns of the database. @param clock the time, as part of a statement */
export const valuesOf = (code: string, row: NewRow, clock: Database['clock']) => ({
  code,
  number: row.number,
  kept: row.kept,
  added: JSON.stringify(row.added),
  prints: JSON.stringify(row.prints),
  deed: JSON.stringify(row.deed),
  key: row.key,
  at: clock,
});

/** A row from the database. */
export interface RawRow {
  readonly number: number;
  readonly kept: number;
  readonly added: string;
  readonly prints: string;
  readonly deed: string;
  readonly key: string | null;
  readonly at: number;
}

export const rowOf = ({ number, kept, added, prints, deed, key, at }: RawRow): Row => ({
  number,
  kept,
  added: JSON.parse(added) as Choice[],
  prints: JSON.parse(prints) as Print[],
  deed: JSON.parse(deed) as TableEvent,
  key,
  at,
});

/** The rows of a table after a number, in order, as the database has them. @param until only rows before this time */
export async function readRaw(
  { db }: Pick<Database, 'db'>,
  code: string,
  behind: number,
  until: number | null = null,
): Promise<RawRow[]> {
  let query = db.selectFrom('game_log').selectAll().where('code', '=', code).where('number', '>', behind);
  if (until !== null) query = query.where('at', '<=', until);
  return query.orderBy('number').execute();
}

/** Reads the same rows as `readRaw`, and parses them. */
export const readLog = async (...of: Parameters<typeof readRaw>): Promise<Row[]> => (await readRaw(...of)).map(rowOf);

/**
 * Writes the next row of a table. If several nodes write the same number, the first one wins.
 * @param time the time of play (`DatabaseTime`), as part of a statement
 * @returns the time of the write. @throws the database's fault; `isTaken` is true for it if another was first
 */
export async function writeLog(
  db: Transaction<Tables> | Database['db'],
  { clock }: Pick<Database, 'clock'>,
  code: string,
  row: NewRow,
): Promise<number> {
  const written = await db
    .insertInto('game_log')
    .values(valuesOf(code, row, clock) as unknown as Insertable<GameLog>)
    .returning('at')
    .executeTakeFirstOrThrow();
  return written.at;
}

/** The record that the rows make. */
export interface Written {
  choices: Choice[];
  unasked: Set<number>;
  prints: Print[];
}

/** Adds a row to the rows before it. */
export function addRow(
  written: Written,
  { kept, added, prints, deed }: Pick<Row, 'kept' | 'added' | 'prints' | 'deed'>,
): void {
  written.choices.length = Math.min(kept, written.choices.length);
  written.choices.push(...added);
  for (const at of written.unasked) if (at >= kept) written.unasked.delete(at);
  for (const at of deed.unasked ?? []) written.unasked.add(at);
  written.prints = [...written.prints.filter(([at]) => at <= kept), ...prints];
}
