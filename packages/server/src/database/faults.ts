// Classifies errors of the database: a row exists, it is away, or nobody knows.

/** Error codes of both dialects for a row that exists. */
const TAKEN: ReadonlySet<string> = new Set(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** Error codes for a database that is away, full or too busy: a later try may work. */
const AWAY =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|SQLITE_FULL|SQLITE_IOERR|SQLITE_BUSY|SQLITE_CANTOPEN|08|53|57P)/;
/** The same as words, for errors without a code. */
const AWAY_WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying|Query read timeout)/;

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown }).code ?? '');

/** Thrown if a row was not written because one of its keys exists, and the statement skips such rows. */
export class Taken extends Error {
  override readonly name = 'Taken';
}

/** True if a row was not written because one of its keys exists. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Taken || (error instanceof Error && TAKEN.has(codeOf(error)));

/** True if the database cannot do this now, and may do it later. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  // a port, or a socket in a folder: any reason not to connect
  ((error as { readonly syscall?: string }).syscall === 'connect' ||
    AWAY.test(codeOf(error)) ||
    AWAY_WORDS.test(error.message));

/** Error codes after which nobody knows if it was done: the line broke or the time ran out before the answer. */
const UNSURE = /^(ECONNRESET|EPIPE|ETIMEDOUT|0800[0367]|57P0[12])/;
const UNSURE_WORDS = /^(Connection terminated|Client has encountered a connection error|Query read timeout)/;
/** The same words if no connection was made yet: then nothing was done. */
const NEVER_SENT = /^Connection terminated due to connection timeout/;

/** True if the database cannot say whether it was done. */
export const isUnsure = (error: unknown): boolean =>
  error instanceof Error &&
  (UNSURE.test(codeOf(error)) || (UNSURE_WORDS.test(error.message) && !NEVER_SENT.test(error.message)));
