// The secret that signs cookies: given by the host, or kept in the data folder.
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import type { Database } from '../database/open.ts';
import { keepPrivate } from '../database/private-files.ts';

/** The shortest secret, in characters. */
const LEAST = 32;

/**
 * The secret that signs cookies, which is never in the database: the given one, or one from the data folder, made at the first start. If an earlier
 * version has left one in the database, it is moved.
 * @param folder the data folder of an embedded database; `:memory:` for one that is not saved
 * @param given `ORRERY_SECRET`
 * @throws BadInput in one line if it is too short, or if several servers share a database without one
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

/** The secret in a folder. If there is none, the given one is written there. */
function secretIn(folder: string, first: string): string {
  const path = join(folder, 'secret');
  if (!existsSync(path)) {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${first}\n`);
    // it is on the disk before it is deleted elsewhere
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
