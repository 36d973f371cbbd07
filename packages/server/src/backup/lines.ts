// The format of an export, the same for both databases: a head, one line for each row, the count.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The tables in an order in which rows find those that they name, each with what its rows are told apart by. */
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

/** What is yes or no; SQLite has 1 and 0 for it. */
export const YES_OR_NO: ReadonlySet<string> = new Set(['emailVerified', 'isAnonymous']);

/** The first line: what the file is, and to what the tables had come. */
export interface Head {
  readonly orrery: 'data';
  readonly migrations: readonly string[];
}

/** A row of a table. */
export interface Row {
  readonly table: TableName;
  readonly row: Readonly<Record<string, unknown>>;
}

/** The last line: a file without it broke off. */
export interface Tail {
  readonly rows: number;
}

/** To what the tables of a database have come. */
export async function migrationsOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(row => row.name);
}
