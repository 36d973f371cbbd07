// Answers for players whose time is up, with the smallest legal answer.
import { sql } from 'kysely';
import type { Host } from '../http/host.ts';
import type { Games } from './games.ts';

/** How many tables one query reads. */
const MOST = 100;

/** Answers for a player whose time is up: the smallest legal answer. */
export async function expire({ time }: Host, games: Games, code: string): Promise<void> {
  await games.do(code, null, { kind: 'expire' }, (session, live) => {
    const due = live.clock.due;
    if (due !== null && due.at <= time.now()) session.expire(due.seat, due.decision);
  });
}

/**
 * Answers at every table where a player's time is up. The first node to write counts.
 * @param since only if the time was up this many milliseconds ago
 * @param meant only at these tables; without it, at all of them
 */
export async function expireAll(
  host: Host,
  games: Games,
  since: number,
  meant: (code: string) => boolean = () => true,
): Promise<void> {
  const { database, log, time } = host;
  const before = time.now() - since;
  // page by page: tables that cannot be answered do not hold up others
  for (let last: Due | null = null; ; ) {
    const due: readonly Due[] = await dueTables(database, before, last);
    for (const { code } of due) {
      if (!meant(code)) continue;
      try {
        await expire(host, games, code);
      } catch (error) {
        log.error(error);
      }
    }
    last = due.at(-1) ?? null;
    if (due.length < MOST) return;
  }
}

/** A table, and when its next clock runs out. */
interface Due {
  readonly code: string;
  readonly due: number | null;
}

async function dueTables({ db }: Host['database'], before: number, last: Due | null): Promise<readonly Due[]> {
  let query = db
    .selectFrom('game_table')
    .select(['code', 'due'])
    .where('status', '=', 'playing')
    .where('due', '<=', before);
  if (last !== null) query = query.where(sql<boolean>`(due, code) > (${last.due}, ${last.code})`);
  return query.orderBy('due').orderBy('code').limit(MOST).execute();
}
