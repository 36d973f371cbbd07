// Deletes old tables that never began, and guests who cannot come back.
import { sql } from 'kysely';
import type { Host } from '../http/host.ts';
import type { People } from '../people/people.ts';
import type { Play } from '../play/play.ts';
import { leaveForGood } from './leave.ts';

const DAY = 24 * 3_600_000;
/** The most guests that one run deletes. */
const MOST = 200;

/**
 * Deletes what nobody returns to: tables that have waited or been closed for a number of days, and guests of that age without a session, who can
 * never sign in again. Several nodes may run it at once. @throws the database's fault; deleted rows stay deleted
 */
export async function tidy(host: Host, people: People, play: Play, days: number): Promise<void> {
  const { database, log } = host;
  const { db } = database;
  const now = await database.now();
  const before = now - days * DAY;
  const waited = await db
    .deleteFrom('game_table')
    .where('status', 'in', ['waiting', 'closed'])
    .where('setup', 'is', null)
    .where('changed', '<', before)
    .returning('code')
    .execute();
  if (waited.length > 0) log.info({ tables: waited.length }, 'tables that nobody came to are gone');

  // better-auth writes moments in the form of each dialect
  const moment = (at: number) => (database.kind === 'sqlite' ? new Date(at).toISOString() : new Date(at));
  const gone = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where(sql<boolean>`${sql.ref('person.isAnonymous')} and ${sql.ref('person.createdAt')} < ${moment(before)}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('person_session')
            .select('person_session.id')
            .whereRef('person_session.userId', '=', 'person.id')
            .where(sql<boolean>`${sql.ref('person_session.expiresAt')} > ${moment(now)}`),
        ),
      ),
    )
    .limit(MOST)
    .execute();
  for (const { id, name } of gone) await leaveForGood(host, play.games, { id, name, guest: true }, people.remove, play);
  if (gone.length > 0) log.info({ guests: gone.length }, 'guests who cannot come back are gone');
}
