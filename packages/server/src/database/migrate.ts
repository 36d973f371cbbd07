// Brings the tables of a database up to date. It lists all migrations in order.
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { chat } from './migrations/2026-11-chat.ts';
import { hashed } from './migrations/2026-11-hashed.ts';
import { listed } from './migrations/2026-11-listed.ts';
import { mail } from './migrations/2026-11-mail.ts';
import { names } from './migrations/2026-11-names.ts';
import { nodes } from './migrations/2026-11-nodes.ts';
import { notices } from './migrations/2026-11-notices.ts';
import { overlays } from './migrations/2026-11-overlays.ts';
import { people } from './migrations/2026-11-people.ts';
import { tables } from './migrations/2026-11-tables.ts';
import { turns } from './migrations/2026-11-turns.ts';
import { agreed } from './migrations/2026-12-agreed.ts';
import type { Tables } from './tables.ts';

/** All migrations of the database, in order. A released one never changes: for a change, add another. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-22-tables': tables,
  '2026-11-23-people': people,
  '2026-11-24-chat': chat,
  '2026-11-25-nodes': nodes,
  '2026-11-25-notices': notices,
  '2026-11-26-mail': mail,
  '2026-11-28-listed': listed,
  '2026-11-28-names': names,
  '2026-11-29-hashed': hashed,
  '2026-11-29-turns': turns,
  '2026-11-30-overlays': overlays,
  '2026-12-01-agreed': agreed,
};

/**
 * Brings the tables of a database up to date. Kysely's lock lets one node do it while others wait.
 * @throws the database's fault; then nothing has changed
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
