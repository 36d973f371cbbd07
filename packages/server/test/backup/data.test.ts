import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TABLES } from '../../src/backup/lines.ts';
import { openDatabase } from '../../src/database/open.ts';
import { exportFile, importFile, type Running, serve } from '../../src/index.ts';
import { Visitor } from '../support/visitor.ts';

let folder: string;
let file: string;
const at = (name: string) => ({ folder: join(folder, name) });
const served = async <T>(name: string, use: (running: Running) => Promise<T>): Promise<T> => {
  const running = await serve({ port: 0, ...at(name), level: 'silent' });
  try {
    return await use(running);
  } finally {
    await running.close();
  }
};
/** A database with a person who has decks, and her cookie. */
const inhabited = (name: string) =>
  served(name, async running => {
    const mira = new Visitor(running.address);
    await mira.post('/api/accounts', { name: 'Mira', password: 'correct horse' });
    for (const n of [1, 2])
      await mira.post('/api/decks', { game: 'wars', name: `${n}`, text: `${n} Anticipation\n# “é”` });
    await new Visitor(running.address).post('/api/guests');
    return mira.cookie;
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-data-'));
  file = join(folder, 'all.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('an export', () => {
  test('read into a new database brings everybody back with all they had, still signed in', async () => {
    const cookie = await inhabited('one');
    const rows = await exportFile(at('one'), file);
    expect(await importFile(at('two'), file)).toBe(rows);
    // the secret of cookies is in no export: it must be moved separately
    copyFileSync(join(folder, 'one', 'secret'), join(folder, 'two', 'secret'));
    await served('two', async ({ address }) => {
      const me = await fetch(`${address}/api/me`, { headers: { cookie } });
      expect(await me.json()).toMatchObject({ person: { name: 'Mira', guest: false } });
      const again = new Visitor(address);
      expect((await again.post('/api/sign-in', { name: 'Mira', password: 'correct horse' })).status).toBe(200);
      const { decks } = (await again.get('/api/decks')).json;
      expect(decks).toHaveLength(2);
      expect((await again.get(`/api/decks/${decks[1].id}/text`)).text).toBe('2 Anticipation\n# “é”');
    });
    const other = join(folder, 'again.jsonl');
    await inhabited('three').then(() => exportFile(at('three'), other));
    // the rows that a server writes at its start change nothing: the same data give the same export
    await rmSync(join(folder, 'four'), { recursive: true, force: true });
    await importFile(at('four'), other);
    const back = join(folder, 'back.jsonl');
    await exportFile(at('four'), back);
    expect(readFileSync(back, 'utf8')).toBe(readFileSync(other, 'utf8'));
  });

  test('holds every table that there is, is for its owner alone, and is made while a server runs', async () => {
    await served('one', async ({ address }) => {
      await new Visitor(address).post('/api/guests');
      expect(await exportFile(at('one'), file)).toBe(2);
    });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['all.jsonl', 'one']);
    const { db, close } = await openDatabase(at('one'));
    const tables = (await db.introspection.getTables()).map(table => table.name);
    expect(tables.filter(name => !name.startsWith('kysely_')).sort()).toEqual([...TABLES].sort());
    await close();
  });
});

describe('an import', () => {
  test('goes into no database in which somebody is', async () => {
    await inhabited('one');
    await exportFile(at('one'), file);
    await expect(importFile(at('one'), file)).rejects.toThrow(
      'The database is not empty (it holds 2 people and 0 tables). Import into a new one.',
    );
  });

  test.each([
    [
      'that breaks off',
      (text: string) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1),
      'The export is not complete: its last line is missing.',
    ],
    [
      'of which a row is missing',
      (text: string) => text.replace(/\n.*"deck".*/, ''),
      /^The export had \d+ rows, but this file has \d+\.$/,
    ],
    [
      'with a line of rubbish',
      (text: string) => text.replace('\n', '\nrubbish\n'),
      'Line 2 is not a line of an export.',
    ],
    [
      'with a table that there is not',
      (text: string) => text.replace('"table":"deck"', '"table":"kysely_migration"'),
      /^Line \d+ is not a row of an export\.$/,
    ],
    [
      'whose row names nobody',
      (text: string) => text.replace(/"person":"[^"]+"/, '"person":"nobody"'),
      /^The rows of deck before line \d+ cannot be imported: .*FOREIGN KEY/,
    ],
    ['of something else', () => '{"name":"orrery"}\n', 'The file was not made by ./orrery data export.'],
    [
      'of a later version',
      (text: string) => text.replace('"]}', '","2027-01-01-more"]}'),
      /^Another version of Orrery made this export \(its tables are at 2027-01-01-more, here they are at /,
    ],
    ['that is empty', () => '', 'The export is not complete: its last line is missing.'],
  ])('of a file %s is refused in one line, and nothing of it is there', async (_, spoil, fault) => {
    await inhabited('one');
    await exportFile(at('one'), file);
    writeFileSync(file, spoil(readFileSync(file, 'utf8')));
    await expect(importFile(at('two'), file)).rejects.toThrow(fault);
    const { db, close } = await openDatabase(at('two'));
    const { rows } = await sql<{ n: number }>`select count(*) as n from person`.execute(db);
    expect(rows[0]!.n).toBe(0);
    await close();
  });

  test('of a file that is not there is refused, as is the export of a database that is not there', async () => {
    await expect(importFile(at('one'), file)).rejects.toThrow(/^The import of .*all\.jsonl failed: ENOENT/);
    await expect(exportFile(at('none'), file)).rejects.toThrow(/^There is no database in .*none to export\.$/);
    await inhabited('two');
    await expect(exportFile(at('two'), join(folder, 'no', 'where.jsonl'))).rejects.toThrow(
      /^The export into .* failed: ENOENT/,
    );
  });
});
