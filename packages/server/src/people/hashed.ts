// Hashes the words of cookies on their way into the database.
import { createHash } from 'node:crypto';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

/**
 * The stored form of random words, so that a reader of the database cannot sign in with them. They are too long to guess, so they need no salt and no
 * slow hash.
 */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The hashed field: the word in the cookie of a sign-in session. */
const MODEL = 'session';
const FIELD = 'token';

type Row = Record<string, unknown>;
type Condition = Where & { readonly value: unknown };

/** An adapter for better-auth that hashes the word of a cookie when a row is written or searched. */
export function hashedTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...hashing(adapter),
    transaction: act => adapter.transaction(inside => act(hashing(inside))),
  };
}

function hashing<A extends DBTransactionAdapter>(adapter: A): A {
  /** the words in a query, by their hash: the row gets its word back */
  const toHashed = (model: string, where: readonly Where[] | undefined) => {
    const known = new Map<unknown, string>();
    const hash = (value: unknown): unknown => {
      if (typeof value !== 'string') return Array.isArray(value) ? value.map(hash) : value;
      const kept = hashOf(value);
      known.set(kept, value);
      return kept;
    };
    const hashed = (where ?? []).map(condition =>
      model === MODEL && condition.field === FIELD
        ? { ...condition, value: hash((condition as Condition).value) as Where['value'] }
        : condition,
    );
    return { where: hashed, known };
  };
  const back = <T>(row: T, known: ReadonlyMap<unknown, string>): T => {
    const word = row === null ? undefined : known.get((row as Row)[FIELD]);
    return word === undefined ? row : { ...row, [FIELD]: word };
  };
  /** a row that is written */
  const inward = <T extends Row>(model: string, row: T): T => {
    const word = row[FIELD];
    return model === MODEL && typeof word === 'string' ? { ...row, [FIELD]: hashOf(word) } : row;
  };
  const found = async <T>(
    model: string,
    where: readonly Where[] | undefined,
    ask: (where: Where[]) => Promise<T | null>,
  ): Promise<T | null> => {
    const { where: hashed, known } = toHashed(model, where);
    return back(await ask(hashed), known);
  };
  const where = (asked: { readonly model: string; readonly where?: readonly Where[] | undefined }): Where[] =>
    toHashed(asked.model, asked.where).where;

  return {
    ...adapter,
    async create(asked) {
      const word = (asked.data as Row)[FIELD];
      const made = (await adapter.create({ ...asked, data: inward(asked.model, asked.data as Row) })) as Row;
      return (asked.model === MODEL && FIELD in made ? { ...made, [FIELD]: word } : made) as never;
    },
    findOne: asked => found(asked.model, asked.where, hashed => adapter.findOne({ ...asked, where: hashed })),
    async findMany(asked) {
      const { where: hashed, known } = toHashed(asked.model, asked.where);
      const rows: Row[] = await adapter.findMany({ ...asked, ...(asked.where && { where: hashed }) });
      return rows.map(row => back(row, known)) as never;
    },
    count: asked => adapter.count({ ...asked, ...(asked.where && { where: where(asked) }) }),
    update: asked =>
      found(asked.model, asked.where, hashed =>
        adapter.update({ ...asked, where: hashed, update: inward(asked.model, asked.update) }),
      ),
    updateMany: asked =>
      adapter.updateMany({ ...asked, where: where(asked), update: inward(asked.model, asked.update) }),
    delete: asked => adapter.delete({ ...asked, where: where(asked) }),
    deleteMany: asked => adapter.deleteMany({ ...asked, where: where(asked) }),
    consumeOne: asked => found(asked.model, asked.where, hashed => adapter.consumeOne({ ...asked, where: hashed })),
    incrementOne: asked => found(asked.model, asked.where, hashed => adapter.incrementOne({ ...asked, where: hashed })),
  };
}
