// Migration: a table for long messages between servers on PostgreSQL.
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Messages between nodes that are too long for a PostgreSQL notice, as @socket.io/postgres-adapter wants them. */
export const nodes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`
      create table socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea)
    `.execute(db);
  },
};
