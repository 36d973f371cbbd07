import { join } from 'node:path';
import type { GameList, TableInfo, TableWanted } from '@orrery/protocol';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Guest, House } from '../support/house.ts';

/** What the players of a table agree on: the host names it, and everybody sees it before joining. */

let house: House;
let ann: Guest;
let bob: Guest;
beforeEach(async () => {
  house = await House.open();
  [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
});
afterEach(() => house.close());

/** A table of Ann with a free seat. */
const wanted = (ruleset: string, deck: string, more: Partial<TableWanted> = {}): TableWanted => ({
  game: 'babylon5',
  ruleset,
  seats: [{ kind: 'me', deck: { ready: deck } }, { kind: 'anybody' }],
  ...more,
});
const refusal = async (table: TableWanted) => {
  const { status, body } = await ann.request<{ error: string }>('POST', '/api/tables', table);
  return { status, error: body.error };
};
const infoOf = async (code: string) => (await bob.request<TableInfo>('GET', `/api/tables/${code}`)).body;
const ids = ({ agreed }: TableInfo) => agreed.map(({ id }) => id);
const sits = (code: string, deck: string) => bob.request('POST', `/api/tables/${code}/seat`, { deck: { ready: deck } });

test('b5/extended-loyalty/2: all see the agreement before they join, the match has it, and a rematch keeps it', async () => {
  const options = { listed: true };
  const code = await ann.open(wanted('engine', 'narn-armada', { agreed: ['extended-loyalty'], options }));
  const info = await infoOf(code);
  expect(info.agreed).toEqual([
    { id: 'extended-loyalty', title: 'Extended loyalty', about: expect.stringContaining('limited card') },
  ]);
  const { body: listed } = await bob.request<{ tables: TableInfo[] }>('GET', '/api/tables');
  expect(listed.tables[0]!.agreed).toEqual(info.agreed);
  // it is in the database, not in the memory of the server
  await house.stop();
  house = await House.open({ folder: house.folder });
  [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
  expect((await sits(code, 'minbari-prophets')).status).toBe(200);
  await bob.ready(code);
  expect((await ann.ready(code)).body.status).toBe('playing');
  await ann.join(code);
  await ann.send('resign', { table: code, key: 'resign-resign' });
  const { body: record } = await ann.request<{ setup: object }>('GET', `/api/tables/${code}/record`);
  expect(record.setup).toMatchObject({ seats: Array(2).fill({ options: ['extended loyalty'] }) });
  const next = (await ann.send('rematch', { table: code, key: 'rematch-rematch' })) as unknown as { table: string };
  expect((await infoOf(next.table)).agreed).toEqual(info.agreed);
});

test('the list of games says what players may agree on and what a host may call, under which rules', async () => {
  const { body } = await bob.request<GameList>('GET', '/api/games');
  const offered = Object.fromEntries(body.games.map(({ name, agreements }) => [name, agreements]));
  expect(offered.babylon5).toContainEqual({
    id: 'preliminary',
    title: 'Preliminary round',
    about: expect.any(String),
    rulesets: ['tournament'],
    rules: ['b5/dual-race/22'],
  });
  expect(offered.wars).toEqual([]);
  const calls = Object.fromEntries(body.games.map(game => [game.name, game.calls]));
  expect(calls).toEqual({
    babylon5: [{ name: 'time', title: 'Call time', rulesets: ['tournament'] }],
    wars: [],
    'galactic-empires': [],
  });
});

test.each([
  ['an unknown rule', wanted('casual', 'narn', { agreed: ['tea'] }), 'There is no optional rule called "tea".'],
  ['another ruleset', wanted('casual', 'narn', { agreed: ['preliminary'] }), 'belongs to the tournament rules.'],
  ['a game without any', { ...wanted('', 'narn'), game: 'wars', ruleset: undefined, agreed: ['tea'] }, 'WARS has no'],
])('a table is not opened with %s', async (_, table, says) => {
  const { status, error } = await refusal(JSON.parse(JSON.stringify(table)));
  expect([status, error]).toEqual([400, expect.stringContaining(says)]);
  expect(error).not.toContain('\n');
});

test('b5/dual-race/22: in a preliminary round the game does not begin with two players of one race', async () => {
  const code = await ann.open(
    wanted('tournament', 'human-peacemakers', { agreed: ['preliminary', 'alternate-factions'] }),
  );
  expect((await sits(code, 'psi-corps')).status).toBe(200);
  await bob.ready(code);
  const refused = await ann.ready(code);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('b5/dual-race/22');
  expect((await infoOf(code)).status).toBe('waiting');
});

test('b5/dual-race/22: a preliminary round has no table for more players than there are races', async () => {
  const seats: TableWanted['seats'] = [
    { kind: 'me' },
    ...Array.from({ length: 5 }, () => ({ kind: 'anybody' as const })),
  ];
  const agreed = ['preliminary'];
  expect(await refusal({ game: 'babylon5', ruleset: 'tournament', seats, agreed })).toEqual({
    status: 400,
    error: expect.stringContaining('b5/dual-race/22'),
  });
  await ann.open({ game: 'babylon5', ruleset: 'tournament', seats: seats.slice(1), agreed });
});

describe('b5/setup/4: alternate factions', () => {
  test('are agreed on by a host who chooses such a deck or six seats, and others see it', async () => {
    expect(ids(await infoOf(await ann.open(wanted('casual', 'psi-corps'))))).toEqual(['alternate-factions']);
    expect(ids(await infoOf(await ann.open(wanted('casual', 'narn'))))).toEqual([]);
    const bots = Array.from({ length: 4 }, () => ({ kind: 'bot' as const, bot: 'easy' }));
    const six = wanted('casual', 'narn', { seats: [{ kind: 'me' }, { kind: 'anybody' }, ...bots] });
    expect(ids(await infoOf(await ann.open(six)))).toEqual(['alternate-factions']);
  });

  test('are not brought by somebody who joins a table without them', async () => {
    const says = { error: expect.stringContaining('These decks need the optional rule “Alternate factions”') };
    const code = await ann.open(wanted('casual', 'human-peacemakers'));
    expect(await sits(code, 'psi-corps')).toMatchObject({ status: 400, body: says });
    expect((await sits(code, 'narn-armada')).status).toBe(200);
    const other = { ready: 'human-hardliners' };
    expect(await bob.request('PUT', `/api/tables/${code}/deck`, other)).toMatchObject({ status: 400, body: says });
    const open = await ann.open(wanted('casual', 'human-peacemakers', { agreed: ['alternate-factions'] }));
    expect((await sits(open, 'psi-corps')).status).toBe(200);
    await bob.ready(open);
    expect((await ann.ready(open)).body.status).toBe('playing');
  });

  test('come with the decks at a table from before there was a choice', async () => {
    const code = await ann.open(wanted('casual', 'human-peacemakers'));
    await house.stop();
    const file = new Sqlite(join(house.folder, 'orrery.db'));
    file.prepare('update game_table set agreed = null').run();
    file.close();
    house = await House.open({ folder: house.folder });
    [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
    expect(ids(await infoOf(code))).toEqual([]);
    expect((await sits(code, 'psi-corps')).status).toBe(200);
    await bob.ready(code);
    expect((await ann.ready(code)).body.status).toBe('playing');
  });
});
