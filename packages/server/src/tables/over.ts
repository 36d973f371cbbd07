// Decides when a game is over for good, so that its hidden cards may be shown.
import type { Database } from '../database/open.ts';
import { Problem } from '../errors/problem.ts';
import { type StoredTable, storedTable } from './info.ts';

/** True once a game has a result. A frozen game has none: its deal may continue at another table. */
export const isOver = ({ status }: Pick<StoredTable, 'status'>): boolean => status === 'finished';

/** True if a table continues the deal of an earlier table from one of its moments. */
const playsOn = ({ continues }: StoredTable, code: string): boolean =>
  continues !== null && (JSON.parse(continues) as { readonly table: string }).table === code;

/**
 * Checks that the hidden cards of a game may be shown: it is over, and so is every later table where its players continue the same deal.
 * @throws Problem if it is not over; the database's fault
 */
export async function mustBeOver(database: Pick<Database, 'db'>, stored: StoredTable): Promise<void> {
  let now = stored;
  // Each table in this chain is newer than the one before, so the chain has no loop. It gets longer only when a game is frozen.
  for (;;) {
    if (!isOver(now)) throw new Problem('state', 'This game is not over yet.');
    if (now.rematch === null) return;
    const next = await storedTable(database, now.rematch);
    if (!playsOn(next, now.code)) return;
    now = next;
  }
}
