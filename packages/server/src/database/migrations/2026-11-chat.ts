// Migration: tables for chat lines, muted people and reports.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Chat lines, muted people, and reports. */
export const chat: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('chat_line')
      .addColumn('code', 'varchar(10)', c => c.notNull().references('game_table.code').onDelete('cascade'))
      .addColumn('number', 'integer', c => c.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('text', 'text', c => c.notNull())
      .addColumn('key', 'text')
      .addColumn('at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('chat_line_key', ['code', 'number'])
      .execute();
    await db.schema.createIndex('chat_line_person').on('chat_line').column('person').execute();
    await db.schema.createIndex('chat_line_once').on('chat_line').columns(['code', 'person', 'key']).unique().execute();
    await db.schema
      .createTable('chat_mute')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('muted', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('chat_mute_key', ['person', 'muted'])
      .execute();
    await db.schema.createIndex('chat_mute_muted').on('chat_mute').column('muted').execute();
    await db.schema
      .createTable('chat_report')
      .addColumn('code', 'varchar(10)', c => c.notNull())
      .addColumn('number', 'integer', c => c.notNull())
      .addColumn('reporter', 'text', c => c.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('text', 'text', c => c.notNull())
      .addColumn('reason', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('chat_report_key', ['code', 'number', 'reporter'])
      .execute();
  },
};
