import type { Host } from '../host.ts';
import type { Games } from '../play/games.ts';

/** How many tables are looked at in one go. */
const MOST = 100;

/**
 * Answers for those whose time is up, on the database's clock. Whoever asks first has done it, on whichever node, for the log decides.
 * @returns at how many tables somebody's time was up
 */
export async function expireDue({ database, log }: Host, games: Games): Promise<number> {
  const due = await database.db
    .selectFrom('game_table')
    .select('code')
    .where('status', '=', 'playing')
    .where('due', '<=', database.clock)
    .orderBy('due')
    .limit(MOST)
    .execute();
  for (const { code } of due) {
    try {
      const now = await database.now();
      await games.do(code, null, { kind: 'expire' }, (session, live) => {
        const next = live.clock.due;
        if (next !== null && next.at <= now) session.expire(next.seat, next.decision);
      });
    } catch (error) {
      // the others' time goes on all the same
      log.error(error);
    }
  }
  return due.length;
}
