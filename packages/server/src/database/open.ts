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

/** The database of a server: one set of queries for both dialects. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  /** the dialect's own connection, for libraries with queries of their own */
  readonly dialect: Dialect;
  /** the address of PostgreSQL; null on SQLite */
  readonly url: string | null;
  /** the connections to PostgreSQL; null on SQLite */
  readonly pool: pg.Pool | null;
  /** the time of the database in milliseconds since 1970, as part of a query */
  readonly clock: RawBuilder<number>;
  /** the time of the database. @throws the database's fault */
  now(): Promise<number>;
  close(): Promise<void>;
}

/** The place of the database. */
export interface Place {
  /** `postgres://…`; without it, the server uses the embedded database */
  readonly url?: string | undefined;
  /** the folder of the embedded database; `:memory:` for one that is not saved */
  readonly folder: string;
}

/** How long a connection or a query may take, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Opens the database and brings its tables up to date. Several nodes may do so at once.
 * @throws BadInput in one line if it cannot be opened
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
 * Opens the database for a server, as `openDatabase` does, and locks an embedded one.
 * @throws BadInput in one line if it cannot be opened, or another server has it
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
    // deleted and replaced words are overwritten on the disk
    file.pragma('secure_delete = FAST');
    // a full fsync at every commit, so everything acknowledged is on the disk
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
    // 64-bit integers are times and counts, so they fit into a number
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as never,
    },
  });
  // a connection that breaks while idle is replaced at its next use
  pool.on('error', () => {});
  // one that breaks during a query makes that query fail
  pool.on('connect', client => void client.on('error', () => {}));
  return pool;
}

/** The most connections of a node for queries. It has two more: one hears other nodes, one holds this node's claims. */
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

/** The message of a database fault, in one line without a final full stop. */
export function lineOf(error: unknown): string {
  const { message, code } = error as { readonly message?: string; readonly code?: string };
  return ((message || code || String(error)).split('\n')[0] ?? '').replace(/\.$/, '');
}
