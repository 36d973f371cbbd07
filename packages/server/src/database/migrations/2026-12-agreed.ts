// Migration: a column for what the players of a table have agreed on.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a column for the optional rules of a table. Tables from before have none: their decks bring what they need. */
export const agreed: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('game_table').addColumn('agreed', 'text').execute();
  },
};
