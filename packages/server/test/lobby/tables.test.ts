import type { TableInfo } from '@orrery/protocol';
import { readyDecks } from '@orrery/table';
import { tableGame } from '@orrery/table/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import { storedTable, storedTables } from '../../src/tables/info.ts';
import { House, newKey, playOn } from '../support/house.ts';

let house: House;
beforeEach(async () => {
  house = await House.open();
});
afterEach(() => house.close());

describe('opening a table', () => {
  test.each([
    [{ game: 'chess', seats: [{ kind: 'me' }] }, /^There is no game called "chess"/],
    [{ game: 'wars', seats: [{ kind: 'me' }] }, /^WARS TCG is for 2 players|is for .* players, not 1/],
    [{ game: 'wars', seats: [{ kind: 'me' }, { kind: 'me' }] }, /^You can have one seat/],
    [{ game: 'wars', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'hal' }] }, /^There is no bot called "hal"/],
    [{ game: 'wars', ruleset: 'mine', seats: [{ kind: 'me' }, { kind: 'anybody' }] }, /rule/],
    [
      { game: 'wars', seats: [{ kind: 'me', deck: { ready: 'nothing' } }, { kind: 'anybody' }] },
      /no ready deck called "nothing"/,
    ],
    [
      { game: 'wars', seats: [{ kind: 'me', deck: { name: 'Mine', list: '60 Sandwich' } }, { kind: 'anybody' }] },
      /^You cannot play Mine yet/,
    ],
    [{ game: 'wars', seats: 'all' }, /seats/],
  ])('%j is refused in words', async (wanted, line) => {
    const { status, body } = await house.guest('Ann').request<{ error: string }>('POST', '/api/tables', wanted);
    expect(status).toBe(400);
    expect(body.error).toMatch(line);
  });

  test('who has not said who they are opens none', async () => {
    const response = await fetch(`${house.address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] }),
    });
    expect(response.status).toBe(401);
  });
});

describe('a table that waits', () => {
  test('gives a seat to one person, and a secret deck to no other eyes', async () => {
    const [ann, bob, eve] = [house.guest('Ann'), house.guest('Bob'), house.guest('Eve')];
    const [first, second] = readyDecks(tableGame('wars')) as [string, string];
    const code = await ann.open({
      game: 'wars',
      title: 'Evening',
      seats: [{ kind: 'me', deck: { ready: first } }, { kind: 'anybody' }],
      options: { decks: 'secret', listed: true },
    });
    expect(code).toHaveLength(4);
    const taken = await Promise.all([bob, eve].map(guest => guest.request('POST', `/api/tables/${code}/seat`, {})));
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [sits, not] = taken[0]!.status === 200 ? [bob, eve] : [eve, bob];
    expect((await sits.request('PUT', `/api/tables/${code}/deck`, { ready: second })).status).toBe(200);
    expect((await not.request('PUT', `/api/tables/${code}/deck`, { ready: second })).status).toBe(403);
    const seen = (await not.request<TableInfo>('GET', `/api/tables/${code}`)).body.seats;
    expect(seen.map(seat => [seat.deck, seat.chosen])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect((await ann.request<TableInfo>('GET', `/api/tables/${code}`)).body.seats[0]!.deck).toBe(first);
    const listed = async () =>
      (await eve.request<{ tables: TableInfo[] }>('GET', '/api/tables')).body.tables.map(table => table.title);
    // no seat is free there
    expect(await listed()).toEqual([]);
    // after leaving it, another person takes the seat
    expect((await sits.request('DELETE', `/api/tables/${code}/seat`)).status).toBe(200);
    expect(await listed()).toEqual(['Evening']);
    expect((await not.request('POST', `/api/tables/${code}/seat`, {})).status).toBe(200);
    await ann.request('DELETE', `/api/tables/${code}/seat`);
    expect((await not.ready(code)).status).toBe(409);
  });

  test('shows all cards of all decks to everybody where lists lie open, and to nobody elsewhere', async () => {
    const [ann, eve] = [house.guest('Ann'), house.guest('Eve')];
    for (const decks of ['lists', 'open'] as const) {
      const code = await ann.open({
        game: 'wars',
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
        options: { decks },
      });
      await ann.ready(code);
      for (const guest of [ann, eve]) {
        await guest.join(code);
        const { lists } = guest.sight(code).view as { lists?: { count: number }[][] };
        const sizes = lists?.map(list => list.reduce((sum, { count }) => sum + count, 0));
        expect(sizes).toEqual(decks === 'lists' ? [60, 60] : undefined);
      }
    }
  });

  test('is listed with the names of its decks, and the list of tables reads no more of them', async () => {
    const ann = house.guest('Ann');
    const [name] = readyDecks(tableGame('wars'));
    const code = await ann.open({
      game: 'wars',
      options: { listed: true },
      seats: [{ kind: 'me', deck: { ready: name! } }, { kind: 'anybody' }],
    });
    const { body } = await ann.request<{ tables: TableInfo[] }>('GET', '/api/tables');
    expect(body.tables[0]!.seats.map(({ deck, chosen }) => [deck, chosen])).toEqual([
      [name, true],
      [null, false],
    ]);
    const database = await openDatabase({ folder: house.folder });
    const [listed] = await storedTables(database, [code]);
    const whole = await storedTable(database, code);
    expect(JSON.parse(listed!.seats[0]!.deck!)).toEqual({ name });
    expect(whole.seats[0]!.deck!.length).toBeGreaterThan(200);
    await database.close();
  });

  test('keeps a seat for who is invited', async () => {
    const [ann, bob, eve] = [house.guest('Ann'), house.guest('Bob'), house.guest('Eve')];
    const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'invited', person: 'id-bob' }] });
    expect((await eve.request('POST', `/api/tables/${code}/seat`, {})).body).toMatchObject({
      error: 'There is no free seat for you here.',
    });
    expect((await bob.request('POST', `/api/tables/${code}/seat`, {})).status).toBe(200);
  });
});

describe('bots', () => {
  test('play their seats to the end, and the game goes on with them after the server has begun again', async () => {
    const ann = house.guest('Ann');
    const code = await ann.open({ game: 'babylon5', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
    await ann.ready(code);
    await ann.join(code);
    await playOn(ann, code, 20);
    await house.stop();
    house = await House.open({ folder: house.folder });
    const again = house.guest('Ann');
    await again.join(code);
    await playOn(again, code);
    expect(again.sight(code).ending).not.toBeNull();
  });
});

describe('a game that is over', () => {
  test('is seen moment by moment as one saw it, and goes on from there against bots', async () => {
    const [ann, bob, eve] = [house.guest('Ann'), house.guest('Bob'), house.guest('Eve')];
    const code = await ann.open({
      game: 'babylon5',
      seats: [{ kind: 'me' }, { kind: 'anybody' }],
      options: { decks: 'secret' },
    });
    await bob.sitDown(code);
    await ann.ready(code);
    await Promise.all([ann.join(code), bob.join(code)]);
    await Promise.all([ann, bob].map(guest => playOn(guest, code, 12)));
    expect((await ann.request('GET', `/api/tables/${code}/moments/3`)).status).toBe(409);
    await ann.send('resign', { table: code, key: newKey() });
    await ann.until(() => ann.sight(code).ending !== null);

    const moment = await ann.request<{ of: number; seat: number; log: unknown[] }>(
      'GET',
      `/api/tables/${code}/moments/3`,
    );
    expect(moment.body).toMatchObject({ choices: 3, seat: 0 });
    expect((await eve.request('GET', `/api/tables/${code}/moments/3`)).body).toMatchObject({ seat: null });
    expect((await eve.request('GET', `/api/tables/${code}/moments/3?seat=0`)).status).toBe(403);
    expect((await ann.request('GET', `/api/tables/${code}/moments/3?seat=1`)).status).toBe(403);
    expect((await ann.request('GET', `/api/tables/${code}/moments/9999`)).status).toBe(400);
    expect((await ann.request('GET', `/api/tables/${code}/record`)).status).toBe(403);

    const { status, body } = await ann.request<{ code: string }>('POST', `/api/tables/${code}/continue`, {
      choices: 3,
      bot: 'greedy',
    });
    expect(status).toBe(201);
    await ann.join(body.code);
    expect(ann.infos.get(body.code)).toMatchObject({ status: 'playing', continues: { table: code, choices: 3 } });
    await playOn(ann, body.code, 6);
    expect(ann.sight(body.code).number).toBeGreaterThanOrEqual(6);
  });
});
