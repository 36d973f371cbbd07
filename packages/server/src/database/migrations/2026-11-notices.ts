// Migration: a table for browsers that take notices.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The browsers that take notices of slow games. */
export const notices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('push_place')
      .addColumn('endpoint', 'text', c => c.primaryKey())
      .addColumn('person', 'text', c => c.notNull().references('person.id').onDelete('cascade'))
      .addColumn('p256dh', 'text', c => c.notNull())
      .addColumn('auth', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('push_place_person').on('push_place').column('person').execute();
  },
};
