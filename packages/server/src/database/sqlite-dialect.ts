// SQLite for Kysely, with one repair: a full disk does not hide its own error.
import { type DatabaseConnection, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';

/** What this file needs of a SQLite database besides what Kysely needs. */
interface File {
  /** false if the database has rolled a transaction back by itself */
  readonly inTransaction: boolean;
}

/**
 * Kysely's SQLite driver, with one change. If the disk is full, SQLite rolls a transaction back by itself. A second rollback would fail and hide the
 * reason, so this driver skips it.
 */
export class EmbeddedDialect extends SqliteDialect {
  constructor(private readonly file: File) {
    super(configOf(file));
  }

  override createDriver(): SqliteDriver {
    return new EmbeddedDriver(this.file);
  }
}

class EmbeddedDriver extends SqliteDriver {
  constructor(private readonly file: File) {
    super(configOf(file));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.file.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** The driver has the types of better-sqlite3, because libsql has the same interface. */
const configOf = (file: File): SqliteDialectConfig => ({ database: file as never });
