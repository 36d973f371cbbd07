// Decides when a game is over for good, so that its hidden cards may be shown.
import type { Database } from '../database/open.ts';
import { Problem } from '../errors/problem.ts';
import { type StoredTable, storedTable } from './info.ts';

/** True once a game has a result. A frozen game has none: its deal may still be played on. */
export const isOver = ({ status }: Pick<StoredTable, 'status'>): boolean => status === 'finished';

/** True where a table plays the deal of an earlier table on, from one of its moments. */
const playsOn = ({ continues }: StoredTable, code: string): boolean =>
  continues !== null && (JSON.parse(continues) as { readonly table: string }).table === code;

/**
 * Takes it that what was hidden in a game may be shown: the game is over, and so is every later table at which its people play the same deal on.
 * @throws Problem where it is not over; the database's fault
 */
export async function mustBeOver(database: Pick<Database, 'db'>, stored: StoredTable): Promise<void> {
  let now = stored;
  // a chain of tables is as long as a game was frozen; it cannot turn back on itself, for each table is newer than the one before
  for (;;) {
    if (!isOver(now)) throw new Problem('state', 'This game is not over yet.');
    if (now.rematch === null) return;
    const next = await storedTable(database, now.rematch);
    if (!playsOn(next, now.code)) return;
    now = next;
  }
}
