// Where people are signed in: lists it in plain words, and ends it.
import type { Person, SignedIn } from '@orrery/protocol';
import Bowser from 'bowser';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** How our own clients that are not browsers name themselves. */
const TERMINAL = /^Orrery\//;

/** The program that somebody signs in with, in a few words. Only what the client says about itself is stored. */
export function clientOf(userAgent: string | null): string {
  if (!userAgent) return 'an unknown program';
  if (TERMINAL.test(userAgent)) return 'the terminal';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return 'another program';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

/** How many characters of a client's name are stored. */
const LONGEST = 300;

/** The client's name for itself, as a session stores it. */
export const saidOfItself = (userAgent: string | undefined): string =>
  (userAgent ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST);

/** The sign-in sessions of a person, the latest first. @param here the id of the session that asks */
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

/** Ends one sign-in session of a person. @returns false if they have none of that id */
export async function endSession({ db }: Database, person: Person, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('person_session')
    .where('userId', '=', person.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Ends all sign-in sessions of a person except one. @param but the id of that one; null for none @returns the ids of those that ended */
export async function endSessions({ db }: Database, person: Pick<Person, 'id'>, but: string | null): Promise<string[]> {
  const all = db.deleteFrom('person_session').where('userId', '=', person.id);
  const gone = await (but === null ? all : all.where('id', '!=', but)).returning('id').execute();
  return gone.map(({ id }) => id);
}

/** A moment in better-auth's form for each dialect. */
const moment = ({ kind }: Database, at: number): Date | string =>
  kind === 'sqlite' ? new Date(at).toISOString() : new Date(at);
