// Writes the first row of a game, and when the first player's time is up.
import type { Transaction } from 'kysely';
import { firstDue } from '../clocks/clock.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { type NewRow, writeLog } from '../log/rows.ts';
import type { StoredTable } from '../tables/info.ts';

/**
 * Writes the first row of a table, and when the first clock runs out, in the transaction that begins its game.
 * @throws the database's fault
 */
export async function writeFirst(
  db: Transaction<Tables>,
  time: Pick<Database, 'clock'>,
  code: string,
  { options, seats }: Pick<StoredTable, 'options' | 'seats'>,
  first: Omit<NewRow, 'number' | 'kept' | 'key'>,
): Promise<void> {
  const at = await writeLog(db, time, code, { number: 1, kept: 0, key: null, ...first });
  const due = firstDue(options.clock, seats.length, at, first.deed.asks);
  await db.updateTable('game_table').set({ due }).where('code', '=', code).execute();
}
