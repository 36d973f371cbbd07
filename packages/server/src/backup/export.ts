// Writes every row of a database as lines of JSON.
import { type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { type Head, KEYS, migrationsOf, type Row, TABLES, type TableName, type Tail, YES_OR_NO } from './lines.ts';

/** How many rows are read at a time. */
const PAGE = 500;

/**
 * Writes all rows of a database, line by line, as they were at one moment. Later changes are not in it, and nobody has to wait.
 * @param write takes each line, without its end
 * @returns how many rows there were
 * @throws the fault of the database or of `write`
 */
export async function exportData(
  { db, kind }: Database,
  write: (line: string) => Promise<void> | void,
): Promise<number> {
  const telling = async (from: Kysely<Tables>): Promise<number> => {
    await write(JSON.stringify({ orrery: 'data', migrations: await migrationsOf(from) } satisfies Head));
    let rows = 0;
    for (const table of TABLES)
      for await (const row of rowsOf(from, table)) {
        await write(JSON.stringify({ table, row } satisfies Row));
        rows++;
      }
    await write(JSON.stringify({ rows } satisfies Tail));
    return rows;
  };
  // one moment: a transaction of SQLite reads the state at its beginning
  return kind === 'sqlite'
    ? db.transaction().execute(telling)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(telling);
}

/** The rows of a table by its key, page by page. */
async function* rowsOf(db: Kysely<Tables>, table: TableName): AsyncGenerator<Record<string, unknown>> {
  const keys = KEYS[table];
  const columns = sql.join(keys.map(key => sql.ref(key)));
  let last: readonly unknown[] | null = null;
  for (;;) {
    const behind: RawBuilder<unknown> = last === null ? sql`` : sql`where (${columns}) > (${sql.join(last)})`;
    const query = sql<Record<string, unknown>>`
      select * from ${sql.table(table)} ${behind} order by ${columns} limit ${sql.lit(PAGE)}`;
    const { rows }: QueryResult<Record<string, unknown>> = await query.execute(db);
    for (const row of rows)
      yield Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          YES_OR_NO.has(name) && value !== null ? Boolean(value) : value,
        ]),
      );
    if (rows.length < PAGE) return;
    last = keys.map(key => rows[rows.length - 1]![key]);
  }
}
