// Errors of the database: which mean that a row exists, that it is away, or that nobody knows.

/** What the database says of a row that is there already: in either dialect. */
const TAKEN: ReadonlySet<string> = new Set(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** What it says where it cannot be reached, has no room, or is too busy: it may do the same later. */
const AWAY =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|SQLITE_FULL|SQLITE_IOERR|SQLITE_BUSY|SQLITE_CANTOPEN|08|53|57P)/;
/** The same in words, where its client gives no code. */
const AWAY_WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying|Query read timeout)/;

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown }).code ?? '');

/** That a row was not written because one of its keys is there already, where the database was asked to pass over such. */
export class Taken extends Error {
  override readonly name = 'Taken';
}

/** True where a row is not written because one of its keys is there already. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Taken || (error instanceof Error && TAKEN.has(codeOf(error)));

/** True where the database cannot do now what it was asked for, and nothing is wrong with that. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  // by a port or by a socket in a folder: whatever keeps one from connecting
  ((error as { readonly syscall?: string }).syscall === 'connect' ||
    AWAY.test(codeOf(error)) ||
    AWAY_WORDS.test(error.message));

/** What it says where what it was asked for may have been done all the same: the line broke, or the time was up, before it said so. */
const UNSURE = /^(ECONNRESET|EPIPE|ETIMEDOUT|0800[0367]|57P0[12])/;
const UNSURE_WORDS = /^(Connection terminated|Client has encountered a connection error|Query read timeout)/;
/** The same words where no connection had been made yet. */
const NEVER_SENT = /^Connection terminated due to connection timeout/;

/** True where the database cannot say whether it has done what it was asked for. */
export const isUnsure = (error: unknown): boolean =>
  error instanceof Error &&
  (UNSURE.test(codeOf(error)) || (UNSURE_WORDS.test(error.message) && !NEVER_SENT.test(error.message)));
