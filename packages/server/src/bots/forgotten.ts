// Finds tables where only bots must choose and nothing has happened for a while.
import type { Host } from '../http/host.ts';

/** A `TableEvent` (JSON, as `writeLog` makes it) after which no person owes an answer. */
const NOBODY_ASKED = '%"persons":[]%';

/**
 * The tables where only bots must choose and nothing has happened for a while. A node died before it told the bots, or the database did not take
 * their choice.
 * @param since only tables without a row for this many milliseconds
 * @returns their codes. @throws the database's fault
 */
export async function forgottenBots(
  { database, time }: Pick<Host, 'database' | 'time'>,
  since: number,
): Promise<string[]> {
  const rows = await database.db
    .selectFrom('game_table')
    .innerJoin('game_log', 'game_log.code', 'game_table.code')
    .select('game_table.code')
    .where('game_table.status', '=', 'playing')
    .where('game_log.number', '=', ({ selectFrom }) =>
      selectFrom('game_log as row')
        .select(({ fn }) => fn.max('row.number').as('last'))
        .whereRef('row.code', '=', 'game_table.code'),
    )
    .where('game_log.deed', 'like', NOBODY_ASKED)
    .where('game_log.at', '<=', time.now() - since)
    .execute();
  return rows.map(({ code }) => code);
}
