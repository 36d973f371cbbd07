import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FinishedGames, MyGames, TableList } from '@orrery/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { type Database, openDatabase } from '../../src/database/open.ts';
import type { GameTable } from '../../src/database/tables.ts';
import { expireAll } from '../../src/games/expiry.ts';
import type { Games } from '../../src/games/games.ts';
import type { App } from '../../src/http/host.ts';
import { Guest } from '../support/house.ts';
import { Postgres } from '../support/postgres.ts';
import { byHeader } from '../support/who.ts';

/** Lists are filtered by the query: hidden tables take no place in them. */

const folder = mkdtempSync(join(tmpdir(), 'orrery-lists-'));
let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(async () => {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

const OPTIONS = { decks: 'open', clock: { kind: 'none' }, spectators: { delay: 0 }, chat: true };
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
let made = 0;
/** A new code. */
const code = (): string => {
  made++;
  return Array.from({ length: 6 }, (_, n) => SIGNS[Math.floor(made / SIGNS.length ** n) % SIGNS.length]).join('');
};

/** Puts tables into a database as servers leave them. @returns their codes */
async function put(
  { db }: Database,
  count: number,
  table: Partial<GameTable> & { readonly spectators?: null },
  seats: readonly { readonly kind: string; readonly person: string | null }[] = [{ kind: 'open', person: null }],
): Promise<string[]> {
  const { spectators, ...more } = table;
  const listed = (more.listed ?? 0) === 1;
  const options = JSON.stringify({ ...OPTIONS, listed, ...(spectators === null ? { spectators } : {}) });
  const rows = Array.from({ length: count }, (_, n) => ({
    code: code(),
    title: 'A table',
    game: 'wars',
    version: '1',
    ruleset: null,
    owner: 'id-eve',
    status: 'waiting',
    reason: null,
    options,
    setup: null,
    seed: null,
    result: null,
    due: null,
    created: n,
    changed: n,
    continues: null,
    rematch: null,
    listed: 0,
    ...more,
  }));
  for (let from = 0; from < rows.length; from += 500) {
    const some = rows.slice(from, from + 500);
    await db.insertInto('game_table').values(some).execute();
    await db
      .insertInto('game_seat')
      .values(
        some.flatMap(({ code }) =>
          seats.map((seat, i) => ({ code, seat: i, name: seat.person, deck: null, ready: 0, ...seat })),
        ),
      )
      .execute();
  }
  return rows.map(row => row.code);
}

describe.each(['sqlite', 'postgres'])('on %s', kind => {
  let database: Database;
  let app: App;
  let ann: Guest;
  let round = 0;
  beforeEach(async () => {
    const url = kind === 'postgres' ? await postgres.database(`lists-${++round}`) : undefined;
    database = await openDatabase(url === undefined ? { folder: ':memory:' } : { folder, url });
    app = await buildApp({ database, whoAsks: byHeader, limits: { rates: false } });
    ann = new Guest(await app.listen({ port: 0, host: '127.0.0.1' }), 'Ann');
    return async () => {
      await app.close();
      await database.close();
    };
  });
  /** All pages of a list, one after the other. */
  async function pages<T extends { readonly next: string | null }>(path: string): Promise<T[]> {
    const all: T[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { status, body }: { status: number; body: T } = await ann.request<T>(
        'GET',
        after === '' ? path : `${path}?after=${after}`,
      );
      expect(status).toBe(200);
      all.push(body);
      after = body.next;
    }
    return all;
  }

  test('an open table stands in the list, however many there are that nobody may find', async () => {
    const [waits] = await put(database, 1, { listed: 1, created: 0 });
    const [goesOn] = await put(database, 1, { listed: 1, created: 0, status: 'playing', setup: '{}' });
    const taken = [{ kind: 'person', person: 'id-bob' }];
    await put(database, 1_100, { created: 1_000 });
    await put(database, 150, { listed: 1, created: 2_000 }, taken);
    await put(database, 150, { listed: 1, created: 2_000, status: 'playing', spectators: null });
    await put(database, 150, { listed: 1, created: 2_000, status: 'finished' });
    const { body } = await ann.request<TableList>('GET', '/api/tables');
    expect([body.tables.map(table => table.code), body.next]).toEqual([[waits, goesOn], null]);
  });

  test('a long list comes page by page: each table once, those with a free seat first, the latest before', async () => {
    const goOn = await put(database, 130, { listed: 1, status: 'playing', created: 9_000, setup: '{}' });
    const wait = await put(database, 120, { listed: 1 });
    const all = (await pages<TableList>('/api/tables')).map(({ tables }) => tables.map(table => table.code));
    expect(all.map(page => page.length)).toEqual([100, 100, 50]);
    expect(all.flat().slice(0, 120)).toEqual(wait.toReversed());
    expect(all.flat().slice(120).toSorted()).toEqual(goOn.toSorted());
  });

  test('all of one’s games that are over can be had', async () => {
    const mine = [{ kind: 'person', person: 'id-ann' }];
    const over = await put(database, 230, { status: 'finished' }, mine);
    await put(database, 300, { status: 'finished', changed: 9_000 }, [{ kind: 'person', person: 'id-bob' }]);
    const all = (await pages<FinishedGames>('/api/me/finished')).flatMap(({ finished }) => finished);
    expect(all.map(game => game.code)).toEqual(over.toReversed());
    const { body } = await ann.request<MyGames>('GET', '/api/me/turns');
    expect([body.finished.length, body.next]).toEqual([100, over.toReversed()[99]]);
  });

  test('a game that waits for oneself is told, however many others have changed since', async () => {
    const seats = [
      { kind: 'person', person: 'id-ann' },
      { kind: 'person', person: 'id-bob' },
    ];
    const log = (codes: readonly string[], persons: readonly number[]) =>
      database.db
        .insertInto('game_log')
        .values(
          codes.map(code => ({
            code,
            number: 1,
            kept: 0,
            added: '[]',
            prints: '[]',
            deed: JSON.stringify({ kind: 'start', asks: { decision: 1, persons } }),
            key: null,
            at: 0,
          })),
        )
        .execute();
    const playing = { status: 'playing', setup: '{}', seed: 1 };
    const waits = await put(database, 1, { ...playing, changed: 0 }, seats);
    const others = await put(database, 600, { ...playing, changed: 5_000 }, seats);
    await log(waits, [0]);
    await log(others, [1]);
    const { body } = await ann.request<MyGames>('GET', '/api/me/turns');
    expect(body.turns.map(game => game.code)).toEqual(waits);
    expect(body.going.length).toBe(499);
  });

  test('tables at which nobody can be answered for keep no other waiting', async () => {
    const playing = { status: 'playing', setup: '{}', due: 1 };
    const broken = await put(database, 250, playing);
    const [last] = await put(database, 1, { ...playing, due: 2 });
    const asked: string[] = [];
    const games = {
      async do(code: string) {
        asked.push(code);
        if (code !== last) throw new Error('broken');
      },
    } as unknown as Games;
    const log = { error() {} };
    await expireAll({ database, log, time: { now: () => Date.now() } } as never, games, 0);
    expect(asked.toSorted()).toEqual([...broken, last!].toSorted());
  });
});
