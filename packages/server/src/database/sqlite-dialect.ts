// SQLite for Kysely, with one repair: a full disk does not hide its own error.
import { type DatabaseConnection, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';

/** What is asked of a file of SQLite besides what Kysely asks of it. */
interface File {
  /** false where the database has undone a transaction by itself */
  readonly inTransaction: boolean;
}

/**
 * SQLite as Kysely speaks to it, but that a transaction which the database has undone by itself, because its disk is full, is not undone once more: that
 * would fail, and hide why.
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

/** The driver's types are those of better-sqlite3, whose interface libsql has. */
const configOf = (file: File): SqliteDialectConfig => ({ database: file as never });
