import { join } from 'node:path';
import { optionId, Refused } from '@orrery/kernel';
import { anyAnswer, dice } from '@orrery/kernel/testing';
import type { Clock } from '@orrery/protocol';
import { prepareMatch, rulesetOf } from '@orrery/table';
import { tableGame } from '@orrery/table/games';
import fc from 'fast-check';
import Sqlite from 'libsql';
import { describe, expect, test } from 'vitest';
import { TableClock } from '../../src/clocks/clock.ts';
import type { Noted } from '../../src/clocks/increments.ts';
import { DatabaseTime } from '../../src/database/time.ts';
import { Live, type RecordChange } from '../../src/games/live.ts';
import type { TableEvent } from '../../src/log/table-event.ts';
import type { StoredTable } from '../../src/tables/info.ts';
import { House, newKey, playOn } from '../support/house.ts';

const SECOND = 1_000;

/** Rows of a log for a clock, one after the other. */
class Rows {
  readonly clock: TableClock;
  #answers: number[];

  constructor(
    clock: Clock,
    private readonly seats = 2,
  ) {
    this.clock = new TableClock(clock, seats);
    this.#answers = Array(seats).fill(0);
  }

  /** A new question in a phase, without an answer before it. */
  asks(
    at: number,
    decision: number,
    persons: readonly number[],
    phase = 'a',
    kind: TableEvent['kind'] = 'start',
  ): this {
    const pace = { phase, answers: [...this.#answers] };
    this.clock.note({ at, added: [], deed: { kind, asks: { decision, persons, pace } } });
    return this;
  }

  /** A seat answers, and another decision follows. */
  answers(at: number, seat: number, decision: number, persons: readonly number[], id = 'use:1', phase = 'a'): this {
    this.#answers[seat]!++;
    const pace = { phase, answers: [...this.#answers] };
    const deed: Noted['deed'] = { kind: 'answer', seat, asks: { decision, persons, pace } };
    this.clock.note({ at, added: [[seat, id]], deed });
    return this;
  }

  /** A seat undoes its last answer alone. */
  undoes(at: number, seat: number, decision: number, persons: readonly number[], phase = 'a'): this {
    this.#answers[seat]!--;
    const pace = { phase, answers: [...this.#answers] };
    this.clock.note({ at, added: [], deed: { kind: 'undo', seat, asks: { decision, persons, pace } } });
    return this;
  }

  /** The time left for each seat, in seconds. */
  left(at: number): (number | null)[] {
    const { seats } = this.clock.now(at)!;
    expect(seats).toHaveLength(this.seats);
    return seats.map(({ left }) => (left === null ? null : left / SECOND));
  }
}

describe('a clock', () => {
  test('for each decision begins anew with each, and runs on where an answer is taken back', () => {
    const rows = new Rows({ kind: 'decision', seconds: 30 });
    rows.asks(1_000, 7, [0, 1]);
    expect(rows.clock.due).toEqual({ seat: 0, decision: 7, at: 31_000 });
    rows.answers(11_000, 0, 7, [1]);
    expect(rows.clock.due).toEqual({ seat: 1, decision: 7, at: 31_000 });
    // seat 1 has answered, seat 2 takes its time, and seat 1 undoes
    rows.undoes(21_000, 0, 7, [0, 1]);
    expect(rows.left(21_000)).toEqual([10, 10]);
    rows.answers(22_000, 1, 8, [0]);
    expect(rows.clock.due).toEqual({ seat: 0, decision: 8, at: 52_000 });
    rows.answers(23_000, 0, -1, []);
    expect(rows.clock.due).toBeNull();
  });

  test('of chess runs for whoever is asked, and stands for the others', () => {
    const rows = new Rows({ kind: 'chess', seconds: 100, increment: 5 });
    rows.asks(0, 1, [0]).answers(10_000, 0, 2, [1]);
    expect(rows.clock.now(20_000)!.seats).toEqual([
      { left: 95 * SECOND, due: null },
      { left: 90 * SECOND, due: 110_000 },
    ]);
    rows.answers(200_000, 1, 3, [0]);
    expect(rows.left(200_000)[1]).toBe(5);
  });

  test('of days counts days, and none counts nothing', () => {
    const days = new Rows({ kind: 'days', days: 3 }, 1).asks(1_000, 1, [0]);
    expect(days.clock.due!.at).toBe(1_000 + 3 * 86_400_000);
    const none = new Rows({ kind: 'none' }, 1).asks(1_000, 1, [0]);
    expect([none.clock.due, none.clock.now(0)]).toEqual([null, null]);
  });
});

describe('who takes an answer back', () => {
  test('takes no time of whoever was asked meanwhile: it is his own, on a clock for each decision', () => {
    const rows = new Rows({ kind: 'decision', seconds: 30 });
    rows.asks(0, 7, [0]).answers(5_000, 0, 8, [1]).undoes(15_000, 0, 7, [0]);
    // five seconds before his answer, ten after it
    expect(rows.left(15_000)).toEqual([15, null]);
    rows.answers(25_000, 0, 8, [1]);
    // the player who waited has the full time for the new question
    expect(rows.left(25_000)).toEqual([null, 30]);
    rows.undoes(29_000, 0, 7, [0]);
    expect(rows.left(29_000)).toEqual([1, null]);
    expect(rows.clock.due).toEqual({ seat: 0, decision: 7, at: 30_000 });
  });

  test('takes no time of whoever was asked meanwhile on a chess clock either', () => {
    const rows = new Rows({ kind: 'chess', seconds: 100, increment: 0 });
    rows.asks(0, 7, [0]).answers(5_000, 0, 8, [1]).undoes(35_000, 0, 7, [0]);
    expect(rows.left(35_000)).toEqual([65, 100]);
    // he undoes several of his own answers one by one: no time counts twice
    const own = new Rows({ kind: 'chess', seconds: 100, increment: 0 });
    own.asks(0, 7, [0]).answers(10_000, 0, 8, [0]).answers(20_000, 0, 9, [1]).undoes(30_000, 0, 8, [0]);
    expect(own.left(30_000)).toEqual([70, 100]);
    own.undoes(40_000, 0, 7, [0]);
    expect(own.left(40_000)).toEqual([60, 100]);
  });

  test('gives back no more than was taken: a chess clock that has run out has nothing taken', () => {
    const rows = new Rows({ kind: 'chess', seconds: 100, increment: 0 });
    rows.asks(0, 7, [1]).answers(95_000, 1, 8, [0]).answers(100_000, 0, 9, [1]).undoes(130_000, 0, 8, [0]);
    expect(rows.left(130_000)).toEqual([65, 5]);
  });

  test('must have the time for it', () => {
    const rows = new Rows({ kind: 'decision', seconds: 30 });
    rows.asks(0, 7, [0]).answers(5_000, 0, 8, [1]);
    expect([rows.clock.mayTakeBack(0, 29_000), rows.clock.mayTakeBack(0, 30_000)]).toEqual([true, false]);
    const chess = new Rows({ kind: 'chess', seconds: 60, increment: 0 });
    chess.asks(0, 7, [0]).answers(20_000, 0, 8, [1]);
    expect([chess.clock.mayTakeBack(0, 59_000), chess.clock.mayTakeBack(0, 60_000)]).toEqual([true, false]);
  });
});

describe('what comes back on a chess clock', () => {
  const clock = { kind: 'chess', seconds: 60, increment: 10 } as const;

  test('comes once for an answer, however often it is taken back and given again', () => {
    const rows = new Rows(clock).asks(0, 7, [0]);
    for (let i = 0; i < 30; i++) rows.answers(0, 0, 8, [1]).undoes(0, 0, 7, [0]);
    expect(rows.left(0)).toEqual([70, 60]);
    // and not for another way to the same place and beyond it, in the same phase
    rows.answers(0, 0, 8, [0]).answers(0, 0, 9, [0]).answers(0, 0, 10, [1]);
    expect(rows.left(0)).toEqual([70, 60]);
  });

  test('comes once in a phase, however often a free ability is used there and the other passes', () => {
    const rows = new Rows(clock).asks(0, 1, [0]);
    for (let i = 0; i < 30; i++) rows.answers(0, 0, 2 * i + 2, [1]).answers(0, 1, 2 * i + 3, [0], 'pass');
    expect(rows.left(0)).toEqual([70, 70]);
    rows.answers(0, 0, 90, [0], 'pass', 'b').answers(0, 0, 91, [0], 'use:1', 'b');
    expect(rows.left(0)[0]).toBe(80);
  });

  test('comes as far as it was used to who answers what the other does: quick answers to many questions cost nothing', () => {
    const rows = new Rows(clock).asks(0, 1, [0]);
    let at = 0;
    const goesOn = (takes: number) => {
      for (let i = 0; i < 20; i++) {
        rows.answers(at, 0, 2 + at, [1]);
        const asked = at;
        at += takes * SECOND;
        rows.answers(at, 1, 3 + asked, [0], 'pass');
      }
    };
    goesOn(4);
    // the first answer in the phase gains the whole increment
    expect(rows.left(at)).toEqual([70, 66]);
    goesOn(12);
    expect(rows.left(at)).toEqual([70, 66 - 20 * 2]);
  });

  test('does not come for motions, votes and standing orders', () => {
    const rows = new Rows(clock).asks(0, 7, [0]).answers(0, 0, 8, [0]);
    for (let i = 0; i < 10; i++)
      rows
        .asks(0, 9 + i, [1], 'a', 'propose-end')
        .asks(0, 8, [0], 'a', 'answer')
        .asks(0, 8, [0], 'a', 'order');
    expect(rows.left(0)).toEqual([70, 60]);
  });

  test('comes as it did where the rows of a running game do not tell how far it is', () => {
    const old = new TableClock(clock, 2);
    old.note({ at: 0, added: [], deed: { kind: 'start', asks: { decision: 1, persons: [0] } } });
    old.note({
      at: 5_000,
      added: [[0, 'use:1']],
      deed: { kind: 'answer', seat: 0, asks: { decision: 2, persons: [1] } },
    });
    expect(old.now(5_000)!.seats.map(({ left }) => left)).toEqual([65 * SECOND, 60 * SECOND]);
  });
});

describe('a clock of a machine that jumps', () => {
  const HOUR = 3_600 * SECOND;

  test('gives nobody an hour: rows that are older than those before them take no time and give none', () => {
    const rows = new Rows({ kind: 'chess', seconds: 100, increment: 0 });
    rows
      .asks(HOUR, 1, [0])
      .answers(HOUR + 10_000, 0, 2, [1])
      .answers(20_000, 1, 3, [0]);
    expect(rows.left(20_000)).toEqual([90, 100]);
    expect(rows.clock.due!.at).toBe(HOUR + 100_000);
  });

  test('is not followed by the time of play, forwards or backwards; where it runs a little faster it is', () => {
    let steady = 500;
    const time = new DatabaseTime(() => steady);
    const began = 1_700_000_000_000;
    expect(time.heard(began)).toBe(true);
    for (const jump of [HOUR, -HOUR, 24 * HOUR]) {
      steady += 1_000;
      const before = time.now();
      expect(time.heard(before + jump)).toBe(false);
      expect(time.now()).toBe(before);
    }
    expect(time.now()).toBe(began + 3_000);
    expect(time.heard(began + 3_200)).toBe(true);
    expect(time.now()).toBe(began + 3_200);
    // a little slower: it waits, and never goes back
    expect(time.heard(began + 3_000)).toBe(true);
    expect(time.now()).toBe(began + 3_200);
    steady += 1_000;
    expect(time.now()).toBe(began + 4_000);
  });

  test('begins no earlier than the last row of a game', () => {
    const time = new DatabaseTime(() => 0);
    time.heard(1_000);
    time.notBefore(HOUR);
    expect(time.now()).toBe(HOUR);
    time.notBefore(5);
    expect(time.now()).toBe(HOUR);
  });

  test('was set back while no server ran: nobody gets an hour by it', async () => {
    const house = await House.open();
    const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
    const clock = { kind: 'chess', seconds: 600, increment: 0 } as const;
    const code = await ann.open({
      game: 'wars',
      seats: [{ kind: 'me' }, { kind: 'anybody' }],
      options: { clock, hints: true },
    });
    await bob.sitDown(code);
    await ann.ready(code);
    await Promise.all([ann.join(code), bob.join(code)]);
    await Promise.all([ann, bob].map(guest => playOn(guest, code, 6)));
    await house.stop();
    // as if the machine's clock were an hour behind
    const file = new Sqlite(join(house.folder, 'orrery.db'));
    file.prepare('update game_log set at = at + ?').run(HOUR);
    file.prepare('update game_table set due = due + ?').run(HOUR);
    file.close();
    const again = await House.open({ folder: house.folder });
    const back = again.guest('Ann');
    await back.join(code);
    const { now, seats } = back.sight(code).clock!;
    const running = seats.filter(({ due }) => due !== null);
    expect(running.length).toBeGreaterThan(0);
    for (const { due, left } of running) {
      expect(due! - now).toBeLessThanOrEqual(600 * SECOND);
      expect(left!).toBe(due! - now);
    }
    await again.close();
  });
});

describe('whatever people do at a table with a chess clock', () => {
  const SECONDS = 60;
  const INCREMENT = 10;
  const options = { decks: 'secret', clock: { kind: 'chess', seconds: SECONDS, increment: INCREMENT } } as const;

  test.each([
    'wars',
    'babylon5',
    'galactic-empires',
  ])('%s: nobody has more than his time and an increment for each phase that was reached', game => {
    const table = tableGame(game);
    const { setup } = prepareMatch(table, [], 2, rulesetOf(table, undefined));
    const seats = [0, 1].map(seat => ({
      seat,
      kind: 'person',
      person: `p${seat}`,
      name: `P${seat}`,
      deck: null,
      ready: 1,
    }));
    const stored = {
      code: 'ABCD',
      game,
      version: table.game.version,
      seats,
      setup: JSON.stringify(setup),
      seed: 7,
      options: { ...options, listed: false, spectators: null, chat: false },
    } as unknown as StoredTable;
    const act = fc.record({
      what: fc.integer({ min: 0, max: 99 }),
      how: fc.nat(9_999),
      // sometimes the machine's clock jumps
      takes: fc.oneof(
        { weight: 9, arbitrary: fc.nat(3_000) },
        { weight: 1, arbitrary: fc.constantFrom(-3_600_000, 0) },
      ),
    });
    let paid = 0;
    fc.assert(
      fc.property(fc.array(act, { minLength: 60, maxLength: 150 }), acts => {
        const { live, change } = Live.begin(stored);
        const { session } = live;
        let at = 1_000_000;
        const keep = (made: RecordChange, kind: TableEvent['kind'], seat?: number) => {
          const { kept, added, prints, unasked, asks } = made;
          const deed: TableEvent = { kind, asks, unasked, ...(seat === undefined ? {} : { seat }) };
          live.noted({ number: live.number + 1, kept, added, prints, deed, key: null, at });
        };
        keep(change, 'start');
        const phases = new Set([session.pace.phase]);
        for (const { what, how, takes } of acts) {
          if (session.result !== null) break;
          at += takes;
          const seat = session.awaited[how % session.awaited.length]!;
          const who = what % 2;
          const [kind, doer, deed]: [TableEvent['kind'], number, () => unknown] =
            what < 60
              ? [
                  'answer',
                  seat,
                  () =>
                    session.choose(
                      seat,
                      session.match.decision,
                      anyAnswer(table.game, session.match.state, seat, dice(how)).map(optionId),
                    ),
                ]
              : what < 85
                ? ['undo', who, () => session.undo(who)]
                : what < 92
                  ? ['propose-undo', who, () => session.proposeUndo(who)]
                  : ['propose-end', who, () => session.match.state.motion?.carried === null || session.proposeEnd(who)];
          try {
            const { change: made } = live.try(deed);
            if (!made.any) continue;
            keep(made, kind, doer);
            phases.add(session.pace.phase);
          } catch (error) {
            if (!(error instanceof Refused)) throw error;
          }
          live.clock.now(at)!.seats.forEach(({ left }) => {
            expect(left!).toBeLessThanOrEqual((SECONDS + INCREMENT * phases.size) * SECOND);
            expect(left!).toBeGreaterThanOrEqual(0);
            if (left! > SECONDS * SECOND) paid++;
          });
        }
      }),
      { numRuns: 15 },
    );
    expect(paid).toBeGreaterThan(0);
  });
});

test('who lets the time run out is answered for, after the server has begun again, too', async () => {
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

test('who answers not even the first question is answered for', async () => {
  const house = await House.open();
  const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
  const clock = { kind: 'decision', seconds: 5 } as const;
  const code = await ann.open({
    game: 'wars',
    seats: [{ kind: 'me' }, { kind: 'anybody' }],
    options: { clock, hints: true },
  });
  await bob.sitDown(code);
  await ann.ready(code);
  await ann.join(code);
  await ann.reached(code, 2);
  expect(ann.sight(code).number).toBeGreaterThanOrEqual(2);
  await house.close();
});

test('who watches with a delay sees nothing sooner, and all of it when the game is over', async () => {
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

  // and at a table without spectators, nothing at all
  const closed = await ann.open({
    game: 'wars',
    seats: [{ kind: 'me' }, { kind: 'anybody' }],
    options: { spectators: null },
  });
  await bob.sitDown(closed);
  await ann.ready(closed);
  expect(await eve.join(closed)).toEqual({ ok: false, reason: 'forbidden', error: 'Nobody can watch this table.' });
  await house.close();
});

describe('time that runs out while no server runs', () => {
  /** As if a server had been stopped for a while: everything lies further back. */
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
    const code = await ann.open({
      game: 'wars',
      seats: [{ kind: 'me' }, { kind: 'anybody' }],
      options: { clock, hints: true },
    });
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
  /** Ann returns after a while. */
  async function back(folder: string, millis: number) {
    lateBy(folder, millis);
    const house = await House.open({ folder });
    return { house, ann: house.guest('Ann') };
  }
  const HOUR = 3_600 * SECOND;
  const DAY = 24 * HOUR;

  test('of a chess clock is gone for whoever was asked alone, and when all is gone he is answered for', async () => {
    const { folder, code, number, seats } = await begun({ kind: 'chess', seconds: 2 * 3_600, increment: 0 });
    const runs = seats.findIndex(({ due }) => due !== null);
    const early = await back(folder, HOUR);
    await early.ann.join(code);
    expect(early.ann.sight(code).number).toBe(number);
    const left = early.ann.sight(code).clock!.seats.map(seat => seat.left!);
    expect(left[runs]).toBeLessThanOrEqual(seats[runs]!.left! - HOUR);
    expect(left[runs]).toBeGreaterThan(0);
    // the other's clock has not run
    expect(left[1 - runs]).toBe(seats[1 - runs]!.left);
    await early.house.stop();

    const late = await back(folder, 2 * HOUR);
    await late.ann.join(code);
    await late.ann.reached(code, number + 1);
    expect(late.ann.sight(code).clock!.seats[runs]!.left).toBe(0);
    await late.house.close();
  });

  test('of days per move: within them nothing happens, after them whoever is asked is answered for, and the next has all his days', async () => {
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
