import type { KyselyPlugin } from 'kysely';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { type Database, openDatabase } from '../../src/database/open.ts';
import type { App } from '../../src/http/host.ts';
import { Guest, newKey, playOn } from '../support/house.ts';
import { OpenApp } from '../support/open-app.ts';
import { byHeader } from '../support/who.ts';

/** Requests that the database interrupts, and reads after a write. */

const fault = (code: string) => Object.assign(new Error(code), { code });

/** A driver that fails like a network. */
class Driver {
  /** the statements that fail: before they run, or after */
  #before: RegExp | null = null;
  #behind: RegExp | null = null;
  /** true if nothing answers after the line has broken */
  #stays = false;
  readonly #spy;

  constructor() {
    const { prepare } = Sqlite.prototype;
    const driver = this;
    this.#spy = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, text) {
      if (driver.#before?.test(text)) throw fault('ECONNREFUSED');
      const statement = prepare.call(this, text);
      if (!driver.#behind?.test(text)) return statement;
      for (const way of ['all', 'run'] as const) {
        const does = statement[way].bind(statement) as (...values: unknown[]) => unknown;
        statement[way] = (...values: unknown[]) => {
          does(...values);
          driver.#behind = null;
          if (driver.#stays) driver.#before = /./;
          throw fault('ECONNRESET');
        };
      }
      return statement;
    });
  }

  /** The database does not answer. */
  away = () => void (this.#before = /./);
  back = () => void (this.#before = null);

  /** The line breaks after the next such statement, which has run. @param stays true if nothing answers from then on */
  breaks(behind: RegExp, stays: boolean): void {
    this.#behind = behind;
    this.#stays = stays;
  }

  end = () => this.#spy.mockRestore();
}

let driver: Driver;
beforeEach(() => {
  driver = new Driver();
});
afterEach(() => driver.end());

interface Served {
  readonly database: Database;
  readonly app: App;
  readonly address: string;
}

async function served(database: Database): Promise<Served> {
  const app = await buildApp({ database, whoAsks: byHeader, limits: { rates: false } });
  return { database, app, address: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Two people in the middle of a game. */
async function inPlay(address: string, to: number): Promise<{ guests: Guest[]; code: string }> {
  const [ann, bob] = ['Ann', 'Bob'].map(name => new Guest(address, name)) as [Guest, Guest];
  const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
  await bob.sitDown(code);
  await ann.ready(code);
  await Promise.all([ann.join(code), bob.join(code)]);
  await Promise.all([ann, bob].map(guest => playOn(guest, code, to)));
  const number = Math.max(...[ann, bob].map(guest => guest.sight(code).number));
  await Promise.all([ann, bob].map(guest => guest.reached(code, number)));
  return { guests: [ann, bob], code };
}

/** The player who must choose, and their answer. */
async function nextAnswer(guests: readonly Guest[], code: string) {
  const who = guests.find(guest => guest.sight(code).view.decision?.question != null)!;
  const hint = await who.send('hint', { table: code });
  if (!hint.ok) throw new Error(hint.error);
  const { number, view } = who.sight(code);
  return {
    who,
    message: { table: code, key: newKey(), seen: number, decision: view.decision!.id, options: [...hint.options] },
    next: number + 1,
  };
}

describe('an answer whose row was written before the line to the database broke', () => {
  test('is found in the log and acknowledged, where the database is there again at once', async () => {
    const { database, app, address } = await served(await openDatabase({ folder: ':memory:' }));
    const { guests, code } = await inPlay(address, 6);
    const { who, message, next } = await nextAnswer(guests, code);
    driver.breaks(/^insert into "game_log"/, false);
    expect(await who.send('answer', message)).toEqual({ ok: true, number: next });
    expect(await who.send('answer', message)).toEqual({ ok: true, number: next });
    for (const guest of guests) await guest.reached(code, next);
    const rows = await database.db.selectFrom('game_log').select('key').where('code', '=', code).execute();
    expect(rows.filter(({ key }) => key?.endsWith(message.key))).toHaveLength(1);
    for (const guest of guests) guest.leave();
    await app.close();
    await database.close();
  });

  test('is not said to be undone: it may be done, and the same key tells', async () => {
    const { database, app, address } = await served(await openDatabase({ folder: ':memory:' }));
    const { guests, code } = await inPlay(address, 6);
    const { who, message, next } = await nextAnswer(guests, code);
    driver.breaks(/^insert into "game_log"/, true);
    const told = await who.send('answer', message);
    expect(told).toMatchObject({ ok: false, reason: 'busy', unsure: true });
    expect(told).toMatchObject({ error: expect.stringContaining('may or may not have been done') });
    // while it is away, only the second try is surely not done
    expect(await who.send('answer', message)).toMatchObject({ ok: false, reason: 'busy' });
    driver.back();
    expect(await who.send('answer', message)).toEqual({ ok: true, number: next });
    for (const guest of guests) guest.leave();
    await app.close();
    await database.close();
  });
});

describe('while the database is away', () => {
  test('who is signed in is told so (503), and a sign-out that was not kept is none', async () => {
    const open = await OpenApp.open();
    const ann = await open.guest('Ann');
    const nothing = { reason: 'busy', error: expect.stringMatching(/Nothing has changed/) };
    driver.away();
    for (const [method, path, body] of [
      ['GET', '/api/me'],
      ['GET', '/api/me/turns'],
      ['GET', '/api/decks'],
      ['GET', '/api/tables'],
      ['POST', '/api/tables', { game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] }],
      ['POST', '/api/sign-in', { name: 'Ann', password: 'a long password' }],
      ['POST', '/api/sign-out'],
      ['PATCH', '/api/me', { name: 'Anna' }],
      ['DELETE', '/api/me', {}],
    ] as const)
      expect([path, await ann.ask(method, path, body)]).toMatchObject([path, { status: 503, json: nothing }]);
    driver.back();
    expect((await ann.get('/api/me')).json.person).toMatchObject({ name: 'Ann' });
    expect((await ann.post('/api/sign-out')).status).toBe(200);
    expect((await ann.get('/api/me')).json.person).toBeNull();
    await open.close();
  });

  test('a request that was stopped half-way does not say that nothing was done', async () => {
    const open = await OpenApp.open();
    const ann = await open.guest('Ann');
    const unsure = { reason: 'busy', unsure: true, error: expect.stringContaining('may or may not have been done') };
    // the line breaks after a write, and after the end of a transaction
    driver.breaks(/^delete from "person_session"/, false);
    expect(await ann.post('/api/sign-out')).toMatchObject({ status: 503, json: unsure });
    const bob = await open.guest('Bob');
    driver.breaks(/^commit/, false);
    const wanted = { game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] };
    expect(await bob.post('/api/tables', wanted)).toMatchObject({ status: 503, json: unsure });
    // a write in a transaction that did not end is gone
    driver.breaks(/^insert into "game_seat"/, true);
    expect(await bob.post('/api/tables', wanted)).toMatchObject({ status: 503 });
    driver.back();
    await open.close();
  });
});

/** A database that shows only the beginning of a log for a while: a replica that lags behind. */
function lagging(database: Database, upTo: () => number): Database {
  const logs = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"game_log"')) logs.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (!logs.has(queryId)) return result;
      const most = upTo();
      return { ...result, rows: result.rows.filter(row => typeof row.number !== 'number' || row.number <= most) };
    },
  };
  return { ...database, db: database.db.withPlugin(plugin) };
}

describe('who comes back to another node', () => {
  test('sees nothing older than what he has seen, where that node had not heard of it', async () => {
    const database = await openDatabase({ folder: ':memory:' });
    const one = await served(database);
    let shown = 8;
    const two = await served(lagging(database, () => shown));
    const { guests, code } = await inPlay(one.address, 6);
    // a person follows the game at the other node, which has it in memory from then on
    const eve = new Guest(two.address, 'Eve');
    await eve.join(code);
    await Promise.all(guests.map(guest => playOn(guest, code, 20)));
    const have = Math.max(...guests.map(guest => guest.sight(code).number));
    const again = new Guest(two.address, 'Ann');
    again.sights.set(code, guests[0]!.sight(code));
    // it never gets that far: the server says so, and shows nothing older
    expect(await again.join(code, have)).toMatchObject({ ok: false, reason: 'busy' });
    // it shows what it can read
    shown = Number.POSITIVE_INFINITY;
    for (const message of [{ have }, { have: 3, seen: have }]) {
      const joined = await again.send('join', { table: code, ...message });
      if (!joined.ok) throw new Error(joined.error);
      expect((joined.whole ?? joined.update)?.number ?? have).toBeGreaterThanOrEqual(have);
      expect(joined.info.number).toBeGreaterThanOrEqual(have);
    }
    // people who know the table's code see how far its game is
    expect((await eve.request<{ number: number }>('GET', `/api/tables/${code}`)).body.number).toBeGreaterThanOrEqual(
      have,
    );
    for (const guest of [...guests, eve, again]) guest.leave();
    await two.app.close();
    await one.app.close();
    await database.close();
  });

  test('answers what he has seen there, and is not told that it is stale', async () => {
    const database = await openDatabase({ folder: ':memory:' });
    const one = await served(database);
    const two = await served(database);
    const { guests, code } = await inPlay(one.address, 6);
    const [, bob] = guests as [Guest, Guest];
    const eve = new Guest(two.address, 'Eve');
    await eve.join(code);
    await Promise.all(guests.map(guest => playOn(guest, code, 12)));
    const number = Math.max(...guests.map(guest => guest.sight(code).number));
    await Promise.all(guests.map(guest => guest.reached(code, number)));
    const { who, message, next } = await nextAnswer(guests, code);
    const again = new Guest(two.address, who.name);
    expect(await again.send('answer', message)).toEqual({ ok: true, number: next });
    for (const guest of [...guests, bob, eve, again]) guest.leave();
    await two.app.close();
    await one.app.close();
    await database.close();
  });
});
