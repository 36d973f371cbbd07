import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isTaken } from '../../src/database/faults.ts';
import { type Database, openDatabase } from '../../src/database/open.ts';
import { LogBatch } from '../../src/log/batch.ts';
import { type NewRow, readLog } from '../../src/log/rows.ts';

/** Rows of many tables in one write: each is kept, or not, as if it were alone. */

const TABLES = 450;
const codes = Array.from({ length: TABLES }, (_, n) => `T${n}`);

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ folder: ':memory:' });
  const table = { title: '', game: 'wars', version: '1', owner: 'ann', status: 'playing', options: '{}' };
  await database.db
    .insertInto('game_table')
    .values(codes.map(code => ({ ...table, code, created: 0, changed: 0 }) as never))
    .execute();
});
afterEach(() => database.close());

const row = (number: number, key: string | null = null): NewRow => ({
  number,
  kept: number,
  added: [],
  prints: [],
  deed: { kind: 'answer', asks: { decision: number, persons: [] } },
  key,
});
/** A clock with another time for every row. */
const clock = sql<number>`abs(random() % 1000000000)`;
const batched = (): LogBatch => new LogBatch({ db: database.db, clock });
/** The result of each row: its time, or the error. */
const outcomes = async (writes: readonly Promise<number>[]) =>
  (await Promise.allSettled(writes)).map(done => (done.status === 'fulfilled' ? done.value : (done.reason as Error)));

test('rows of hundreds of tables at once: each is kept, and told its own time', async () => {
  const batch = batched();
  const times = await Promise.all(codes.map(code => batch.write(code, row(1))));
  expect(new Set(times).size).toBeGreaterThan(TABLES / 2);
  for (const [n, code] of codes.entries())
    expect(await readLog(database, code, 0)).toMatchObject([{ number: 1, at: times[n] }]);
});

test('whose place or key is taken is told so, and no other is', async () => {
  const batch = batched();
  await batch.write('T0', row(1, 'key-of-ann'));
  const told = await outcomes([
    batch.write('T0', row(1)),
    batch.write('T1', row(1)),
    batch.write('T0', row(2, 'key-of-ann')),
    batch.write('T0', row(3, 'key-of-bob')),
    // two rows for one number: the first wins
    batch.write('T2', row(1, 'first')),
    batch.write('T2', row(1, 'second')),
    batch.write('T2', row(1, 'first')),
  ]);
  expect(told.map(x => (typeof x === 'number' ? 'kept' : isTaken(x) ? 'taken' : x))).toEqual([
    'taken',
    'kept',
    'taken',
    'kept',
    'kept',
    'taken',
    'taken',
  ]);
  expect(await readLog(database, 'T0', 0)).toMatchObject([{ number: 1 }, { number: 3, at: told[3] }]);
  expect(await readLog(database, 'T2', 0)).toMatchObject([{ key: 'first', at: told[4] }]);
});

test('where the database fails all are told its fault, nothing is written, and those that come later are kept', async () => {
  const batch = batched();
  await sql`pragma query_only = on`.execute(database.db);
  const told = await outcomes(codes.map(code => batch.write(code, row(1))));
  expect(told.every(x => x instanceof Error && !isTaken(x) && /readonly/.test(x.message))).toBe(true);
  await sql`pragma query_only = off`.execute(database.db);
  expect(await readLog(database, 'T0', 0)).toEqual([]);
  const times = await Promise.all(codes.map(code => batch.write(code, row(1))));
  expect(times.every(time => time >= 0)).toBe(true);
});
