import { createHash } from 'node:crypto';
import fs, {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/database/open.ts';
import { exportFile, serve } from '../../src/index.ts';
import { openAuth } from '../../src/people/auth.ts';
import { wordsOf } from '../../src/people/letter-words.ts';
import { Postgres } from '../support/postgres.ts';
import { Visitor } from '../support/visitor.ts';

/** A reader of the database or its folder finds nothing to sign in with. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const data = () => join(folder, 'data');
const served = async <T>(use: (address: string) => Promise<T>): Promise<T> => {
  const running = await serve({ port: 0, folder: data(), level: 'silent' });
  try {
    return await use(running.address);
  } finally {
    await running.close();
  }
};
const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const hash = (word: string): string => createHash('sha256').update(word).digest('base64url');
/** The word in a person's cookie, without its signature. */
const wordOf = ({ cookie }: Visitor): string => /session_token=([^.;]+)\./.exec(decodeURIComponent(cookie))![1]!;
const who = async (visitor: Visitor) => (await visitor.get('/api/me')).json.person?.name ?? null;

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('and all that a server puts into it are for its own user alone', async () => {
    await served(async address => {
      await new Visitor(address).post('/api/guests');
      expect(rights(data())).toBe('700');
      const files = readdirSync(data());
      expect(files).toEqual(expect.arrayContaining(['orrery.db', 'orrery.db-wal', 'secret', 'serving.lock']));
      for (const file of files) expect([file, rights(join(data(), file))]).toEqual([file, '600']);
    });
    writeFileSync(join(folder, 'all.jsonl.part'), 'left lying', { mode: 0o644 });
    await exportFile({ folder: data() }, join(folder, 'all.jsonl'));
    expect(rights(join(folder, 'all.jsonl'))).toBe('600');
  });

  test('that others could read until now is mended when the server starts', async () => {
    await served(async () => {});
    chmodSync(data(), 0o755);
    for (const file of ['orrery.db', 'secret']) chmodSync(join(data(), file), 0o644);
    writeFileSync(join(data(), 'notes.txt'), 'not ours', { mode: 0o644 });
    await served(async () => {
      expect(rights(data())).toBe('700');
      for (const file of readdirSync(data()))
        expect([file, rights(join(data(), file))]).toEqual([file, file === 'notes.txt' ? '644' : '600']);
    });
  });

  test.each([
    'data',
    'data/orrery.db',
    'data/secret',
  ])('keeps a server from starting where %s cannot be mended', async path => {
    await served(async () => {});
    chmodSync(join(folder, path), 0o750);
    const { chmodSync: real } = fs;
    fs.chmodSync = () => {
      throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
    };
    syncBuiltinESMExports();
    try {
      await expect(served(async () => {})).rejects.toThrow(
        new RegExp(
          `^Other users of this machine can read ${join(folder, path)} \\(its rights are 750\\), and this user cannot change that. Run chmod [67]00 ${join(folder, path)} as its owner, or choose another folder \\(--data\\) on a disk that keeps rights\\.$`,
        ),
      );
    } finally {
      fs.chmodSync = real;
      syncBuiltinESMExports();
    }
    // it starts after that
    await served(async () => {});
  });
});

