import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Guest, House, newKey, playOn } from '../support/house.ts';
import { Postgres } from '../support/postgres.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-trouble-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Two people in the middle of a game. */
async function inPlay(house: House, to: number): Promise<{ ann: Guest; bob: Guest; code: string }> {
  const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
  const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
  await bob.sitDown(code);
  await ann.ready(code);
  await Promise.all([ann.join(code), bob.join(code)]);
  await Promise.all([ann, bob].map(guest => playOn(guest, code, to)));
  return { ann, bob, code };
}

/** Changes something in the embedded database while no server runs. */
function tamper(change: string, ...values: unknown[]): void {
  const file = new Sqlite(join(folder, 'orrery.db'));
  file.prepare(change).run(...values);
  file.close();
}

describe('a game that the rules here play otherwise than those that began it', () => {
  test('stands at its last agreed moment, says why, and goes on from there as a new table of the same people', async () => {
    const before = await House.open({ folder });
    const { code } = await inPlay(before, 40);
    await before.stop();
    tamper(`update game_table set version = '0.0.1' where code = ?`, code);
    tamper(`update game_log set added = '[[0,"no such option"]]' where code = ? and number = 30`, code);

    const house = await House.open({ folder });
    const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
    await ann.join(code);
    const { body } = await ann.request<{ status: string; reason: string }>('GET', `/api/tables/${code}`);
    expect(body.status).toBe('frozen');
    const said =
      /^This game began with version 0\.0\.1 of .*, and this is version .*: choice \d+ is refused: .*[^.]\. The game is frozen after (\d+) choices\. You can go on from there as a new table\.$/;
    expect(body.reason).toMatch(said);
    const at = Number(said.exec(body.reason)![1]);
    expect(at % 25).toBe(0);
    expect(await ann.send('resign', { table: code, key: newKey() })).toEqual({
      ok: false,
      error: body.reason,
      reason: 'state',
    });
    const made = await ann.request<{ code: string }>('POST', `/api/tables/${code}/continue`, { choices: at });
    expect(made.status).toBe(201);
    const next = made.body.code;
    // the second person who continues gets the same table
    await bob.join(code);
    expect(bob.infos.get(code)!.rematch).toBe(next);
    const second = await bob.request<{ code: string }>('POST', `/api/tables/${code}/continue`, { choices: at });
    expect(second.body.code).toBe(next);
    await Promise.all([ann.join(next), bob.join(next)]);
    expect(ann.infos.get(next)!.seats.map(seat => seat.name)).toEqual(['Ann', 'Bob']);
    await Promise.all([ann, bob].map(guest => playOn(guest, next, 10)));
    expect(ann.sight(next).number).toBeGreaterThanOrEqual(10);
    await house.stop();
  });
});

describe('a database', () => {
  test('that goes away and comes back loses nothing, and play goes on', async () => {
    const postgres = await Postgres.start();
    const house = await House.open({ url: await postgres.database('away'), folder });
    const { ann, bob, code } = await inPlay(house, 12);
    const number = Math.max(ann.sight(code).number, bob.sight(code).number);
    await Promise.all([ann, bob].map(guest => guest.reached(code, number)));
    const asked = [ann, bob].find(guest => guest.sight(code).view.decision?.question != null)!;
    const hint = await asked.send('hint', { table: code });
    if (!hint.ok) throw new Error(hint.error);
    await postgres.halt();
    const key = newKey();
    const told = await asked.answer(code, hint.options, { key });
    expect(told).toMatchObject({ ok: false, reason: 'busy' });
    // if the line breaks after the message was sent, nobody knows
    const unsure = 'unsure' in told && told.unsure === true;
    expect(told).toMatchObject({ error: expect.stringMatching(unsure ? /may or may not/ : /Nothing has changed/) });
    expect((await ann.request('GET', `/api/tables/${code}`)).status).toBe(503);
    expect((await ann.request('GET', '/health')).status).toBe(503);
    await postgres.run();
    let done = await asked.answer(code, hint.options, { key });
    while (!done.ok && done.reason === 'busy') done = await asked.answer(code, hint.options, { key });
    expect(done).toEqual({ ok: true, number: number + 1 });
    await Promise.all([ann, bob].map(guest => guest.reached(code, number + 1)));
    await Promise.all([ann, bob].map(guest => playOn(guest, code, number + 12)));
    await house.stop();
    await postgres.close();
  });
});
