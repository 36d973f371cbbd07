import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONNECTIONS } from '../../src/database/open.ts';
import { Claims } from '../../src/play/claims.ts';
import { Guest, House } from '../support/house.ts';
import { Postgres } from '../support/postgres.ts';
import { builtServer, Separate } from '../support/separate.ts';

let postgres: Postgres;
let file: string;
beforeAll(async () => {
  [postgres, file] = await Promise.all([Postgres.start(), builtServer()]);
});
afterAll(async () => {
  await postgres.close();
  rmSync(file, { force: true });
});

/** Queries a database beside the servers. */
async function asked<T extends object>(url: string, query: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'a test' });
  await client.connect();
  const { rows } = await client.query<T>(query);
  await client.end();
  return rows;
}

test('the bots of a table are claimed by one node, and free again for others when it lets go or ends', async () => {
  const url = await postgres.database('claims');
  const heard = { gone() {}, warn() {} };
  const [one, two] = [await Claims.open(url, heard), await Claims.open(url, heard)];
  expect([await one.take('A'), await two.take('A'), await two.take('B')]).toEqual([true, false, true]);
  await one.give('A');
  expect([await two.take('A'), await one.take('A')]).toEqual([true, false]);
  expect(await one.take('C')).toBe(true);
  await one.close();
  let taken = await two.take('C');
  while (!taken) taken = await two.take('C');
  expect(taken).toBe(true);
  await two.close();
});

describe('a node with the bots of a table in hand', () => {
  test.each([
    ['is killed', (node: Separate) => node.kill()],
    ['falls silent', async (node: Separate) => node.freeze()],
  ])('%s: another goes on with them', async (how, lose) => {
    const url = await postgres.database(`lost ${how}`);
    const start = () => Separate.start(file, { folder: '', url });
    const [dies, stays] = await Promise.all([start(), start()]);
    const [ann, there] = [new Guest(dies.address, 'Ann'), new Guest(stays.address, 'Ann')];
    const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'master' }] });
    await ann.ready(code);
    await Promise.all([ann.join(code), there.join(code)]);
    // a master answers after three seconds at the earliest: it thinks at the node of the person who chose before
    for (;;) {
      const hint = await ann.send('hint', { table: code });
      if (!hint.ok) break;
      await ann.answer(code, hint.options);
      await there.reached(code, ann.sight(code).number);
    }
    /** The session that has claimed the bots; null for none. */
    const claimed = async () =>
      (await asked<{ pid: number }>(url, `select pid from pg_locks where locktype = 'advisory' and objsubid = 1`))[0]
        ?.pid ?? null;
    let first = await claimed();
    while (first === null) first = await claimed();
    await lose(dies);
    let next = await claimed();
    while (next === null || next === first) next = await claimed();
    // the first one's answer was lost: the other thinks about the same question
    expect(await asked(url, 'select number from game_log')).toHaveLength(there.sight(code).number);
    for (const guest of [ann, there]) guest.leave();
    await Promise.all([dies.kill(), stays.kill()]);
  });
});

test('a node opens as many connections as docs/deployment.md says, whatever it is asked', async () => {
  const said = /each server uses at most (\d+) connections/i.exec(
    readFileSync(join(import.meta.dirname, '../../../../docs/deployment.md'), 'utf8'),
  );
  const most = Number(said?.[1]);
  expect(most).toBe(CONNECTIONS + 2);
  const url = await postgres.database('connections');
  const house = await House.open({ url });
  const ann = house.guest('Ann');
  const wanted = { game: 'wars', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] };
  const opened = await Promise.all(
    Array.from({ length: 30 }, () => ann.request<{ code: string }>('POST', '/api/tables', wanted)),
  );
  await Promise.all(opened.filter(({ status }) => status === 201).map(({ body }) => ann.ready(body.code)));
  await Promise.all(Array.from({ length: 60 }, () => ann.request('GET', '/api/tables')));
  const rows = await asked<{ name: string }>(
    url,
    `select application_name as name from pg_stat_activity
     where datname = 'connections' and backend_type = 'client backend' and application_name <> 'a test'`,
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.length).toBeLessThanOrEqual(most);
  expect(
    rows
      .map(row => row.name)
      .filter(Boolean)
      .sort(),
  ).toEqual(['orrery claims', 'orrery notices']);
  await house.close();
});