describe('the database', () => {
  test('holds no word with which somebody could come in, and no secret', async () => {
    const words: string[] = [];
    await served(async address => {
      const [ann, guest] = [new Visitor(address), new Visitor(address)];
      await ann.post('/api/accounts', { name: 'Ann', password: 'correct horse' });
      await guest.post('/api/guests');
      expect([await who(ann), await who(guest)]).not.toContain(null);
      words.push(wordOf(ann), wordOf(guest), readFileSync(join(data(), 'secret'), 'utf8').trim());
    });
    const database = await openDatabase({ folder: data() });
    const lost: string[] = [];
    const log = { debug() {}, error() {} } as never;
    const auth = await openAuth(database, 'x'.repeat(40), 'http://localhost', log, {
      lost: async (_person, _name, word) => void lost.push(word),
      async renewed() {},
    });
    const { id, email } = await database.db
      .selectFrom('person')
      .selectAll()
      .where('name', '=', 'Ann')
      .executeTakeFirstOrThrow();
    await auth.api.requestPasswordReset({ body: { email } });
    const letters = wordsOf(auth, database);
    const confirms = await letters.make(id, 'ann@example.org');
    words.push(confirms, ...lost);
    expect(words).toHaveLength(5);
    await database.close();
    const file = join(folder, 'all.jsonl');
    await exportFile({ folder: data() }, file);
    const kept = [
      file,
      ...readdirSync(data())
        .filter(name => name.startsWith('orrery.db'))
        .map(name => join(data(), name)),
    ]
      .map(path => readFileSync(path, 'latin1'))
      .join();
    for (const word of words) expect(kept.includes(word)).toBe(false);
    // the stored hash opens nothing
    expect(kept).toContain(hash(words[0]!));
    await served(async address => {
      const thief = new Visitor(address);
      const stolen = await fetch(`${address}/api/me`, {
        headers: { cookie: `orrery.session_token=${hash(words[0]!)}.x` },
      });
      expect(await stolen.json()).toEqual({ person: null });
      const { id: row } = JSON.parse(/\{"table":"person_verification".*\}/.exec(readFileSync(file, 'utf8'))![0]).row;
      expect(row).toBeTruthy();
      const name = hash(`mail:${confirms}`);
      expect((await thief.post('/api/mail/confirm', { token: name })).status).not.toBe(200);
      // the words themselves work, once
      expect((await thief.post('/api/password/new', { token: lost[0], password: 'another horse' })).status).toBe(200);
      expect((await thief.post('/api/password/new', { token: lost[0], password: 'a third horse' })).status).toBe(404);
      expect((await thief.post('/api/sign-in', { name: 'Ann', password: 'another horse' })).status).toBe(200);
    });
  });

  test('signs out one place and not another, by words that it does not hold', async () => {
    await served(async address => {
      const [here, there] = [new Visitor(address), new Visitor(address)];
      await here.post('/api/accounts', { name: 'Ann', password: 'correct horse' });
      await there.post('/api/sign-in', { name: 'Ann', password: 'correct horse' });
      const copied = new Visitor(address);
      copied.take(here);
      await here.post('/api/sign-out');
      expect([await who(copied), await who(there)]).toEqual([null, 'Ann']);
      await there.patch('/api/me', { password: { old: 'correct horse', new: 'another horse' } });
      expect(await who(there)).toBe('Ann');
    });
  });

  /** Changes a database into the form of an earlier version: plain words, and the secret in it. */
  async function asBefore(database: Database, words: readonly string[], secret: string): Promise<void> {
    const { db } = database;
    for (const word of words)
      await sql`update person_session set token = ${word} where token = ${hash(word)}`.execute(db);
    for (const column of ['turns', 'overlay', 'overlaid', 'agreed'])
      await sql`alter table game_table drop column ${sql.ref(column)}`.execute(db);
    await sql`delete from kysely_migration where name in ('2026-11-29-hashed', '2026-11-29-turns', '2026-11-30-overlays', '2026-12-01-agreed')`.execute(
      db,
    );
    await db.insertInto('setting').values({ name: 'secret', value: secret }).execute();
  }

  test('of an earlier version is changed when the server starts; everybody stays signed in', async () => {
    const [ann, bob] = await served(async address => {
      const people = ['Ann', 'Bob'].map(() => new Visitor(address));
      for (const [i, person] of people.entries()) await person.post('/api/guests', { name: ['Ann', 'Bob'][i] });
      return people as [Visitor, Visitor];
    });
    const words = [ann, bob].map(wordOf);
    const secret = readFileSync(join(data(), 'secret'), 'utf8').trim();
    const database = await openDatabase({ folder: data() });
    await asBefore(database, words, secret);
    await database.close();
    rmSync(join(data(), 'secret'));
    await served(async address => {
      for (const [person, name] of [
        [ann, 'Ann'],
        [bob, 'Bob'],
      ] as const) {
        const again = new Visitor(address);
        again.take(person);
        expect(await who(again)).toBe(name);
      }
    });
    expect(readFileSync(join(data(), 'secret'), 'utf8').trim()).toBe(secret);
    const file = new Sqlite(join(data(), 'orrery.db'));
    expect(file.prepare('select token from person_session order by token').all()).toEqual(
      words.map(word => ({ token: hash(word) })).sort((a, b) => (a.token < b.token ? -1 : 1)),
    );
    expect(file.prepare('select * from setting').all()).toEqual([]);
    file.close();
  });

  test('of PostgreSQL is changed as well, and its servers share a secret that is not in it', async () => {
    const postgres = await Postgres.start();
    const url = await postgres.database('secrets');
    const start = (secret?: string) => serve({ port: 0, folder, url, level: 'silent', secret });
    await expect(start()).rejects.toThrow(/^Servers on PostgreSQL need a secret .* Set ORRERY_SECRET .*$/);
    await expect(start('short')).rejects.toThrow(/^ORRERY_SECRET has 5 characters and needs at least 32\. .*$/);
    const secret = 's'.repeat(43);
    const [one, two] = await Promise.all([start(secret), start(secret)]);
    const ann = new Visitor(one.address);
    await ann.post('/api/guests', { name: 'Ann' });
    const there = new Visitor(two.address);
    there.take(ann);
    expect(await who(there)).toBe('Ann');
    await Promise.all([one.close(), two.close()]);
    const before = await openDatabase({ url, folder });
    await asBefore(before, [wordOf(ann)], secret);
    await sql`insert into person_verification (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
      values ('v', 'mail:word', 'x', now(), now(), now())`.execute(before.db);
    await before.close();
    await expect(start()).rejects.toThrow(/^Until now the database held the secret .*\. Set ORRERY_SECRET .*$/);
    const again = await start(secret);
    const back = new Visitor(again.address);
    back.take(ann);
    expect(await who(back)).toBe('Ann');
    await again.close();
    const after = await openDatabase({ url, folder });
    const tokens = await sql`select token from person_session`.execute(after.db);
    const names = await sql`select identifier from person_verification`.execute(after.db);
    const settings = await sql`select * from setting`.execute(after.db);
    expect([tokens.rows, names.rows, settings.rows]).toEqual([
      [{ token: hash(wordOf(ann)) }],
      [{ identifier: hash('mail:word') }],
      [],
    ]);
    await after.close();
    await postgres.close();
  });
});

test('a secret that is damaged is told of, and not replaced by another', async () => {
  mkdirSync(data(), { mode: 0o700 });
  writeFileSync(join(data(), 'secret'), 'too short\n', { mode: 0o600 });
  await expect(served(async () => {})).rejects.toThrow(/^The secret in .*secret is damaged\. .*$/);
  expect(readFileSync(join(data(), 'secret'), 'utf8')).toBe('too short\n');
});
