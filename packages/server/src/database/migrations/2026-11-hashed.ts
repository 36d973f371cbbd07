// Migration: hashes the words of cookies and of e-mail links.
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const hash = (word: string): string => createHash('sha256').update(word).digest('base64url');

/**
 * Hashes the secret words of cookies and e-mail links. It continues if it was stopped half-way: a hash has 43 characters, the word of a cookie 32;
 * the name of an e-mail's word has a colon, a hash has none.
 */
export const hashed: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const sessions = await sql<{ id: string; token: string }>`
      select id, token from person_session where length(token) <> 43`.execute(db);
    for (const { id, token } of sessions.rows)
      await sql`update person_session set token = ${hash(token)} where id = ${id}`.execute(db);
    const words = await sql<{ id: string; identifier: string }>`
      select id, identifier from person_verification where identifier like '%:%'`.execute(db);
    for (const { id, identifier } of words.rows)
      await sql`update person_verification set identifier = ${hash(identifier)} where id = ${id}`.execute(db);
  },
};
