import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TableStatus } from '@orrery/protocol';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import { storedTable } from '../../src/tables/info.ts';
import { mustBeOver } from '../../src/tables/over.ts';
import { type Guest, House, newKey, playOn } from '../support/house.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-over-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Changes something in the embedded database. */
function tamper(change: string, ...values: unknown[]): void {
  const file = new Sqlite(join(folder, 'orrery.db'));
  file.prepare(change).run(...values);
  file.close();
}

/** Two people in the middle of a game with open decks and spectators. */
async function inPlay(house: House, to: number): Promise<{ ann: Guest; bob: Guest; code: string }> {
  const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
  const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
  await bob.sitDown(code);
  await ann.ready(code);
  await Promise.all([ann.join(code), bob.join(code)]);
  await Promise.all([ann, bob].map(guest => playOn(guest, code, to)));
  return { ann, bob, code };
}

/** Everything that a server shows of a game only when it is over. */
const SECRETS = ['record', 'moments/0', 'moments/3', 'moments/3?seat=0', 'moments/3?seat=1'] as const;

/** The answer of each route to a person. */
const asked = async (guest: Guest, code: string): Promise<number[]> =>
  Promise.all(SECRETS.map(async path => (await guest.request('GET', `/api/tables/${code}/${path}`)).status));
const REFUSED = SECRETS.map(() => 409);

/** A game in progress that today's rules then play in another way. */
async function frozen(): Promise<{ house: House; code: string; added: string }> {
  const before = await House.open({ folder });
  const { code } = await inPlay(before, 40);
  await before.stop();
  tamper(`update game_table set version = '0.0.1' where code = ?`, code);
  const file = new Sqlite(join(folder, 'orrery.db'));
  const { added } = file.prepare('select added from game_log where code = ? and number = 30').get(code) as {
    readonly added: string;
  };
  file.close();
  tamper(`update game_log set added = '[[0,"no such option"]]' where code = ? and number = 30`, code);
  return { house: await House.open({ folder }), code, added };
}

describe('what was hidden in a game', () => {
  test('is shown in one state of a table alone, whatever states there are', async () => {
    const database = await openDatabase({ folder: ':memory:' });
    const put = (code: string, status: string, more: object = {}) =>
      database.db
        .insertInto('game_table')
        .values({
          code,
          title: code,
          game: 'wars',
          version: '1',
          ruleset: null,
          owner: 'ann',
          status,
          reason: null,
          options: '{}',
          setup: '{}',
          seed: 1,
          result: null,
          due: null,
          created: 0,
          changed: 0,
          continues: null,
          rematch: null,
          listed: 0,
          ...more,
        })
        .execute();
    const shown = async (code: string): Promise<boolean> =>
      mustBeOver(database, await storedTable(database, code)).then(
        () => true,
        () => false,
      );
    const from = (table: string) => ({ continues: JSON.stringify({ table, choices: 5 }) });
    const states = TableStatus.anyOf.map(({ const: status }) => status);
    for (const [i, status] of states.entries()) await put(`2222${'ABCDEFGH'[i]}`, status);
    expect(await Promise.all(states.map((_, i) => shown(`2222${'ABCDEFGH'[i]}`)))).toEqual(
      states.map(status => status === 'finished'),
    );
    // a game that continued elsewhere with the same deal, and ended here all the same
    for (const [i, status] of states.entries()) {
      const [old, next] = [`3333${'ABCDEFGH'[i]}`, `4444${'ABCDEFGH'[i]}`];
      await put(old, 'finished', { rematch: next });
      await put(next, status, from(old));
      expect(await shown(old)).toBe(status === 'finished');
    }
    // and continued from there once more
    await put('5555', 'finished', { rematch: '6666' });
    await put('6666', 'finished', { rematch: '7777', ...from('5555') });
    await put('7777', 'playing', from('6666'));
    expect([await shown('5555'), await shown('6666')]).toEqual([false, false]);
    // another game of the same people is another deal
    await put('8888', 'finished', { rematch: '9999' });
    await put('9999', 'playing');
    expect(await shown('8888')).toBe(true);
    await database.close();
  });

  test('stays hidden while the game is frozen, from its players and from those who watch', async () => {
    const { house, code } = await frozen();
    const [ann, bob, eve] = [house.guest('Ann'), house.guest('Bob'), house.guest('Eve')];
    await ann.join(code);
    expect(ann.infos.get(code)!.status).toBe('playing');
    const { body } = await ann.request<{ status: string; reason: string }>('GET', `/api/tables/${code}`);
    expect(body.status).toBe('frozen');
    for (const guest of [ann, bob, eve]) expect(await asked(guest, code)).toEqual(REFUSED);
    // a person who does not play there cannot continue it
    const path = `/api/tables/${code}/continue`;
    expect((await eve.request('POST', path, {})).status).toBe(403);
    // nobody chooses the moment
    const choice = await ann.request<{ error: string }>('POST', path, { choices: 3 });
    expect(choice.status).toBe(409);
    expect(choice.body.error).toMatch(/^A frozen game goes on from where it stopped: after \d+ choices\.$/);
    const { status, body: made } = await ann.request<{ code: string }>('POST', path, {});
    expect(status).toBe(201);
    // it is not shown while they continue the same deal
    for (const guest of [ann, bob, eve])
      for (const table of [code, made.code]) expect(await asked(guest, table)).toEqual(REFUSED);
    await bob.join(made.code);
    await bob.send('resign', { table: made.code, key: newKey() });
    await bob.until(() => bob.sight(made.code).ending !== null);
    expect(await asked(eve, made.code)).toEqual(SECRETS.map(() => 200));
    expect(await asked(eve, code)).toEqual(REFUSED);
    await house.stop();
  });

  test('stays hidden where the game is over by these rules and was not by those it was played by', async () => {
    const before = await House.open({ folder });
    const { ann, bob, code } = await inPlay(before, 30);
    await ann.send('resign', { table: code, key: newKey() });
    await bob.until(() => bob.sight(code).ending !== null);
    await before.stop();
    // as if the last choice had not ended it
    tamper(`update game_table set status = 'playing', result = null where code = ?`, code);
    const last = `number = (select max(number) from game_log where code = ?)`;
    tamper(
      `update game_log set deed = replace(deed, '"decision":-1', '"decision":77') where code = ? and ${last}`,
      code,
      code,
    );
    const house = await House.open({ folder });
    const [again, eve] = [house.guest('Bob'), house.guest('Eve')];
    await again.join(code);
    expect(again.sight(code).ending).toBeNull();
    const { body } = await again.request<{ status: string; reason: string }>('GET', `/api/tables/${code}`);
    expect(body).toMatchObject({
      status: 'frozen',
      reason: expect.stringContaining('over by one and goes on by the other'),
    });
    for (const guest of [again, eve]) expect(await asked(guest, code)).toEqual(REFUSED);
    await house.stop();
  });
});

