import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { type Database, openDatabase } from '../../src/database/open.ts';
import type { App } from '../../src/http/host.ts';
import { Guest, newKey, playOn } from '../support/house.ts';
import { Postgres } from '../support/postgres.ts';
import { byHeader } from '../support/who.ts';

/** A full disk: players are told in one line, nothing is lost, and play goes on when there is room again. */

/** The size of a small disk, in megabytes. */
const SIZE = 8;

let folder: string;
let small: boolean;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-full-'));
  // a disk of its own, if the system allows it
  small = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', folder]).status === 0;
});
afterEach(() => {
  // a closed file may be held a little longer
  if (small) spawnSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Fills the disk of a database, and frees it again. */
interface Room {
  fill(): Promise<void>;
  free(): Promise<void>;
}

/**
 * A driver of the embedded database that refuses new rows as on a full disk.
 * @param which refuses only rows that contain this text
 */
function fullDriver(which = ''): { readonly refused: () => number; readonly end: () => void } {
  const { prepare } = Sqlite.prototype;
  let refused = 0;
  const full = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, text) {
    const statement = prepare.call(this, text);
    if (!/^insert/i.test(text)) return statement;
    const all = statement.all.bind(statement) as (...values: unknown[]) => unknown[];
    statement.all = (...values: unknown[]) => {
      if (!JSON.stringify(values).includes(JSON.stringify(which).slice(1, -1))) return all(...values);
      refused++;
      // the transaction is rolled back too
      if (this.inTransaction) this.exec('rollback');
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    };
    return statement;
  });
  return { refused: () => refused, end: () => full.mockRestore() };
}

/** The embedded database on a small disk; if the system does not allow one, with a driver that acts like it. */
function roomOnDisk(): Room {
  if (!small) {
    let driver = { end: () => {} };
    return {
      fill: async () => {
        driver = fullDriver();
      },
      free: async () => driver.end(),
    };
  }
  const filler = join(folder, 'filler');
  return {
    fill: async () => {
      while (statfsSync(folder).bavail > 0) appendFileSync(filler, Buffer.alloc(4096));
    },
    free: async () => rmSync(filler),
  };
}

/** The error of PostgreSQL for each new row if it has no room. */
function roomInPostgres({ db }: Database): Room {
  const full = `create function full_disk() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100', message = 'could not extend file "base/1/2": No space left on device'; end $$`;
  const tables = ['game_log', 'game_table', 'chat_line'];
  return {
    fill: async () => {
      await sql.raw(full).execute(db);
      for (const table of tables)
        await sql.raw(`create trigger full_disk before insert on ${table} execute function full_disk()`).execute(db);
    },
    free: async () => void (await sql`drop function full_disk cascade`.execute(db)),
  };
}

interface Served {
  readonly database: Database;
  readonly app: App;
  readonly address: string;
}

