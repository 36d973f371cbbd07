// Migration: a table for e-mail addresses.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The e-mail addresses of people. */
export const mail: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('mail_address')
      .addColumn('person', 'text', c => c.primaryKey().references('person.id').onDelete('cascade'))
      .addColumn('address', 'text', c => c.notNull())
      .addColumn('confirmed', 'integer', c => c.notNull())
      .addColumn('notices', 'integer', c => c.notNull())
      .execute();
  },
};
