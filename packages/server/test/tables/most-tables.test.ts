import { afterEach, expect, test } from 'vitest';
import { type Guest, House, newKey } from '../support/house.ts';

let house: House;
afterEach(() => house.close());

/** A finished game of two. */
async function finished(ann: Guest, bob: Guest): Promise<string> {
  const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
  await bob.sitDown(code);
  await ann.ready(code);
  await ann.join(code);
  expect(await ann.send('resign', { table: code, key: newKey() })).toMatchObject({ ok: true });
  return code;
}

const TOO_MANY = { reason: 'limit', error: 'You have 2 tables open. You cannot open more: end one first.' };

test('who has as many tables as one may opens no other: not anew, not from a game that is over, not for a rematch', async () => {
  house = await House.open({ limits: { rates: false, tables: 2 } });
  const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
  const over = await finished(ann, bob);
  const goesOn = () => ann.request<{ code: string }>('POST', `/api/tables/${over}/continue`, { choices: 0 });
  const codes = [(await goesOn()).body.code, (await goesOn()).body.code];
  expect(await goesOn()).toEqual({ status: 429, body: TOO_MANY });
  const wanted = { game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] };
  expect(await ann.request('POST', '/api/tables', wanted)).toEqual({ status: 429, body: TOO_MANY });
  expect(await ann.send('rematch', { table: over, key: newKey() })).toEqual({ ok: false, ...TOO_MANY });
  // the other person may; so may this one after ending a game
  expect(await bob.send('rematch', { table: over, key: newKey() })).toMatchObject({ ok: true });
  await ann.join(codes[0]!);
  await ann.send('resign', { table: codes[0]!, key: newKey() });
  expect((await goesOn()).status).toBe(201);
});

test('tables asked for at the same moment count each other', async () => {
  house = await House.open({ limits: { rates: false, tables: 2 } });
  const ann = house.guest('Ann');
  const wanted = { game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] };
  const answers = await Promise.all(Array.from({ length: 8 }, () => ann.request('POST', '/api/tables', wanted)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(6).fill(429)]);
});

test('the seats of all tables of a person together are counted: a game of twelve takes what six of two take', async () => {
  house = await House.open({ limits: { rates: false, seats: 20 } });
  const ann = house.guest('Ann');
  const open = (seats: number) =>
    ann.request('POST', '/api/tables', {
      game: 'galactic-empires',
      seats: [{ kind: 'me' }, ...Array(seats - 1).fill({ kind: 'anybody' })],
    });
  expect((await open(12)).status).toBe(201);
  expect(await open(12)).toEqual({
    status: 429,
    body: {
      reason: 'limit',
      error: 'Your open tables have 12 seats. All together they can have 20: end one first.',
    },
  });
  expect((await open(8)).status).toBe(201);
});
