// Migration: a column that says which tables are listed.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a column for listed tables, so that a query finds them. Before, only their options said so. */
export const listed: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('game_table')
      .addColumn('listed', 'integer', c => c.notNull().defaultTo(0))
      .execute();
    await sql`update game_table set listed = 1 where options like '%"listed":true%'`.execute(db);
    await db.schema
      .createIndex('game_table_listed')
      .on('game_table')
      .columns(['listed', 'status', 'created', 'code'])
      .execute();
  },
};
