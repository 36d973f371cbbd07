import { join } from 'node:path';
import type { Clock } from '@orrery/protocol';
import Sqlite from 'libsql';
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

test('who answers not even the first question is answered for', { timeout: 60_000 }, async () => {
  const house = await House.open();
  const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
  const clock = { kind: 'decision', seconds: 5 } as const;
  const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }], options: { clock } });
  await bob.sitDown(code);
  await ann.ready(code);
  await ann.join(code);
  await ann.reached(code, 2);
  expect(ann.sight(code).number).toBeGreaterThanOrEqual(2);
  await house.close();
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

describe('time that runs out while no server runs', () => {
  /** As if a server had stood still for so long: all that happened lies further back. */
  function lateBy(folder: string, millis: number): void {
    const file = new Sqlite(join(folder, 'orrery.db'));
    file.prepare('update game_log set at = at - ?').run(millis);
    file.prepare('update game_table set due = due - ?').run(millis);
    file.close();
  }
  /** Ann and Bob in a game with a clock, after some choices. */
  async function begun(clock: Clock) {
    const house = await House.open();
    const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
    const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }], options: { clock } });
    await bob.sitDown(code);
    await ann.ready(code);
    await Promise.all([ann.join(code), bob.join(code)]);
    await Promise.all([ann, bob].map(guest => playOn(guest, code, 12)));
    const number = Math.max(ann.sight(code).number, bob.sight(code).number);
    await Promise.all([ann, bob].map(guest => guest.reached(code, number)));
    const { seats } = ann.sight(code).clock!;
    await house.stop();
    return { folder: house.folder, code, number, seats };
  }
  /** Ann comes back after so long. */
  async function back(folder: string, millis: number) {
    lateBy(folder, millis);
    const house = await House.open({ folder });
    return { house, ann: house.guest('Ann') };
  }
  const HOUR = 3_600 * SECOND;
  const DAY = 24 * HOUR;

  test('of a chess clock is gone for whoever was asked alone, and when all is gone he is answered for', {
    timeout: 60_000,
  }, async () => {
    const { folder, code, number, seats } = await begun({ kind: 'chess', seconds: 2 * 3_600, increment: 0 });
    const runs = seats.findIndex(({ due }) => due !== null);
    const early = await back(folder, HOUR);
    await early.ann.join(code);
    expect(early.ann.sight(code).number).toBe(number);
    const left = early.ann.sight(code).clock!.seats.map(seat => seat.left!);
    expect(left[runs]).toBeLessThanOrEqual(seats[runs]!.left! - HOUR);
    expect(left[runs]).toBeGreaterThan(0);
    // the other's time has stood still
    expect(left[1 - runs]).toBe(seats[1 - runs]!.left);
    await early.house.stop();

    const late = await back(folder, 2 * HOUR);
    await late.ann.join(code);
    await late.ann.reached(code, number + 1);
    expect(late.ann.sight(code).clock!.seats[runs]!.left).toBe(0);
    await late.house.close();
  });

  test('of days per move: within them nothing happens, after them whoever is asked is answered for, and the next has all his days', {
    timeout: 60_000,
  }, async () => {
    const { folder, code, number, seats } = await begun({ kind: 'days', days: 3 });
    const asked = seats.findIndex(({ due }) => due !== null);
    const early = await back(folder, 2 * DAY);
    await early.ann.join(code);
    expect(early.ann.sight(code).number).toBe(number);
    expect(early.ann.sight(code).clock!.seats[asked]!.due).toBe(seats[asked]!.due! - 2 * DAY);
    await early.house.stop();

    const late = await back(folder, 2 * DAY);
    await late.ann.join(code);
    await late.ann.reached(code, number + 1);
    const { now, seats: then } = late.ann.sight(code).clock!;
    const dues = then.flatMap(({ due }) => due ?? []);
    expect(dues.length).toBeGreaterThan(0);
    for (const due of dues) expect(due - now).toBeGreaterThan(2.9 * DAY);
    await late.house.close();
  });
});
