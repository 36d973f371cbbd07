// The secret that signs cookies: given by the host, or kept in the data folder.
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import type { Database } from '../database/open.ts';
import { keepPrivate } from '../database/private-files.ts';

/** So long a secret is at least, in characters. */
const LEAST = 32;

/**
 * With what cookies are signed, which never stands in the database: what is given, or what lies in the data folder, drawn at the first start. One that an
 * earlier version has left in the database is taken from there.
 * @param folder the data folder of an embedded database; `:memory:` for one that is kept nowhere
 * @param given that of `ORRERY_SECRET`
 * @throws BadInput in one line for one that is too short, or where several servers have none in common
 */
export async function secretFor(database: Database, folder: string, given: string | undefined): Promise<string> {
  if (given !== undefined && given.length < LEAST)
    throw new BadInput(
      `ORRERY_SECRET has ${given.length} characters and needs at least ${LEAST}. Make one with: openssl rand -base64 33`,
    );
  const { db } = database;
  const left = await db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirst();
  if (database.kind === 'postgres' && given === undefined)
    throw new BadInput(
      left === undefined
        ? 'Servers on PostgreSQL need a secret that signs cookies. Set ORRERY_SECRET to the same text for each server. Make one with: openssl rand -base64 33'
        : "Until now the database held the secret that signs cookies. Set ORRERY_SECRET for each server to the result of this query, so that everybody stays signed in: select value from setting where name = 'secret'",
    );
  const secret = given ?? (folder === ':memory:' ? drawn() : secretIn(folder, left?.value ?? drawn()));
  if (left !== undefined) await db.deleteFrom('setting').where('name', '=', 'secret').execute();
  return secret;
}

const drawn = (): string => randomBytes(33).toString('base64url');

/** The secret that lies in a folder; where there is none that which is given is put there. */
function secretIn(folder: string, first: string): string {
  const path = join(folder, 'secret');
  if (!existsSync(path)) {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${first}\n`);
    // it is on the disk before it is gone anywhere else
    fsyncSync(file);
    closeSync(file);
  }
  keepPrivate(path, 0o600);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < LEAST)
    throw new BadInput(
      `The secret in ${path} is damaged. Restore it from a backup, or delete the file: then everybody must sign in again.`,
    );
  return secret;
}
