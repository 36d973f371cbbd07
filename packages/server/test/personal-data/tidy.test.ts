import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import { type Running, serve } from '../../src/index.ts';
import { SECRET } from '../support/house.ts';
import { Postgres } from '../support/postgres.ts';
import { Seated } from '../support/seated.ts';

/** Abandoned things are deleted after a while, and nothing else is. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-tidy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const KEEP = 10;
const start = (url?: string): Promise<Running> =>
  serve({ port: 0, folder, level: 'silent', keepDays: KEEP, secret: SECRET, ...(url === undefined ? {} : { url }) });

/** As if days had passed: everybody has come, and every table has changed, that much earlier. */
async function daysLater(days: number, url?: string): Promise<void> {
  const millis = days * 86_400_000;
  const database = await openDatabase({ folder, url });
  const { db } = database;
  const { rows } = await sql<{ id: string; createdAt: string | Date }>`select id, "createdAt" from person`.execute(db);
  const earlier = (at: string | Date) => {
    const then = new Date(new Date(at).getTime() - millis);
    return (url === undefined ? then.toISOString() : then) as never;
  };
  for (const { id, createdAt } of rows)
    await db
      .updateTable('person')
      .set('createdAt' as never, earlier(createdAt))
      .where('id', '=', id)
      .execute();
  await db
    .updateTable('game_table')
    .set(({ eb }) => ({ changed: eb('changed', '-', millis) }))
    .execute();
  await database.close();
}

const SEATS = [{ kind: 'me', deck: { ready: 'quay' } }, { kind: 'anybody' }];
const opened = async (who: Seated): Promise<string> =>
  (await who.post('/api/tables', { game: 'wars', seats: SEATS })).json.code;

test.each([
  'sqlite',
  'postgres',
])('tables that wait for ever and guests who cannot come back go after a while, on %s', async kind => {
  const postgres = kind === 'postgres' ? await Postgres.start() : null;
  const url = await postgres?.database('tidy');
  let server = await start(url);
  const mira = await Seated.account(server.address, 'Mira', 'correct horse');
  const vir = await Seated.guest(server.address, 'Vir');
  const na = await Seated.guest(server.address, 'Na’Toth');
  const waits = await opened(mira);
  const played = await opened(mira);
  await na.post(`/api/tables/${played}/seat`);
  for (const who of [mira, na]) await who.ask('PUT', `/api/tables/${played}/ready`, { ready: true });
  const cookie = vir.cookie;
  // a guest who signs out cannot return; an account can
  await na.post('/api/sign-out');
  await mira.post('/api/sign-out');
  const stateOf = async (code: string) => {
    const response = await fetch(`${server.address}/api/tables/${code}`, { headers: { cookie } });
    return {
      status: response.status,
      body: (await response.json()) as { status?: string; seats?: { name: string }[] },
    };
  };
  const people = async () => {
    const database = await openDatabase({ folder, url });
    const rows = await database.db.selectFrom('person').select('name').orderBy('name').execute();
    await database.close();
    return rows.map(({ name }) => name);
  };

  await server.close();
  await daysLater(KEEP - 1, url);
  server = await start(url);
  expect(await people()).toEqual(['Mira', 'Na’Toth', 'Vir']);
  expect(await stateOf(waits)).toMatchObject({ status: 200, body: { status: 'waiting' } });

  await server.close();
  await daysLater(2, url);
  server = await start(url);
  expect(await people()).toEqual(['Mira', 'Vir']);
  expect((await stateOf(waits)).status).toBe(404);
  // the game is over, and stays
  const { body } = await stateOf(played);
  expect([body.status, body.seats!.map(({ name }) => name)]).toEqual(['finished', ['Mira', 'a player who left']]);
  await server.close();
  await postgres?.close();
});
