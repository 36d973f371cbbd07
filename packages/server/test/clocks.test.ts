import { describe, expect, test } from 'vitest';
import { TableClock } from '../src/clocks/clock.ts';
import { House, newKey, playOn } from './house.ts';

const SECOND = 1_000;

describe('a clock', () => {
  test('for each decision begins anew with each, and runs on where an answer is taken back', () => {
    const clock = new TableClock({ kind: 'decision', seconds: 30 }, 2);
    clock.note(1_000, [0, 1], 7);
    expect(clock.due).toEqual({ seat: 0, decision: 7, at: 31_000 });
    clock.note(11_000, [1], 7);
    expect(clock.due).toEqual({ seat: 1, decision: 7, at: 31_000 });
    // seat 1 has answered, seat 2 takes its time, and seat 1 wants its answer back
    clock.note(21_000, [0, 1], 7);
    expect(clock.now(21_000)!.seats.map(({ left }) => left)).toEqual([10 * SECOND, 10 * SECOND]);
    clock.note(22_000, [0], 8);
    expect(clock.due).toEqual({ seat: 0, decision: 8, at: 52_000 });
    clock.note(23_000, [], -1);
    expect(clock.due).toBeNull();
  });

  test('of chess runs for whoever is asked, stands for the others, and gives something back for each decision', () => {
    const clock = new TableClock({ kind: 'chess', seconds: 100, increment: 5 }, 2);
    clock.note(0, [0], 1);
    clock.note(10_000, [1], 2);
    expect(clock.now(20_000)!.seats).toEqual([
      { left: 95 * SECOND, due: null },
      { left: 90 * SECOND, due: 110_000 },
    ]);
    clock.note(200_000, [0], 3);
    expect(clock.now(200_000)!.seats[1]!.left).toBe(5 * SECOND);
  });

  test('of days counts days, and none counts nothing', () => {
    const days = new TableClock({ kind: 'days', days: 3 }, 1);
    days.note(1_000, [0], 1);
    expect(days.due!.at).toBe(1_000 + 3 * 86_400_000);
    const none = new TableClock({ kind: 'none' }, 1);
    none.note(1_000, [0], 1);
    expect([none.due, none.now(0)]).toEqual([null, null]);
  });
});

test('who lets the time run out is answered for, after the server has begun again, too', {
  timeout: 60_000,
}, async () => {
  const house = await House.open();
  const ann = house.guest('Ann');
  const code = await ann.open({
    game: 'babylon5',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    options: { clock: { kind: 'decision', seconds: 5 } },
  });
  await ann.ready(code);
  await ann.join(code);
  expect(ann.sight(code).clock!.seats[0]!.due).toBeGreaterThan(0);
  await house.stop();
  const again = await House.open({ folder: house.folder });
  const back = again.guest('Ann');
  await back.join(code);
  const { number } = back.sight(code);
  await back.reached(code, number + 1);
  await again.close();
});

test('who watches with a delay sees nothing sooner, and all of it when the game is over', {
  timeout: 60_000,
}, async () => {
  const house = await House.open();
  const [ann, bob, eve] = [house.guest('Ann'), house.guest('Bob'), house.guest('Eve')];
  const code = await ann.open({
    game: 'wars',
    seats: [{ kind: 'me' }, { kind: 'anybody' }],
    options: { spectators: { delay: 3_600 } },
  });
  await bob.sitDown(code);
  await ann.ready(code);
  await Promise.all([ann.join(code), bob.join(code)]);
  const watched = await eve.join(code);
  expect(watched).toMatchObject({ ok: true, whole: null, update: null });
  await Promise.all([ann, bob].map(guest => playOn(guest, code, 12)));
  await eve.join(code);
  expect(eve.sights.has(code)).toBe(false);
  await ann.send('resign', { table: code, key: newKey() });
  await eve.until(() => eve.sights.has(code));
  expect(eve.sight(code).ending).not.toBeNull();

  // and at a table that nobody may watch, nothing at all
  const closed = await ann.open({
    game: 'wars',
    seats: [{ kind: 'me' }, { kind: 'anybody' }],
    options: { spectators: null },
  });
  await bob.sitDown(closed);
  await ann.ready(closed);
  expect(await eve.join(closed)).toEqual({ ok: false, reason: 'forbidden', error: 'Nobody may watch at this table.' });
  await house.close();
});
