import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { House, playOn } from '../support/house.ts';

let house: House;
beforeEach(async () => {
  house = await House.open();
});
afterEach(() => house.close());

/** The view of somebody who joins now. */
async function fresh(name: string, code: string) {
  const other = house.guest(name);
  await other.join(code);
  const { view, log, number } = other.sight(code);
  other.leave();
  return { view, log, number };
}

describe('two people and a spectator play a whole game', () => {
  test.each([
    ['wars', 2],
    ['babylon5', 2],
    ['galactic-empires', 2],
  ])('of %s, and see it alike to the end', async game => {
    const [ann, bob, eve] = [house.guest('Ann'), house.guest('Bob'), house.guest('Eve')];
    const code = await ann.open({ game, seats: [{ kind: 'me' }, { kind: 'anybody' }] });
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    await ann.join(code);
    await bob.sitDown(code);
    await ann.until(() => ann.infos.get(code)?.seats[1]?.ready === true);
    expect(ann.infos.get(code)).toMatchObject({
      status: 'waiting',
      seats: [{ ready: false }, { name: 'Bob', ready: true }],
    });
    expect(ann.sights.has(code)).toBe(false);
    expect((await ann.ready(code)).body).toMatchObject({ status: 'playing' });
    await Promise.all([bob.join(code), eve.join(code), ann.reached(code, 1)]);
    expect([ann, bob, eve].map(guest => guest.sight(code).seat)).toEqual([0, 1, null]);

    await Promise.all([playOn(ann, code), playOn(bob, code)]);
    await eve.reached(code, ann.sight(code).number);
    // the sum of the updates is the present view
    for (const guest of [ann, bob, eve]) {
      const { view, log, number } = guest.sight(code);
      expect({ view, log, number }).toEqual(await fresh(guest.name, code));
      expect(guest.wholes).toBe(1);
    }
    expect(ann.sight(code).ending!.result).toEqual(bob.sight(code).ending!.result);
    expect((await ann.request('GET', `/api/tables/${code}`)).body).toMatchObject({ status: 'finished' });
  });
});
