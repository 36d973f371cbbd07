// The format of an export, the same for both databases: a head, one line for each row, the count.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The tables in an order in which each row comes after the rows that it refers to. Each has its key columns. */
export const KEYS = {
  setting: ['name'],
  person: ['id'],
  person_session: ['id'],
  person_account: ['id'],
  person_verification: ['id'],
  deck: ['id'],
  push_place: ['endpoint'],
  mail_address: ['person'],
  game_table: ['code'],
  game_seat: ['code', 'seat'],
  game_log: ['code', 'number'],
  chat_line: ['code', 'number'],
  chat_mute: ['person', 'muted'],
  chat_report: ['code', 'number', 'reporter'],
} as const satisfies Readonly<Record<keyof Tables, readonly string[]>>;

export type TableName = keyof typeof KEYS;

export const TABLES = Object.keys(KEYS) as readonly TableName[];

/** Boolean columns. SQLite has 1 and 0 for them. */
export const YES_OR_NO: ReadonlySet<string> = new Set(['emailVerified', 'isAnonymous']);

/** The first line: the kind of file, and the last migration of its tables. */
export interface Head {
  readonly orrery: 'data';
  readonly migrations: readonly string[];
}

/** A row of a table. */
export interface Row {
  readonly table: TableName;
  readonly row: Readonly<Record<string, unknown>>;
}

/** The last line. A file without it is incomplete. */
export interface Tail {
  readonly rows: number;
}

/** The last migration of a database. */
export async function migrationsOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(row => row.name);
}
