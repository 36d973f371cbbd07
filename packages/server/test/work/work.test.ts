import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Guest, House, newKey } from '../support/house.ts';
import { builtServer, Separate } from '../support/separate.ts';
import { Visitor } from '../support/visitor.ts';

/** A game of two that is over after some choices. */
async function finished(ann: Guest, bob: Guest): Promise<string> {
  const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
  await bob.sitDown(code);
  await ann.ready(code);
  await ann.join(code);
  expect(await ann.send('resign', { table: code, key: newKey() })).toMatchObject({ ok: true });
  return code;
}

/** The work in threads, and the work in the serving thread, by name. */
async function done(address: string): Promise<Record<string, string>> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const lines = text.matchAll(/^orrery_work_total\{deed="(\w+)",where="(\w+)"\} (\d+)/gm);
  return Object.fromEntries([...lines].map(([, deed, where, times]) => [deed!, `${where} ${times}`]));
}

describe('what takes long', () => {
  let file: string;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'orrery-work-'));
    file = await builtServer();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(file, { force: true });
  });

  test('is done in threads: replays and decks never in the one that serves', async () => {
    const server = await Separate.start(file, { folder });
    const [ann, bob] = [new Guest(server.address, 'Ann'), new Guest(server.address, 'Bob')];
    const code = await finished(ann, bob);
    expect((await ann.request('GET', `/api/tables/${code}/record`)).status).toBe(200);
    expect((await ann.request('GET', `/api/tables/${code}/moments/0`)).status).toBe(200);
    expect((await ann.request('GET', `/api/tables/${code}/moments/1`)).body).toMatchObject({ choices: 1, seat: 0 });
    const picture = await fetch(`${server.address}/api/tables/${code}/pictures/end.png`);
    expect(new DataView(await picture.arrayBuffer()).getUint32(0)).toBe(0x89504e47);
    expect((await ann.request('POST', `/api/tables/${code}/continue`, { choices: 0 })).status).toBe(201);
    // a refusal from a thread reads as it would here
    expect(await ann.request('GET', `/api/tables/${code}/moments/999`)).toMatchObject({
      status: 400,
      body: { reason: 'input', error: expect.stringMatching(/^The game has \d+ choices, not 999\.$/) },
    });
    // the first link to a card loads all cards of its game
    expect((await fetch(`${server.address}/api/pictures/wars/no-such-card.png`)).status).toBe(404);
    expect(await done(server.address)).toEqual({
      cardFace: 'thread 1',
      judgeTable: 'thread 1',
      setUp: 'thread 1',
      recordOf: 'thread 1',
      momentOf: 'thread 3',
      drawMoment: 'thread 1',
      branchAt: 'thread 1',
    });
    for (const guest of [ann, bob]) guest.leave();
    await server.kill();
  });

  test('is done there with decks, too', async () => {
    const server = await Separate.start(file, { folder: join(folder, 'decks'), accounts: true });
    const ann = new Visitor(server.address);
    await ann.post('/api/guests');
    const deck = { game: 'wars', name: 'Mine', text: '1 Nothing Such' };
    const { id } = (await ann.post('/api/decks', deck)).json.deck;
    expect((await ann.get(`/api/decks/${id}`)).json.report.faults.length).toBeGreaterThan(0);
    expect((await ann.get(`/api/decks/${id}/text`)).text).toContain('Nothing Such');
    expect((await ann.patch(`/api/decks/${id}`, { text: '2 Nothing Such' })).status).toBe(200);
    expect((await ann.post('/api/decks/check', { game: 'wars', text: '1 Nothing Such' })).status).toBe(200);
    const dek = await ann.get(`/api/decks/${id}/dek`);
    expect([dek.status, dek.json]).toEqual([400, { reason: 'input', error: expect.stringContaining('Fix the list') }]);
    const seats = [{ kind: 'me', deck: { kept: id } }, { kind: 'anybody' }];
    expect((await ann.post('/api/tables', { game: 'wars', seats })).json).toMatchObject({ reason: 'input' });
    // a person's own data come without judging a deck
    expect((await ann.get('/api/me/data')).json.decks).toHaveLength(1);
    expect(await done(server.address)).toEqual({
      readDeck: 'thread 2',
      judgeDeck: 'thread 2',
      dekOf: 'thread 1',
      judgeTable: 'thread 1',
    });
    await server.kill();
  });
});

describe('whoever has had their share of the server’s work', () => {
  let house: House;
  afterEach(() => house.close());

  test('waits, as they are told, and others do not', async () => {
    // any task takes longer than that
    house = await House.open({ limits: { work: 0.001 } });
    const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
    const check = (guest: Guest) =>
      fetch(`${house.address}/api/decks/check`, {
        method: 'POST',
        headers: { 'x-person': guest.name, 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'wars', text: '1 Nothing Such' }),
      });
    expect((await check(ann)).status).toBe(200);
    const refused = await check(ann);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      {
        reason: 'limit',
        error: expect.stringMatching(/^You have used your share of the server for this minute\. Wait \d+ seconds\.$/),
      },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1);
    // over a socket as well
    expect(await ann.send('join', { table: 'ABCD' })).toMatchObject({ ok: false, reason: 'limit' });
    expect((await check(bob)).status).toBe(200);
  });

  test('is counted for an address, too, whoever asks from there', async () => {
    house = await House.open({ limits: { rates: true, work: 0.001 } });
    const statuses = [];
    for (const name of ['Ann', 'Bob', 'Eve'])
      statuses.push(
        (await house.guest(name).request('POST', '/api/decks/check', { game: 'wars', text: '1 X' })).status,
      );
    expect(statuses).toEqual([200, 429, 429]);
  });

  test('has counted what they see and try at a table, and the loading of its game', async () => {
    house = await House.open({ limits: { work: 100_000 } });
    const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
    const code = await finished(ann, bob);
    await house.stop();
    const again = await House.open({ folder: house.folder, limits: { work: 0.001 } });
    const late = again.guest('Ann');
    expect(await late.join(code)).toMatchObject({ ok: true });
    expect(await late.send('hint', { table: code })).toMatchObject({ ok: false, reason: 'limit' });
    await again.stop();
  });

  test('has no more than a few things under way at once', async () => {
    house = await House.open({ limits: { work: 1_000_000 } });
    const ann = house.guest('Ann');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ann.request('POST', '/api/decks/check', { game: 'wars', text: '1 X' })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeLessThan(12);
    for (const { status, body } of refused)
      expect([status, body]).toEqual([
        429,
        { reason: 'limit', error: 'You asked for too much at once. Wait for your first requests.' },
      ]);
  });
});
