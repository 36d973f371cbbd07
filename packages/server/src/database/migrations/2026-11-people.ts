// Migration: tables for people, sessions, settings and decks.
import { type Kysely, PostgresAdapter } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People and everything that belongs to them. The four tables `person…` are those of better-auth, with its columns; a test compares them. */
export const people: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // better-auth writes moments in the form of each dialect
    const moment = db.getExecutor().adapter instanceof PostgresAdapter ? 'timestamptz' : 'date';
    await db.schema
      .createTable('person')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('email', 'text', c => c.notNull().unique())
      .addColumn('emailVerified', 'boolean', c => c.notNull())
      .addColumn('image', 'text')
      .addColumn('createdAt', moment, c => c.notNull())
      .addColumn('updatedAt', moment, c => c.notNull())
      .addColumn('isAnonymous', 'boolean')
      .addColumn('nameKey', 'text', c => c.unique())
      .execute();
    await db.schema
      .createTable('person_session')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('expiresAt', moment, c => c.notNull())
      .addColumn('token', 'text', c => c.notNull().unique())
      .addColumn('createdAt', moment, c => c.notNull())
      .addColumn('updatedAt', moment, c => c.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .addColumn('userId', 'text', c => c.notNull().references('person.id').onDelete('cascade'))
      .execute();
    await db.schema
      .createTable('person_account')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('accountId', 'text', c => c.notNull())
      .addColumn('providerId', 'text', c => c.notNull())
      .addColumn('userId', 'text', c => c.notNull().references('person.id').onDelete('cascade'))
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', moment)
      .addColumn('refreshTokenExpiresAt', moment)
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('createdAt', moment, c => c.notNull())
      .addColumn('updatedAt', moment, c => c.notNull())
      .execute();
    await db.schema
      .createTable('person_verification')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('identifier', 'text', c => c.notNull())
      .addColumn('value', 'text', c => c.notNull())
      .addColumn('expiresAt', moment, c => c.notNull())
      .addColumn('createdAt', moment, c => c.notNull())
      .addColumn('updatedAt', moment, c => c.notNull())
      .execute();
    for (const [table, column] of [
      ['person_session', 'userId'],
      ['person_account', 'userId'],
      ['person_verification', 'identifier'],
    ] as const)
      await db.schema.createIndex(`${table}_${column}_idx`).on(table).column(column).execute();
    await db.schema
      .createTable('setting')
      .addColumn('name', 'text', c => c.primaryKey())
      .addColumn('value', 'text', c => c.notNull())
      .execute();
    await db.schema
      .createTable('deck')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person', 'text', c => c.notNull().references('person.id').onDelete('cascade'))
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('text', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('changed', 'bigint', c => c.notNull())
      .addUniqueConstraint('deck_name', ['person', 'game', 'name'])
      .execute();
  },
};
