// Migration: a column that says how many turns a finished game had.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the last turn of a game, for lists of games. Games that were over before have none. */
export const turns: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('game_table').addColumn('turns', 'integer').execute();
  },
};
