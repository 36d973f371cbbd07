// How many tables one person may have open.
import { many } from '@orrery/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { Problem } from '../errors/problem.ts';
import type { Limits } from '../limits/limits.ts';

/**
 * Lets one person open only one table at a time, also on several nodes. Two at the same moment would not count each other. A transaction on the
 * embedded database is alone anyway.
 * @param db the transaction that opens the table; others wait until it ends
 */
export async function oneAtATime(db: Transaction<Tables>, { kind }: Database, owner: string): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(db);
}

/**
 * Checks that a person may open one more table.
 * @param seats how many seats it has, because the memory of a game grows with them
 * @throws Problem if they have too many tables or seats
 */
export async function mayOpen(db: Kysely<Tables>, limits: Limits, owner: string, seats: number): Promise<void> {
  const { tables, taken } = await db
    .selectFrom('game_table')
    .innerJoin('game_seat', 'game_seat.code', 'game_table.code')
    .select(({ fn }) => [
      fn.count<number>('game_table.code').distinct().as('tables'),
      fn.countAll<number>().as('taken'),
    ])
    .where('owner', '=', owner)
    .where('status', 'in', ['waiting', 'playing'])
    .executeTakeFirstOrThrow();
  if (Number(tables) >= limits.tables)
    throw new Problem('limit', `You have ${many(limits.tables, 'table')} open. You cannot open more: end one first.`);
  if (Number(taken) + seats > limits.seats)
    throw new Problem(
      'limit',
      `Your open tables have ${many(Number(taken), 'seat')}. All together they can have ${limits.seats}: end one first.`,
    );
}

/** How long an overlay counts for a person who opened a table with it, in milliseconds. */
const DAY = 24 * 60 * 60_000;

/**
 * Checks that a person may open a table with an overlay: each stays in the memory of the server until it stops.
 * @throws Problem if they had tables with too many different ones today
 */
export async function mayOverlay(database: Database, limits: Limits, owner: string): Promise<void> {
  const { brought } = await database.db
    .selectFrom('game_table')
    .select(({ fn }) => fn.count<number>('overlaid').distinct().as('brought'))
    .where('owner', '=', owner)
    .where('created', '>', (await database.now()) - DAY)
    .executeTakeFirstOrThrow();
  if (Number(brought) >= limits.overlays)
    throw new Problem(
      'limit',
      `You have opened tables with ${many(Number(brought), 'overlay')} today. Wait a day, or play with printed cards.`,
    );
}
