import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MyGames, TableInfo } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import { type Running, serve } from '../../src/index.ts';
import { Seated } from '../support/seated.ts';
import { Visitor } from '../support/visitor.ts';

let folder: string;
let running: Running;
let people: Seated[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-mine-'));
  running = await serve({ port: 0, folder, level: 'silent', limits: { rates: false } });
  people = [];
});
afterEach(async () => {
  for (const person of people) person.leave();
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const PASSWORD = 'correct horse';
const account = async (name: string): Promise<Seated> => {
  const person = await Seated.account(running.address, name, PASSWORD);
  people.push(person);
  return person;
};
const turns = async (who: Visitor): Promise<MyGames> => (await who.get('/api/me/turns')).json;
/** A game of two at a table. */
const game = async (one: Visitor, two: Visitor): Promise<string> => {
  const seats = [{ kind: 'me', deck: { ready: 'quay' } }, { kind: 'anybody' }];
  const { code } = (await one.post('/api/tables', { game: 'wars', seats })).json;
  await two.post(`/api/tables/${code}/seat`);
  for (const who of [one, two]) await who.ask('PUT', `/api/tables/${code}/ready`, { ready: true });
  return code;
};

describe('whom a game waits for', () => {
  test('is told to all who play it, with games that have not begun and those that are over', async () => {
    const [mira, vir] = [await account('Mira'), await account('Vir')];
    const code = await game(mira, vir);
    const other = (await mira.post('/api/tables', { game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] })).json;
    const [of, to] = [await turns(mira), await turns(vir)];
    expect(of.waiting.map(g => g.code)).toEqual([other.code]);
    const [first] = [...of.turns, ...of.going];
    expect(first).toMatchObject({ code, status: 'playing', players: ['Mira', 'Vir'], due: null, winners: null });
    expect(of.turns.length + to.turns.length).toBeGreaterThan(0);
    for (const [who, name] of [
      [of, 'Mira'],
      [to, 'Vir'],
    ] as const) {
      for (const turn of who.turns) expect(turn.waitsFor).toContain(name);
      for (const turn of who.going) expect(turn.waitsFor).not.toContain(name);
    }
    // the person who must choose answers, and the list changes
    const asked = of.turns.length > 0 ? mira : vir;
    await asked.join(code);
    const { decision } = asked.sight(code).view;
    const { options } = await asked.must('hint', { table: code });
    await asked.must('answer', {
      table: code,
      key: 'answer-1',
      seen: 1,
      decision: decision!.id,
      options: [...options],
    });
    const { number } = await asked.must('resign', { table: code, key: 'resign-1' });
    await asked.reached(code, number);
    const then = await turns(mira);
    expect([then.turns, then.going, then.finished.map(g => g.code)]).toEqual([[], [], [code]]);
    // the player who did not resign has won
    expect(then.finished[0]!.winners).toEqual([asked === mira ? 1 : 0]);
  });

  test('is told to nobody else', async () => {
    const [mira, vir, na] = [await account('Mira'), await account('Vir'), await account('Na’Toth')];
    await game(mira, vir);
    expect(await turns(na)).toEqual({ turns: [], going: [], waiting: [], finished: [], next: null });
    expect((await new Visitor(running.address).get('/api/me/turns')).status).toBe(401);
  });
});

test('a kept deck is chosen for a seat by its id, by who keeps it', async () => {
  const [mira, vir] = [await account('Mira'), await account('Vir')];
  const quay = (await mira.post('/api/decks/check', { game: 'wars', text: '1 Anticipation' })).json;
  expect(quay.faults).not.toEqual([]);
  const text = (await import('@orrery/table/games')).tableGame('wars').decks.quay!.list;
  const { id } = (await mira.post('/api/decks', { game: 'wars', name: 'My quay', text })).json.deck;
  const seats = [{ kind: 'me', deck: { kept: id } }, { kind: 'anybody' }];
  const { code } = (await mira.post('/api/tables', { game: 'wars', seats })).json;
  const info: TableInfo = (await mira.get(`/api/tables/${code}`)).json;
  expect(info.seats[0]!.deck).toBe('My quay');
  expect((await vir.post('/api/tables', { game: 'wars', seats })).json.error).toBe('You have no such deck.');
  expect((await vir.post(`/api/tables/${code}/seat`, { deck: { kept: id } })).json.error).toBe(
    'You have no such deck.',
  );
});

test('a guest who signs in to an account of before plays on with it', async () => {
  const vir = await account('Vir');
  await account('Mira');
  const guest = await Seated.guest(running.address, 'Somebody');
  people.push(guest);
  const code = await game(guest, vir);
  await guest.join(code);
  guest.leave();
  await guest.post('/api/sign-in', { name: 'Mira', password: PASSWORD });
  expect((await guest.get(`/api/tables/${code}`)).json.seats[0].name).toBe('Mira');
  const mira = guest.again();
  people.push(mira);
  const { number } = await mira.must('resign', { table: code, key: 'resign-1' });
  expect(number).toBeGreaterThan(1);
});

describe('my data', () => {
  test('is all that is kept of me, and nothing of others', async () => {
    const [mira, vir] = [await account('Mira'), await account('Vir')];
    await mira.post('/api/decks', { game: 'wars', name: 'Mine', text: '1 Anticipation' });
    await vir.post('/api/decks', { game: 'wars', name: 'His', text: '2 Anticipation' });
    const code = await game(mira, vir);
    await mira.must('say', { table: code, key: 'say-0001', text: 'Good luck!' });
    await vir.must('say', { table: code, key: 'say-0001', text: 'And to you.' });
    const { json, text, headers } = await mira.get('/api/me/data');
    expect(headers.get('content-disposition')).toContain('orrery-data.json');
    expect(json).toMatchObject({
      person: { name: 'Mira', guest: false, since: expect.stringMatching(/^20/) },
      decks: [{ name: 'Mine', text: '1 Anticipation' }],
      games: [{ code, seat: 0, deck: { name: 'quay' } }],
      chat: { said: [{ code, text: 'Good luck!' }], muted: [], reported: [] },
    });
    for (const word of ['His', 'And to you', 'password', 'scrypt']) expect(text).not.toContain(word);
    expect((await new Visitor(running.address).get('/api/me/data')).status).toBe(401);
  });

  test('is gone when I leave for good: games stay, with a name that says so, and go on without me', async () => {
    const [mira, vir] = [await account('Mira'), await account('Vir')];
    await mira.post('/api/decks', { game: 'wars', name: 'Mine', text: '1 Anticipation' });
    const code = await game(mira, vir);
    const waits = (await mira.post('/api/tables', { game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] })).json
      .code;
    await vir.join(code);
    await mira.must('say', { table: code, key: 'say-0001', text: 'Good luck!' });
    await vir.must('say', { table: code, key: 'say-0001', text: 'And to you.' });
    const id = (await mira.get('/api/me')).json.person.id;

    expect((await mira.delete('/api/me', {})).json.error).toBe('That is not your password.');
    expect((await mira.delete('/api/me', { password: 'wrong horse' })).status).toBe(401);
    expect((await mira.get('/api/me')).json.person.name).toBe('Mira');
    expect((await mira.delete('/api/me', { password: PASSWORD })).json).toEqual({ done: true });

    expect((await mira.get('/api/me')).json.person).toBeNull();
    expect((await mira.post('/api/sign-in', { name: 'Mira', password: PASSWORD })).status).toBe(401);
    await mira.until(() => !mira.socket.connected);
    await vir.until(() => vir.sight(code).ending !== null);
    const info: TableInfo = (await vir.get(`/api/tables/${code}`)).json;
    expect([info.title, info.status, info.seats.map(s => s.name)]).toEqual([
      'A table',
      'finished',
      ['a player who left', 'Vir'],
    ]);
    expect((await vir.get(`/api/tables/${waits}`)).json.status).toBe('closed');
    const { lines } = (await vir.get(`/api/tables/${code}/chat`)).json;
    expect(lines.map((line: { text: string }) => line.text)).toEqual(['And to you.']);
    // her name is nowhere
    const { db, close } = await openDatabase({ folder });
    for (const { name } of await db.introspection.getTables()) {
      const rows = await db
        .selectFrom(name as 'person')
        .selectAll()
        .execute();
      expect(JSON.stringify(rows), name).not.toMatch(new RegExp(`Mira|${id}`));
    }
    await close();
    // and her name is free again
    expect((await account('Mira')).cookie).not.toBe('');
  });
});
