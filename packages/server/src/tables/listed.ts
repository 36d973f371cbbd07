// The list of tables that everybody can find, page by page.
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { type StoredTable, storedTables } from './info.ts';

/** How many tables a page has. */
const PAGE = 100;

/** A page of a list, and the place where the next one begins. */
export interface Page<T> {
  readonly found: readonly T[];
  /** the code of the last table on this page; null on the last page */
  readonly next: string | null;
}

/** Makes a page of rows. @param rows one more than a page has, if there are more */
export function pageOf<T extends { readonly code: string }>(rows: readonly T[], size: number): Page<T> {
  const found = rows.slice(0, size);
  return { found, next: rows.length > size ? found.at(-1)!.code : null };
}

/**
 * The listed tables that people can join or watch: waiting tables before games in progress, the latest first. Tables that people can neither join nor
 * watch take no place in the list.
 * @param after the code of the last table of the page before
 */
export async function listedTables(database: Database, after: string | undefined): Promise<Page<StoredTable>> {
  let query = database.db
    .selectFrom('game_table')
    .select('code')
    .where('listed', '=', 1)
    .where(({ and, or, eb, exists, selectFrom }) =>
      or([
        and([
          eb('status', '=', 'waiting'),
          exists(
            selectFrom('game_seat')
              .select('seat')
              .whereRef('game_seat.code', '=', 'game_table.code')
              .where('kind', '=', 'open'),
          ),
        ]),
        // the options are JSON as `JSON.stringify` writes it
        and([eb('status', '=', 'playing'), eb('options', 'not like', '%"spectators":null%')]),
      ]),
    );
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(status, created, code) < (select status, created, code from game_table where code = ${after})`,
    );
  const rows = await query
    .orderBy('status', 'desc')
    .orderBy('created', 'desc')
    .orderBy('code', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { found, next } = pageOf(rows, PAGE);
  return {
    found: await storedTables(
      database,
      found.map(row => row.code),
    ),
    next,
  };
}

/** The last log numbers of tables, by code. Tables that have not begun are not in it. */
export async function numbersOf({ db }: Database, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('game_log')
    .select(({ fn }) => ['code', fn.max('number').as('number')])
    .where('code', 'in', codes)
    .groupBy('code')
    .execute();
  return new Map(rows.map(({ code, number }) => [code, Number(number)]));
}
