// Where people are signed in: lists it in plain words, and ends it.
import type { Person, SignedIn } from '@orrery/protocol';
import Bowser from 'bowser';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** What a client of ours that is no browser says of itself. */
const TERMINAL = /^Orrery\//;

/** What somebody signs in with, in a few words. Nothing more is kept of it than the client has said of itself. */
export function clientOf(userAgent: string | null): string {
  if (!userAgent) return 'an unknown program';
  if (TERMINAL.test(userAgent)) return 'the terminal';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return 'another program';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

/** So much of what a client says of itself is kept. */
const LONGEST = 300;

/** What a client says of itself, as it is kept with a signing in. */
export const saidOfItself = (userAgent: string | undefined): string =>
  (userAgent ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST);

/** Where somebody is signed in, the latest first. @param here the id of the signing in that asks */
export async function signedIn(database: Database, person: Person, here: string | null): Promise<SignedIn[]> {
  const rows = await database.db
    .selectFrom('person_session')
    .select(['id', 'createdAt', 'updatedAt', 'userAgent'])
    .where('userId', '=', person.id)
    .where(sql<boolean>`${sql.ref('expiresAt')} > ${moment(database, await database.now())}`)
    .orderBy('updatedAt', 'desc')
    .execute();
  return rows.map(({ id, createdAt, updatedAt, userAgent }) => ({
    id,
    since: new Date(createdAt).getTime(),
    seen: new Date(updatedAt).getTime(),
    client: clientOf(userAgent),
    here: id === here,
  }));
}

/** Ends one signing in of somebody. @returns false where he has none of that id */
export async function endSession({ db }: Database, person: Person, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('person_session')
    .where('userId', '=', person.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Ends all of somebody's signings in but one. @param but the id of that one; null for none @returns the ids of those that have ended */
export async function endSessions({ db }: Database, person: Pick<Person, 'id'>, but: string | null): Promise<string[]> {
  const all = db.deleteFrom('person_session').where('userId', '=', person.id);
  const gone = await (but === null ? all : all.where('id', '!=', but)).returning('id').execute();
  return gone.map(({ id }) => id);
}

/** A moment as the library for accounts writes it in each dialect. */
const moment = ({ kind }: Database, at: number): Date | string =>
  kind === 'sqlite' ? new Date(at).toISOString() : new Date(at);
