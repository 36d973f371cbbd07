import type { Host } from '../host.ts';
import type { Games } from '../play/games.ts';

/** How many tables are looked at in one go. */
const MOST = 100;

/** Answers for whoever's time is up at a table, on the database's clock: as little as the rules allow. */
export async function expire({ database }: Host, games: Games, code: string): Promise<void> {
  const now = await database.now();
  await games.do(code, null, { kind: 'expire' }, (session, live) => {
    const due = live.clock.due;
    if (due !== null && due.at <= now) session.expire(due.seat, due.decision);
  });
}

/**
 * Answers at every table where somebody's time is up. Whoever writes first has done it, on whichever node.
 * @param since only where that was so many milliseconds ago
 * @param meant only at these tables; at all of them without it
 */
export async function expireAll(
  host: Host,
  games: Games,
  since: number,
  meant: (code: string) => boolean = () => true,
): Promise<void> {
  const { database, log } = host;
  const due = await database.db
    .selectFrom('game_table')
    .select('code')
    .where('status', '=', 'playing')
    .where('due', '<=', (await database.now()) - since)
    .orderBy('due')
    .limit(MOST)
    .execute();
  for (const { code } of due) {
    if (!meant(code)) continue;
    try {
      await expire(host, games, code);
    } catch (error) {
      // the others' time goes on all the same
      log.error(error);
    }
  }
}
