// Opens the database: SQLite in a folder, or PostgreSQL at an address.
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import { type Dialect, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import { keptAlone } from './lock.ts';
import { migrate } from './migrate.ts';
import { privateFolder } from './private-files.ts';
import { noteAway, noteQuery } from './request-notes.ts';
import { EmbeddedDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** The database of a server: one set of queries over either dialect. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  /** the dialect's own door, for libraries that bring queries of their own */
  readonly dialect: Dialect;
  /** where PostgreSQL is; null on SQLite */
  readonly url: string | null;
  /** the connections to PostgreSQL; null on SQLite */
  readonly pool: pg.Pool | null;
  /** the time of the database in milliseconds since 1970, as part of a query */
  readonly clock: RawBuilder<number>;
  /** the time of the database. @throws what the database does */
  now(): Promise<number>;
  close(): Promise<void>;
}

/** Where the database is. */
export interface Place {
  /** `postgres://…`; without it the embedded database is used */
  readonly url?: string | undefined;
  /** the folder of the embedded database; `:memory:` for one that is kept nowhere */
  readonly folder: string;
}

/** How long a connection or a query may take before it is given up, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Opens the database and brings its tables up to date; several nodes may do so at once.
 * @throws BadInput in one line where it cannot be opened
 */
export async function openDatabase(place: Place): Promise<Database> {
  const database = place.url ? postgres(place.url) : sqlite(place.folder);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close().catch(() => {});
    if (error instanceof BadInput) throw error;
    const where = place.url ? 'The PostgreSQL database (DATABASE_URL)' : `The database in ${place.folder}`;
    throw new BadInput(`${where} cannot be used: ${lineOf(error)}.`);
  }
}

/**
 * As `openDatabase`, for a server: an embedded one is kept to it alone.
 * @throws BadInput in one line where it cannot be opened, or another server has it
 */
export async function openToServe(place: Place): Promise<Database> {
  const database = await openDatabase(place);
  if (database.kind === 'postgres') return database;
  try {
    const letGo = keptAlone(place.folder);
    const close = async () => {
      await database.close();
      letGo();
    };
    return { ...database, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The file of the embedded database. */
const FILE = 'orrery.db';

function sqlite(folder: string): Database {
  let file: InstanceType<typeof Sqlite>;
  try {
    if (folder !== ':memory:') privateFolder(folder, FILE);
    file = new Sqlite(folder === ':memory:' ? folder : join(folder, FILE));
    // words that are gone, or hashed from now on, are not left lying where they stood
    file.pragma('secure_delete = FAST');
    // what is acknowledged is on disk: a full fsync at every commit
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    file.pragma(`busy_timeout = ${PATIENCE}`);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`The database in ${folder} cannot be opened: ${lineOf(error)}.`);
  }
  const dialect = new EmbeddedDialect(file);
  const clock = sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`;
  return database('sqlite', dialect, null, null, clock);
}

/** Connections to PostgreSQL. @param most how many there are at once */
export function poolOf(url: string, most: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    // whole numbers of 64 bits are times and counts: they fit
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as never,
    },
  });
  // a connection that breaks while nobody uses it is replaced when somebody does
  pool.on('error', () => {});
  // and one that breaks in somebody's hands is told to them by the query that fails
  pool.on('connect', client => void client.on('error', () => {}));
  return pool;
}

/** How many connections a node has for what it is asked, at most. It has two more beside them: one hears other nodes, one holds what is this node's. */
export const CONNECTIONS = 8;

function postgres(url: string): Database {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new BadInput(
      'DATABASE_URL must be the address of a PostgreSQL database: postgres://user:password@host/name.',
    );
  const pool = poolOf(url, CONNECTIONS);
  const clock = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
  const dialect = new PostgresDialect({
    pool: {
      connect: () =>
        pool.connect().catch(error => {
          noteAway(error);
          throw error;
        }),
      end: () => pool.end(),
      options: pool.options,
    },
  });
  return database('postgres', dialect, url, pool, clock);
}

function database(
  kind: Database['kind'],
  dialect: Dialect,
  url: string | null,
  pool: pg.Pool | null,
  clock: RawBuilder<number>,
): Database {
  const db = new Kysely<Tables>({ dialect, log: noteQuery });
  return {
    kind,
    db,
    dialect,
    url,
    pool,
    clock,
    now: async () => {
      const { rows } = await sql<{ now: number }>`select ${clock} as now`.execute(db);
      return rows[0]!.now;
    },
    close: () => db.destroy(),
  };
}

/** What a fault of the database says, in a line without its last full stop. */
export function lineOf(error: unknown): string {
  const { message, code } = error as { readonly message?: string; readonly code?: string };
  return ((message || code || String(error)).split('\n')[0] ?? '').replace(/\.$/, '');
}
