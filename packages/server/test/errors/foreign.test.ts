import { readyDecks } from '@orrery/table';
import { tableGame } from '@orrery/table/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OpenApp } from '../support/open-app.ts';
import type { Seated } from '../support/seated.ts';

/** Text from people: cleaned when it comes in, and when it was stored earlier. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const COMMANDS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const HOSTILE = '\u001b]0;owned\u0007\u202eBest\u001b[2J\u2066 one\r\n';

let open: OpenApp;
let mira: Seated;
beforeEach(async () => {
  open = await OpenApp.open({ limits: { rates: false } });
  mira = await open.guest('Mira');
});
afterEach(() => open.close());

const SEATS = [{ kind: 'me' }, { kind: 'anybody' }];

test('titles, decks, lines of chat and reports keep no control character and no mark of direction', async () => {
  const { list } = tableGame('wars').decks.quay!;
  const seats = [
    { kind: 'me', deck: { name: HOSTILE, list: `${list}\n# \u001b[31mred\u202e\n` } },
    { kind: 'anybody' },
  ];
  const { code } = (await mira.post('/api/tables', { game: 'wars', title: HOSTILE, seats })).json;
  const info = (await mira.get(`/api/tables/${code}`)).json;
  expect([info.title, info.seats[0].deck]).toEqual(['Best one', 'Best one']);
  await mira.join(code);
  const { line } = await mira.must('say', { table: code, key: 'say-0001', text: HOSTILE });
  expect(line.text).toBe('Best one');
  await mira.post(`/api/tables/${code}/chat/${line.number}/report`, { reason: HOSTILE });
  await mira.post('/api/decks', { game: 'wars', name: HOSTILE, text: `Name: x\u202e\n1 Anticipation\u001b[2J` });
  const { db } = open.database;
  for (const table of ['game_table', 'game_seat', 'chat_line', 'chat_report', 'deck'] as const)
    for (const row of await db.selectFrom(table).selectAll().execute())
      for (const value of Object.values(row))
        if (typeof value === 'string') {
          expect(value, table).not.toMatch(COMMANDS);
          if (/^[[{]/.test(value))
            for (const text of Object.values(JSON.parse(value))) expect(String(text)).not.toMatch(COMMANDS);
        }
});

test('what was kept before is cleaned where it is shown', async () => {
  const { code } = (await mira.post('/api/tables', { game: 'wars', seats: SEATS })).json;
  const { db } = open.database;
  await db.updateTable('game_table').set({ title: HOSTILE }).where('code', '=', code).execute();
  await db
    .updateTable('game_seat')
    .set({ name: HOSTILE, deck: JSON.stringify({ name: HOSTILE, text: '', ready: false }) })
    .where('code', '=', code)
    .where('seat', '=', 0)
    .execute();
  const info = (await mira.get(`/api/tables/${code}`)).json;
  expect([info.title, info.seats[0].name, info.seats[0].deck]).toEqual(Array(3).fill('Best one'));
  const { waiting } = (await mira.get('/api/me/turns')).json;
  expect([waiting[0].title, waiting[0].players[0]]).toEqual(['Best one', 'Best one']);
});

describe('whoever is ready', () => {
  const ready = (who: Seated, code: string) => who.ask('PUT', `/api/tables/${code}/ready`, { ready: true });
  const readyAt = async (code: string): Promise<boolean[]> =>
    (await mira.get(`/api/tables/${code}`)).json.seats.map((seat: { ready: boolean }) => seat.ready);
  const [first, second] = readyDecks(tableGame('wars')) as [string, string];

  test('is asked again when another changes his deck, and the game begins when both have seen the same table', async () => {
    const vir = await open.guest('Vir');
    const { code } = (await mira.post('/api/tables', { game: 'wars', seats: SEATS })).json;
    await vir.post(`/api/tables/${code}/seat`, { deck: { ready: first } });
    await ready(mira, code);
    expect(await readyAt(code)).toEqual([true, false]);
    await vir.ask('PUT', `/api/tables/${code}/deck`, { ready: second });
    expect(await readyAt(code)).toEqual([false, false]);
    const { json } = await ready(vir, code);
    expect([json.status, await readyAt(code)]).toEqual(['waiting', [false, true]]);
    expect((await ready(mira, code)).json.status).toBe('playing');
  });

  test('is asked again when another goes, or sits down with a deck; not when a seat is only taken', async () => {
    const seats = [{ kind: 'me' }, { kind: 'anybody' }, { kind: 'anybody' }];
    const [vir, na] = [await open.guest('Vir'), await open.guest('Na’Toth')];
    const { code } = (await mira.post('/api/tables', { game: 'babylon5', seats })).json;
    await ready(mira, code);
    await vir.post(`/api/tables/${code}/seat`);
    expect(await readyAt(code)).toEqual([true, false, false]);
    await vir.delete(`/api/tables/${code}/seat`);
    expect(await readyAt(code)).toEqual([false, false, false]);
    await ready(mira, code);
    const [deck] = readyDecks(tableGame('babylon5'));
    await na.post(`/api/tables/${code}/seat`, { deck: { ready: deck } });
    expect(await readyAt(code)).toEqual([false, false, false]);
  });
});

describe('an address or a request that means nothing is answered in words', () => {
  test.each([
    [
      '/api/tables/abc',
      'There is no such table. The code of a table has 4 to 10 capital letters and digits, without 0, 1, I and O.',
    ],
    ['/api/tables/ZZZZ/moments/x', 'There is nothing at that address.'],
    ['/api/decks/x', 'There is nothing at that address.'],
  ])('%s', async (path, error) => {
    const { status, json } = await mira.get(path);
    expect([status, json]).toEqual([404, { error, reason: 'gone' }]);
  });

  test.each([
    [{}, 'The request lacks "game" and "seats".'],
    [
      { game: 'wars', seats: [{ kind: 'x' }] },
      '"seats/0/kind" in the request is wrong: it must be one of me, anybody, invited, bot.',
    ],
    [{ game: 5, seats: [{ kind: 'me' }] }, '"game" in the request is wrong: it must be text.'],
    [{ game: 'wars', seats: [{ kind: 'me' }], titel: '' }, 'The server does not know "titel" in this request.'],
    [
      { game: 'wars', seats: [{ kind: 'me' }], title: 'x'.repeat(61) },
      '"title" in the request is wrong: it has more than 60 characters.',
    ],
  ])('%j', async (wanted, error) => {
    const { status, json } = await mira.post('/api/tables', wanted);
    expect([status, json]).toEqual([400, { error, reason: 'input' }]);
  });
});
