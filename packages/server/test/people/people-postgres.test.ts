import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous } from 'better-auth/plugins';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { TABLES } from '../../src/backup/lines.ts';
import { openDatabase } from '../../src/database/open.ts';
import { exportFile, importFile, type Running, serve } from '../../src/index.ts';
import { authOptions } from '../../src/people/auth.ts';
import { SECRET } from '../support/house.ts';
import { Postgres } from '../support/postgres.ts';
import { Seated } from '../support/seated.ts';
import { Visitor } from '../support/visitor.ts';

/** People, decks, chat and data on PostgreSQL, as on the embedded database: the same queries must do the same there. */

let postgres: Postgres;
let folder: string;
let databases = 0;
let url: string;
let running: Running[];
let people: Seated[];

beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-people-pg-'));
  url = await postgres.database(`people${++databases}`);
  running = [];
  people = [];
});
afterEach(async () => {
  for (const person of people) person.leave();
  for (const server of running) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const served = async (place: { url?: string; folder: string }): Promise<string> => {
  const server = await serve({ port: 0, level: 'silent', secret: SECRET, ...place });
  running.push(server);
  return server.address;
};
const PASSWORD = 'correct horse';

test('the tables are those that the library for accounts asks for', async () => {
  const database = await openDatabase({ url, folder });
  const options = {
    ...authOptions(database, 'x'.repeat(40), 'http://localhost', null as never),
    plugins: [anonymous()],
  };
  const { toBeAdded, toBeCreated } = await getMigrations(options as never);
  expect([toBeAdded, toBeCreated]).toEqual([[], []]);
  const tables = (await database.db.introspection.getTables()).filter(table => table.schema === 'public');
  const ours = tables.map(table => table.name).filter(name => !/^(kysely_|socket_io_)/.test(name));
  expect(ours.sort()).toEqual([...TABLES].sort());
  await database.close();
});

test('an account made on one node is known on another, and a name is one person’s on both', async () => {
  const [here, there] = [await served({ url, folder }), await served({ url, folder })];
  const guest = new Visitor(here);
  const { person } = (await guest.post('/api/guests')).json;
  await guest.post('/api/decks', { game: 'wars', name: 'Mine', text: '1 Anticipation' });
  const { json } = await guest.post('/api/accounts', { name: 'Mira', password: PASSWORD });
  expect(json.person).toEqual({ id: person.id, name: 'Mira', guest: false });
  const same = await fetch(`${there}/api/decks`, { headers: { cookie: guest.cookie } });
  expect(await same.json()).toMatchObject({ decks: [{ name: 'Mine' }] });
  const rush = await Promise.all(
    [here, there, here, there].map(address =>
      new Visitor(address).post('/api/accounts', { name: 'Vir', password: PASSWORD }),
    ),
  );
  expect(rush.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409]);
});

test('players on two nodes talk, are told whose turn it is, and one leaves for good', async () => {
  const [here, there] = [await served({ url, folder }), await served({ url, folder })];
  const mira = await Seated.account(here, 'Mira', PASSWORD);
  const vir = await Seated.account(there, 'Vir', PASSWORD);
  people = [mira, vir];
  const { code } = (await mira.post('/api/tables', { game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] }))
    .json;
  await vir.post(`/api/tables/${code}/seat`);
  for (const who of people) await who.ask('PUT', `/api/tables/${code}/ready`, { ready: true });
  for (const who of people) await who.join(code);
  await mira.must('say', { table: code, key: 'say-0001', text: 'Good luck!' });
  await vir.until(() => vir.heard.length === 1);
  expect(vir.heard[0]).toMatchObject({ name: 'Mira', text: 'Good luck!', number: 1 });
  const id = (await mira.get('/api/me')).json.person.id;
  await vir.ask('PUT', `/api/me/muted/${id}`);
  expect((await vir.get(`/api/tables/${code}/chat`)).json.lines).toEqual([]);
  const mine = (await mira.get('/api/me/turns')).json;
  expect([...mine.turns, ...mine.going].map(game => game.code)).toEqual([code]);
  expect((await mira.get('/api/me/data')).json).toMatchObject({ chat: { said: [{ text: 'Good luck!' }] } });
  expect((await mira.delete('/api/me', { password: PASSWORD })).json).toEqual({ done: true });
  await vir.until(() => vir.sight(code).ending !== null);
  await mira.until(() => !mira.socket.connected);
  const info = (await vir.get(`/api/tables/${code}`)).json;
  expect([info.status, info.seats[0].name]).toEqual(['finished', 'a player who left']);
});

test('an export goes from PostgreSQL into an embedded database and back, and stays the same', async () => {
  const address = await served({ url, folder });
  const mira = await Seated.account(address, 'Mira', PASSWORD);
  people = [mira];
  await mira.post('/api/decks', { game: 'wars', name: 'Mine', text: '1 Anticipation\n# “é”' });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }];
  const { code } = (await mira.post('/api/tables', { game: 'wars', seats })).json;
  await mira.ask('PUT', `/api/tables/${code}/ready`, { ready: true });
  await mira.must('say', { table: code, key: 'say-0001', text: 'Hello' });
  await new Visitor(address).post('/api/guests');
  mira.leave();
  await running.pop()!.close();

  const files = ['one', 'two', 'three'].map(name => join(folder, name));
  const rows = await exportFile({ url, folder }, files[0]!);
  const embedded = { folder: join(folder, 'embedded') };
  expect(await importFile(embedded, files[0]!)).toBe(rows);
  await exportFile(embedded, files[1]!);
  const other = { url: await postgres.database(`people${++databases}`), folder };
  expect(await importFile(other, files[1]!)).toBe(rows);
  await exportFile(other, files[2]!);
  const [one, two, three] = files.map(file => readFileSync(file, 'utf8').split('\n'));
  expect(two).toEqual(one);
  expect(three).toEqual(one);

  const again = new Visitor(await served(embedded));
  expect((await again.post('/api/sign-in', { name: 'Mira', password: PASSWORD })).status).toBe(200);
  expect((await again.get(`/api/tables/${code}`)).json.status).toBe('playing');
  expect((await again.get(`/api/tables/${code}/chat`)).json.lines).toHaveLength(1);
});
