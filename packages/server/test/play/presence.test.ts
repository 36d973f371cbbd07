import type { Present } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, House } from '../support/house.ts';

let house: House;
beforeEach(async () => {
  house = await House.open();
});
afterEach(() => house.close());

/** The last message to a guest about the people at a table. */
function told(guest: Guest): { present: Present | null } {
  const last: { present: Present | null } = { present: null };
  guest.socket.on('present', present => {
    last.present = present;
  });
  return last;
}

test('who sits at a table hears who of the others is connected, and how many look on; nobody hears who those are', async () => {
  const ann = house.guest('Ann');
  const bob = house.guest('Bob');
  const eve = house.guest('Eve');
  const last = told(ann);
  const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
  await ann.join(code);
  await expect.poll(() => last.present).toEqual({ table: code, people: [ann.id], watching: 0 });
  await bob.join(code);
  await expect.poll(() => last.present?.watching).toBe(1);
  // a person who takes a seat is not a spectator any more
  await bob.sitDown(code);
  await expect.poll(() => last.present).toEqual({ table: code, people: [ann.id, bob.id], watching: 0 });
  await ann.ready(code);
  await eve.join(code);
  await expect.poll(() => last.present?.watching).toBe(1);
  expect(JSON.stringify(last.present)).not.toContain(eve.id);
  bob.drop();
  await expect.poll(() => last.present?.people).toEqual([ann.id]);
  await eve.send('leave', { table: code });
  await expect.poll(() => last.present?.watching).toBe(0);
});
