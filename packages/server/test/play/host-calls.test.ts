import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, House, newKey, playOn } from '../support/house.ts';

/** Calls of the host: time in a tournament game of Babylon 5. */

let house: House;
let ann: Guest;
let bob: Guest;
let code: string;

/** Ann, the host, and Bob have begun a game by these rules. */
async function begun(ruleset: string): Promise<void> {
  code = await ann.open({
    game: 'babylon5',
    ruleset,
    seats: [{ kind: 'me', deck: { ready: 'narn-armada' } }, { kind: 'anybody' }],
  });
  await bob.request('POST', `/api/tables/${code}/seat`, { deck: { ready: 'minbari-prophets' } });
  await bob.ready(code);
  expect((await ann.ready(code)).body.status).toBe('playing');
  await ann.join(code);
  await bob.join(code);
}

const call = (guest: Guest, name = 'time', key = newKey()) =>
  guest.send('callAsHost', { table: code, key, call: name });

beforeEach(async () => {
  house = await House.open();
  [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
});
afterEach(() => house.close());

test('the host calls time, all read it, and the game ends after the turn, also on a server that starts again', async () => {
  await begun('tournament');
  const key = newKey();
  const done = await call(ann, 'time', key);
  if (!done.ok) throw new Error(done.error);
  await Promise.all([ann.reached(code, done.number), bob.reached(code, done.number)]);
  for (const guest of [ann, bob])
    expect(guest.sight(code).log.map(({ text }) => text)).toContain(
      'Time is called. Conflicts resolve, and the check for victory is the last.',
    );
  // sent again with its key it counts once; with another key time is called already
  expect(await call(ann, 'time', key)).toEqual(done);
  expect(await call(ann)).toMatchObject({ ok: false, reason: 'illegal', error: 'Time is called already.' });

  const { folder } = house;
  await house.stop();
  house = await House.open({ folder });
  [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
  await ann.join(code);
  await bob.join(code);
  expect(await call(ann)).toMatchObject({ ok: false, error: 'Time is called already.' });
  await Promise.all([playOn(ann, code), playOn(bob, code)]);
  expect(ann.sight(code).ending).not.toBeNull();
  // nobody calls anything at a table whose game is over
  expect(await call(ann)).toMatchObject({ ok: false, reason: 'over' });
});

test('nobody but the host calls time: not another player, and not who watches', async () => {
  await begun('tournament');
  const eve = house.guest('Eve');
  await eve.join(code);
  for (const guest of [bob, eve])
    expect(await call(guest)).toMatchObject({
      ok: false,
      reason: 'forbidden',
      error: 'Only the host of the table can do this.',
    });
  expect(ann.sight(code).number).toBe(1);
});

test('the host calls only what the game and its rules have, and changes nothing otherwise', async () => {
  await begun('casual');
  expect(await call(ann)).toMatchObject({ ok: false, reason: 'illegal', error: expect.stringContaining('tournament') });
  expect(await call(ann, 'tea')).toMatchObject({ ok: false, reason: 'unknown-option' });
  expect(await ann.send('callAsHost', { table: code, key: newKey() } as never)).toMatchObject({ reason: 'input' });
  expect(ann.sight(code).number).toBe(1);
});
