import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous } from 'better-auth/plugins';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import { type Running, serve } from '../../src/index.ts';
import { authOptions } from '../../src/people/auth.ts';
import { Visitor } from '../support/visitor.ts';

let folder: string;
let running: Running;
const visitor = () => new Visitor(running.address);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-people-'));
  running = await serve({ port: 0, folder, level: 'silent' });
});
afterEach(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const PASSWORD = 'correct horse';

describe('a guest', () => {
  test('plays under a name made up for him, or under his own, and is the same person with every request', async () => {
    const one = visitor();
    expect((await one.get('/api/me')).json).toEqual({ person: null });
    const { status, json, headers } = await one.post('/api/guests');
    expect(status).toBe(200);
    expect(json.person).toMatchObject({ name: expect.stringMatching(/^Guest \d{4}$/), guest: true });
    expect(headers.getSetCookie()[0]).toMatch(/^orrery\.session_token=.*HttpOnly; SameSite=Lax/);
    expect((await one.get('/api/me')).json).toEqual(json);
    const two = visitor();
    expect((await two.post('/api/guests', { name: ' Zoë  Washburne ' })).json.person.name).toBe('Zoë Washburne');
    // a signed-in person does not get another identity
    expect((await two.post('/api/guests')).status).toBe(409);
  });

  test('becomes an account and stays who he is, with what he has; his old cookie is worth nothing then', async () => {
    const guest = visitor();
    const { person } = (await guest.post('/api/guests')).json;
    const old = guest.cookie;
    const list = { game: 'wars', name: 'Mine', text: '1 Anticipation' };
    const { id } = (await guest.post('/api/decks', list)).json.deck;
    const made = await guest.post('/api/accounts', { name: 'Talia', password: PASSWORD });
    expect(made.json).toEqual({ person: { id: person.id, name: 'Talia', guest: false } });
    expect((await guest.get(`/api/decks/${id}`)).status).toBe(200);
    const thief = await fetch(`${running.address}/api/me`, { headers: { cookie: old } });
    expect(await thief.json()).toEqual({ person: null });

    const elsewhere = visitor();
    expect((await elsewhere.post('/api/sign-in', { name: 'talia', password: PASSWORD })).json).toEqual(made.json);
    expect((await elsewhere.get('/api/decks')).json.decks).toHaveLength(1);
  });

  test('who signs in to an account of before brings his decks along', async () => {
    const account = visitor();
    await account.post('/api/accounts', { name: 'Lyta', password: PASSWORD });
    const list = { game: 'wars', name: 'Mine', text: '1 Anticipation' };
    await account.post('/api/decks', list);
    const guest = visitor();
    await guest.post('/api/guests');
    await guest.post('/api/decks', list);
    await guest.post('/api/sign-in', { name: 'Lyta', password: PASSWORD });
    const names = (await guest.get('/api/decks')).json.decks.map((deck: { name: string }) => deck.name);
    expect(names).toEqual(['Mine', 'Mine (2)']);
  });
});

describe('an account', () => {
  test('is made by a name and a password, and signed in to on any device', async () => {
    const one = visitor();
    const { status, json } = await one.post('/api/accounts', { name: 'Mira', password: PASSWORD });
    expect([status, json.person.guest]).toEqual([200, false]);
    await one.post('/api/sign-out');
    expect((await one.get('/api/me')).json).toEqual({ person: null });
    expect((await one.post('/api/sign-in', { name: 'MIRA', password: PASSWORD })).json).toEqual(json);
  });

  test('is not signed in to with a wrong password or a wrong name, which are not told apart', async () => {
    const one = visitor();
    await one.post('/api/accounts', { name: 'Mira', password: PASSWORD });
    await visitor().post('/api/guests', { name: 'Vir' });
    for (const wrong of [
      { name: 'Mira', password: 'wrong horse' },
      { name: 'Nobody here', password: PASSWORD },
      { name: 'Vir', password: PASSWORD },
    ]) {
      const { status, json } = await visitor().post('/api/sign-in', wrong);
      expect([status, json]).toEqual([401, { error: 'The name or the password is wrong.', reason: 'stranger' }]);
    }
  });

  test('changes its name, and its password with the one there is, which signs it out elsewhere', async () => {
    const here = visitor();
    const there = visitor();
    await here.post('/api/accounts', { name: 'Mira', password: PASSWORD });
    await there.post('/api/sign-in', { name: 'Mira', password: PASSWORD });
    expect((await here.patch('/api/me', { name: 'Mira Furlan' })).json.person.name).toBe('Mira Furlan');
    expect((await there.get('/api/me')).json.person.name).toBe('Mira Furlan');
    const then = 'battery staple';
    expect((await here.patch('/api/me', { password: { old: 'wrong horse', new: then } })).json.error).toBe(
      'That is not your password.',
    );
    expect((await here.patch('/api/me', { password: { old: PASSWORD, new: then } })).status).toBe(200);
    expect((await here.get('/api/me')).json.person.name).toBe('Mira Furlan');
    expect((await there.get('/api/me')).json.person).toBeNull();
    expect((await there.post('/api/sign-in', { name: 'Mira Furlan', password: PASSWORD })).status).toBe(401);
    expect((await there.post('/api/sign-in', { name: 'Mira Furlan', password: then })).status).toBe(200);
  });

  test.each([
    [{ name: 'Mira', password: 'short' }, 'A password has 8 to 128 characters; this one has 5.'],
    [{ name: 'M', password: PASSWORD }, 'A name has 2 to 24 characters; this one has 1.'],
    [{ name: 'Orrery', password: PASSWORD }, 'That name is reserved. Choose another.'],
  ])('%j cannot be made: %s', async (wanted, error) => {
    const { status, json } = await visitor().post('/api/accounts', wanted);
    expect([status, json]).toEqual([400, { error, reason: 'input' }]);
  });

  test('has a name that nobody else has, nor one that is taken for it, at the very same moment either', async () => {
    await visitor().post('/api/accounts', { name: 'Ivan', password: PASSWORD });
    for (const name of ['ivan', 'lvan', 'IVAN', 'I.v.a.n'])
      for (const [path, wanted] of [
        ['/api/accounts', { name, password: PASSWORD }],
        ['/api/guests', { name }],
      ] as const) {
        const { status, json } = await visitor().post(path, wanted);
        expect([status, json.error]).toEqual([409, expect.stringContaining(`The name “${name}” is taken`)]);
      }
    const rush = await Promise.all(
      Array.from({ length: 6 }, () => visitor().post('/api/accounts', { name: 'Stephen', password: PASSWORD })),
    );
    expect(rush.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

test('the tables are those that the library for accounts asks for', async () => {
  const database = await openDatabase({ folder });
  const options = {
    ...authOptions(database, 'x'.repeat(40), 'http://localhost', null as never),
    plugins: [anonymous()],
  };
  const { toBeAdded, toBeCreated } = await getMigrations(options as never);
  expect([toBeAdded, toBeCreated]).toEqual([[], []]);
  await database.close();
});

test('a server that is started anew knows everybody, and over https its cookies go over nothing else', async () => {
  const one = visitor();
  const { json } = await one.post('/api/accounts', { name: 'Mira', password: PASSWORD });
  await running.close();
  running = await serve({ port: 0, folder, level: 'silent' });
  const again = await fetch(`${running.address}/api/me`, { headers: { cookie: one.cookie } });
  expect(await again.json()).toEqual(json);
  await running.close();
  running = await serve({ port: 0, folder, level: 'silent', address: 'https://play.example.org' });
  const { headers } = await visitor().post('/api/guests');
  expect(headers.getSetCookie()[0]).toMatch(/^__Secure-orrery\.session_token=.*; Secure/);
});
