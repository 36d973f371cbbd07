// Starts the time of play, and compares it with the clock of the database.
import type { Database } from './open.ts';
import type { DatabaseTime } from './time.ts';

/** Everything that keeping time needs. */
interface Timed {
  readonly database: Database;
  readonly time: DatabaseTime;
  readonly log: { warn(of: object, message: string): void };
}

/** Starts the time of play: the database's time, but not before the last row of a running game. @throws the database's fault */
export async function beginTime({ database, time }: Timed): Promise<void> {
  time.heard(await database.now());
  const last = await database.db
    .selectFrom('game_table')
    .innerJoin('game_log', 'game_log.code', 'game_table.code')
    .select(({ fn }) => fn.max('game_log.at').as('at'))
    .where('game_table.status', '=', 'playing')
    .where('game_log.number', '=', ({ selectFrom }) =>
      selectFrom('game_log as row')
        .select(({ fn }) => fn.max('row.number').as('last'))
        .whereRef('row.code', '=', 'game_table.code'),
    )
    .executeTakeFirst();
  if (last?.at != null) time.notBefore(Number(last.at));
}

/** Compares the time of play with the database's. @throws the database's fault */
export async function keepTime({ database, time, log }: Timed): Promise<void> {
  const now = await database.now();
  if (!time.heard(now))
    log.warn({ ahead: now - time.now() }, "the database's clock has jumped; clocks of games go on without that");
}