describe('a frozen game', () => {
  test('does not come to life again at its own table once its people play on elsewhere', async () => {
    const { house, code, added } = await frozen();
    const ann = house.guest('Ann');
    await ann.join(code);
    const { body } = await ann.request<{ code: string }>('POST', `/api/tables/${code}/continue`, {});
    await house.stop();
    // rules that agree with the log
    tamper('update game_log set added = ? where code = ? and number = 30', added, code);
    const later = await House.open({ folder });
    const [again, bob] = [later.guest('Ann'), later.guest('Bob')];
    await again.join(code);
    expect(await again.send('resign', { table: code, key: newKey() })).toMatchObject({ ok: false, reason: 'state' });
    for (const guest of [again, bob]) expect(await asked(guest, code)).toEqual(REFUSED);
    expect((await again.request<{ code: string }>('POST', `/api/tables/${code}/continue`, {})).body.code).toBe(
      body.code,
    );
    await later.stop();
  });
});

describe('a game that is over', () => {
  test('is not taken up again, by taking back the choice that ended it either', async () => {
    const house = await House.open({ folder });
    const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
    const code = await ann.open({ game: 'babylon5', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
    await bob.sitDown(code);
    await ann.ready(code);
    await Promise.all([ann.join(code), bob.join(code)]);
    await Promise.all([ann, bob].map(guest => playOn(guest, code, 12)));
    const proposed = await ann.send('proposeEnd', { table: code, key: newKey() });
    if (!proposed.ok) throw new Error(proposed.error);
    await bob.reached(code, proposed.number);
    await bob.answer(code, ['yes']);
    await Promise.all([ann, bob].map(guest => guest.until(() => guest.sight(code).ending !== null)));
    const { number } = ann.sight(code);
    const over = { ok: false, reason: 'over', rule: null, error: 'The game is over.' };
    for (const guest of [ann, bob]) {
      expect(await guest.send('undo', { table: code, key: newKey() })).toEqual(over);
      expect(await guest.send('stops', { table: code, key: newKey(), stops: {} })).toEqual(over);
    }
    expect(ann.sight(code).number).toBe(number);
    expect(await asked(ann, code)).toEqual(SECRETS.map(() => 200));
    await house.stop();
  });
});
