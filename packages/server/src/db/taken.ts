/** What the database says of a row that is there already: in either dialect. */
const TAKEN: ReadonlySet<string> = new Set(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** True where the database refuses a row because one of its keys is there already. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && TAKEN.has(String((error as { readonly code?: unknown }).code));
