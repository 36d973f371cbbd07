// Reads the lines of an export into an empty database.
import { BadInput, many } from '@orrery/kernel';
import type { Kysely } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { type Head, migrationsOf, type Row, TABLES, type TableName, type Tail } from './lines.ts';

/** How many rows are written at a time. */
const BATCH = 100;

/**
 * Imports all rows of an export into an empty database, or none of them.
 * @param lines the lines of the export
 * @returns how many rows there were
 * @throws BadInput in one line if the lines are not a complete export of this version, or the database is in use
 */
export async function importData({ db, kind }: Database, lines: AsyncIterable<string>): Promise<number> {
  return db.transaction().execute(async into => {
    await mustBeEmpty(into);
    const write = writer(into, kind === 'sqlite');
    let number = 0;
    let rows = 0;
    let end: number | null = null;
    for await (const line of lines) {
      number++;
      const said = parsed(line, number);
      if (end !== null) throw new BadInput(`Line ${number} comes after the end of the export.`);
      if (number === 1) await mustFit(said, into);
      else if ('rows' in said) end = (said as Tail).rows;
      else {
        const { table, row } = said as Partial<Row>;
        if (!TABLES.includes(table as TableName) || typeof row !== 'object' || row === null)
          throw new BadInput(`Line ${number} is not a row of an export.`);
        await write.add(table!, row, number);
        rows++;
      }
    }
    if (end === null) throw new BadInput('The export is not complete: its last line is missing.');
    if (end !== rows) throw new BadInput(`The export had ${many(end, 'row')}, but this file has ${rows}.`);
    await write.rest(number);
    return rows;
  });
}

function parsed(line: string, number: number): object {
  try {
    const said: unknown = JSON.parse(line);
    if (typeof said === 'object' && said !== null) return said;
  } catch {
    // reported below
  }
  throw new BadInput(`Line ${number} is not a line of an export.`);
}

/** @throws BadInput if the file is not an export, or has other tables */
async function mustFit(head: Partial<Head>, db: Kysely<Tables>): Promise<void> {
  if (head.orrery !== 'data' || !Array.isArray(head.migrations))
    throw new BadInput('The file was not made by ./orrery data export.');
  const here = await migrationsOf(db);
  if (head.migrations.join() !== here.join())
    throw new BadInput(
      `Another version of Orrery made this export (its tables are at ${head.migrations.at(-1)}, here they are at ${here.at(-1)}). Import it with that version, then upgrade.`,
    );
}

/** @throws BadInput if the database is not empty */
async function mustBeEmpty(db: Kysely<Tables>): Promise<void> {
  const count = async (table: 'person' | 'game_table') => {
    const { n } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const [people, tables] = [await count('person'), await count('game_table')];
  if (people + tables > 0)
    throw new BadInput(
      `The database is not empty (it holds ${many(people, 'person', 'people')} and ${many(tables, 'table')}). Import into a new one.`,
    );
  // the settings of a server's first start are replaced by those of the export
  await db.deleteFrom('setting').execute();
}

/** Collects rows of one table and writes them together. */
function writer(db: Kysely<Tables>, sqlite: boolean) {
  let table: TableName = TABLES[0]!;
  let waiting: Record<string, unknown>[] = [];
  const rest = async (number: number): Promise<void> => {
    const rows = waiting;
    waiting = [];
    if (rows.length === 0) return;
    try {
      await db
        .insertInto(table)
        .values(rows as never)
        .execute();
    } catch (error) {
      const reason = (error as Error).message.split('\n')[0];
      throw new BadInput(`The rows of ${table} before line ${number} cannot be imported: ${reason}.`);
    }
  };
  return {
    async add(to: TableName, row: Readonly<Record<string, unknown>>, number: number): Promise<void> {
      const columns = Object.keys(row).join();
      const before = waiting[0];
      if (to !== table || waiting.length >= BATCH || (before && Object.keys(before).join() !== columns))
        await rest(number);
      table = to;
      // SQLite has no booleans
      const values = Object.entries(row).map(([name, value]) => [
        name,
        sqlite && typeof value === 'boolean' ? Number(value) : value,
      ]);
      waiting.push(Object.fromEntries(values));
    },
    rest,
  };
}
