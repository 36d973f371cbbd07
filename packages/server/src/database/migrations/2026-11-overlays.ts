// Migration: columns for the overlay of a table.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds columns for the cards that owners bring to a table. Before, all tables had printed cards only. */
export const overlays: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['overlay', 'overlaid'])
      await db.schema.alterTable('game_table').addColumn(column, 'text').execute();
  },
};
