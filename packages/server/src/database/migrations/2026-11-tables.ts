// Migration: tables for game tables, seats and the log of games.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables, seats and the log that decides. */
export const tables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('game_table')
      .addColumn('code', 'varchar(10)', c => c.primaryKey())
      .addColumn('title', 'text', c => c.notNull())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('version', 'text', c => c.notNull())
      .addColumn('ruleset', 'text')
      .addColumn('owner', 'text', c => c.notNull())
      .addColumn('status', 'text', c => c.notNull())
      .addColumn('reason', 'text')
      .addColumn('options', 'text', c => c.notNull())
      .addColumn('setup', 'text')
      .addColumn('seed', 'bigint')
      .addColumn('result', 'text')
      .addColumn('due', 'bigint')
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('changed', 'bigint', c => c.notNull())
      .addColumn('continues', 'text')
      .addColumn('rematch', 'text')
      .execute();
    await db.schema.createIndex('game_table_status').on('game_table').columns(['status', 'due']).execute();
    await db.schema
      .createTable('game_seat')
      .addColumn('code', 'varchar(10)', c => c.notNull().references('game_table.code').onDelete('cascade'))
      .addColumn('seat', 'integer', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text')
      .addColumn('deck', 'text')
      .addColumn('ready', 'integer', c => c.notNull())
      .addPrimaryKeyConstraint('game_seat_key', ['code', 'seat'])
      .execute();
    await db.schema.createIndex('game_seat_person').on('game_seat').column('person').execute();
    await db.schema
      .createTable('game_log')
      .addColumn('code', 'varchar(10)', c => c.notNull().references('game_table.code').onDelete('cascade'))
      .addColumn('number', 'integer', c => c.notNull())
      .addColumn('kept', 'integer', c => c.notNull())
      .addColumn('added', 'text', c => c.notNull())
      .addColumn('prints', 'text', c => c.notNull())
      .addColumn('deed', 'text', c => c.notNull())
      .addColumn('key', 'text')
      .addColumn('at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('game_log_key', ['code', 'number'])
      .execute();
    await db.schema.createIndex('game_log_once').on('game_log').columns(['code', 'key']).unique().execute();
  },
};