async function served(url: string | undefined): Promise<Served> {
  const database = await openDatabase({ folder, ...(url === undefined ? {} : { url }) });
  const app = await buildApp({ database, whoAsks: byHeader, limits: { rates: false } });
  return { database, app, address: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

const SEATS = [{ kind: 'me' }, { kind: 'anybody' }] as const;
/** Writes with one statement, and writes with more beside it. */
const CLOCKS = [{ kind: 'none' }, { kind: 'chess', seconds: 3_600, increment: 5 }] as const;
const NO_ROOM = {
  ok: false,
  reason: 'busy',
  error: expect.stringMatching(/^[^\n]*Nothing has changed\. Try again[^\n]*\.$/),
};

test.each([
  'sqlite',
  'postgres',
])('a full disk under %s: each choice is refused in a line, nothing is lost, and with room again all goes on', async kind => {
  const postgres = kind === 'postgres' ? await Postgres.start() : null;
  const url = await postgres?.database('full');
  let server = await served(url);
  const room = postgres === null ? roomOnDisk() : roomInPostgres(server.database);
  let guests = ['Ann', 'Bob'].map(name => new Guest(server.address, name));
  const codes: string[] = [];
  for (const clock of CLOCKS) {
    const [ann, bob] = guests as [Guest, Guest];
    const code = await ann.open({ game: 'wars', seats: [...SEATS], options: { clock, hints: true } });
    await bob.sitDown(code);
    await ann.ready(code);
    for (const guest of guests) await guest.join(code);
    await Promise.all(guests.map(guest => playOn(guest, code, 10)));
    codes.push(code);
  }
  const numberAt = (code: string) => Math.max(...guests.map(guest => guest.sight(code).number));
  const seen = (code: string) => guests.map(guest => guest.sight(code));
  /** The person who must choose answers. @returns the person, and the message to send again */
  const answered = async (code: string) => {
    await Promise.all(guests.map(guest => guest.reached(code, numberAt(code))));
    const who = guests.find(guest => guest.sight(code).view.decision?.question != null)!;
    const hint = await who.send('hint', { table: code });
    if (!hint.ok) throw new Error(hint.error);
    const { number: at, view } = who.sight(code);
    const message = { table: code, key: newKey(), seen: at, decision: view.decision!.id, options: [...hint.options] };
    return { who, message, done: await who.send('answer', message) };
  };

  await room.fill();
  const refused = new Map<string, Awaited<ReturnType<typeof answered>>>();
  for (const code of codes) {
    // the rest of the disk's last block may still take something
    let last = await answered(code);
    for (let n = 0; n < 100 && last.done.ok; n++) {
      const { number } = last.done;
      await Promise.all(guests.map(guest => guest.reached(code, number)));
      last = await answered(code);
    }
    expect(last.done).toMatchObject(NO_ROOM);
    refused.set(code, last);
  }
  const before = codes.map(seen);
  const [ann] = guests as [Guest];
  const opened = await ann.request<object>('POST', '/api/tables', { game: 'wars', seats: [...SEATS] });
  expect(opened).toMatchObject({ status: 503, body: { reason: 'busy' } });
  const said = { table: codes[0]!, key: newKey(), text: 'Is anybody there?' };
  expect(await ann.send('say', said)).toMatchObject(NO_ROOM);
  // reading needs no room
  expect(await ann.request('GET', `/api/tables/${codes[0]}`)).toMatchObject({
    status: 200,
    body: { status: 'playing' },
  });
  for (const code of codes) for (const guest of guests) await guest.catchUp(code);
  expect(codes.map(seen)).toEqual(before);

  await room.free();
  for (const [code, { who, message }] of refused) {
    const number = numberAt(code) + 1;
    expect(await who.send('answer', message)).toEqual({ ok: true, number });
    await Promise.all(guests.map(guest => guest.reached(code, number)));
    await Promise.all(guests.map(guest => playOn(guest, code, number + 8)));
  }
  expect(await ann.send('say', said)).toMatchObject({ ok: true });
  const after = codes.map(seen);

  for (const guest of guests) guest.leave();
  await server.app.close();
  await server.database.close();
  server = await served(url);
  guests = guests.map(({ name }) => new Guest(server.address, name));
  for (const [i, code] of codes.entries())
    for (const [seat, guest] of guests.entries()) {
      await guest.join(code);
      const { number, view, log } = after[i]![seat]!;
      expect(guest.sight(code)).toMatchObject({ number, view, log });
    }
  for (const guest of guests) guest.leave();
  await server.app.close();
  await server.database.close();
  await postgres?.close();
});

test('a bot whose choice there was no room for plays on when there is room again', async () => {
  const { app, database, address } = await served(undefined);
  const ann = new Guest(address, 'Ann');
  const code = await ann.open({ game: 'babylon5', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
  await ann.ready(code);
  await ann.join(code);
  await playOn(ann, code, 5);
  // room for Ann's choice, and for nothing of the bot
  const driver = fullDriver('"kind":"bot"');
  while (driver.refused() === 0) {
    const { number, view } = ann.sight(code);
    if (view.decision?.question == null) {
      await expect.poll(() => driver.refused() > 0 || ann.sight(code).number > number).toBe(true);
      continue;
    }
    const hint = await ann.send('hint', { table: code });
    if (!hint.ok) throw new Error(hint.error);
    const done = await ann.answer(code, hint.options);
    expect(done).toMatchObject({ ok: true });
    await ann.reached(code, number + 1);
  }
  const { number } = ann.sight(code);
  driver.end();
  await ann.reached(code, number + 1);
  ann.leave();
  await app.close();
  await database.close();
});
