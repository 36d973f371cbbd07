import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { names } from '../../src/database/migrations/2026-11-names.ts';
import { type Database, openDatabase } from '../../src/database/open.ts';
import { capsKey, nameKey } from '../../src/names/looks.ts';

/** Old databases: people keep their names and can sign in, and invitations by name become invitations by person. */

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-names-'));
  database = await openDatabase({ folder });
  // the tables as they were before
  await sql`drop index person_nameCaps`.execute(database.db);
  await sql`alter table person drop column nameCaps`.execute(database.db);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('keys are made anew, invitations find their persons, and titles of ours are no text any more', async () => {
  const { db } = database;
  const person = (id: string, name: string, key: string) =>
    sql`insert into person (id, name, email, emailVerified, createdAt, updatedAt, nameKey)
        values (${id}, ${name}, ${`${id}@example.invalid`}, 0, ${`2026-01-0${id.length}`}, '2026-01-01', ${key})`.execute(
      db,
    );
  await person('a', 'Иван', 'old one');
  await person('bb', 'ИВАН', 'old two');
  await person('ccc', 'Vir', 'old three');
  const table = (code: string, title: string) =>
    sql`insert into game_table (code, title, game, version, owner, status, options, created, changed)
        values (${code}, ${title}, 'wars', '1', 'a', 'waiting', '{}', 1, 1)`.execute(db);
  await table('AAAA', "Иван's table");
  await table('BBBB', 'Evening');
  for (const [code, seat, kind, who, name] of [
    ['AAAA', 0, 'person', 'a', 'Иван'],
    ['AAAA', 1, 'invited', null, 'vir'],
    ['BBBB', 0, 'person', 'a', 'Иван'],
    ['BBBB', 1, 'invited', null, 'nobody'],
  ] as const)
    await sql`insert into game_seat (code, seat, kind, person, name, ready) values (${code}, ${seat}, ${kind}, ${who}, ${name}, 0)`.execute(
      db,
    );

  await names.up(db as unknown as Kysely<unknown>);

  const people = await db.selectFrom('person').select(['id', 'nameKey', 'nameCaps']).orderBy('id').execute();
  expect(people).toEqual([
    { id: 'a', nameKey: nameKey('Иван'), nameCaps: capsKey('Иван') },
    // looks like the first: found by its exact spelling
    { id: 'bb', nameKey: `${nameKey('Иван')} bb`, nameCaps: `${capsKey('Иван')} bb` },
    { id: 'ccc', nameKey: nameKey('Vir'), nameCaps: capsKey('Vir') },
  ]);
  const invited = await db
    .selectFrom('game_seat')
    .select(['code', 'person', 'name'])
    .where('kind', '=', 'invited')
    .orderBy('code')
    .execute();
  expect(invited).toEqual([
    { code: 'AAAA', person: 'ccc', name: 'Vir' },
    { code: 'BBBB', person: null, name: 'nobody' },
  ]);
  const titles = await db.selectFrom('game_table').select('title').orderBy('code').execute();
  expect(titles.map(({ title }) => title)).toEqual(['', 'Evening']);
});
