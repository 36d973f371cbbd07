import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Thinker } from '../../src/bots/thinker.ts';
import { BotTurns } from '../../src/bots/turns.ts';
import { openDatabase } from '../../src/database/open.ts';
import { Games } from '../../src/games/games.ts';
import { Late } from '../../src/games/late.ts';
import { Memory } from '../../src/games/memory.ts';
import type { Host } from '../../src/http/host.ts';
import { Spending } from '../../src/limits/spending.ts';
import { storedTable } from '../../src/tables/info.ts';
import { Desk, goOn } from '../support/games-in-memory.ts';
import { House, newKey } from '../support/house.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a game that is over is soon forgotten even while somebody looks at it, one that goes on is not', async () => {
  const house = await House.open();
  try {
    const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
    const begun = async () => {
      const code = await ann.open({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
      await bob.sitDown(code);
      await ann.ready(code);
      return code;
    };
    const [going, over] = [await begun(), await begun()];
    await ann.join(over);
    expect(await ann.send('resign', { table: over, key: newKey() })).toMatchObject({ ok: true });
    await house.stop();

    const database = await openDatabase({ folder: house.folder });
    const games = new Games({ database, spending: new Spending(Number.POSITIVE_INFINITY, false) } as Host);
    for (const code of [going, over]) await games.read(code, live => live.number);
    const now = performance.now();
    const after = vi.spyOn(performance, 'now');
    const left = (seconds: number, followed: readonly string[]) => {
      after.mockReturnValue(now + seconds * 1000);
      games.forget(code => followed.includes(code));
      return games.known.sort();
    };
    expect(left(30, [going, over])).toEqual([going, over].sort());
    // asking for its number loads no game
    await games.numberOf(over);
    expect(left(70, [going, over])).toEqual([going]);
    expect(left(3_600, [going])).toEqual([going]);
    expect(left(3_601, [])).toEqual([]);
    // and a request loads it again
    expect(await games.read(over, ({ session }) => session.result)).not.toBeNull();
    await database.close();
  } finally {
    await house.close();
  }
});

describe('games in memory', () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await Desk.open();
  });
  afterEach(() => desk.close());

  /** The views of everybody at a table, and the last number of its log. */
  const seen = (games: Games, code: string) =>
    games.read(code, ({ session, number }) => ({ number, view: session.view(0), log: session.log(0) }));

  test('never take more than their room, and those that had to go go on whole', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 6; n++) codes.push(await desk.begin('galactic-empires', 12));
    const all = new Games(desk.host);
    for (const code of codes) for (let n = 0; n < 5; n++) await goOn(all, code);
    const { bytes } = await all.read(codes[0]!, live => live);
    const whole = await Promise.all(codes.map(code => seen(all, code)));

    // room for two of the six
    const memory = new Memory(2.5 * bytes);
    const games = new Games(desk.host, memory);
    for (const [i, code] of codes.entries()) {
      expect(await seen(games, code)).toEqual(whole[i]);
      expect(memory.bytes).toBeLessThanOrEqual(memory.room);
    }
    expect(games.known).toEqual(codes.slice(-2));
    for (const [i, code] of codes.entries()) {
      expect(await goOn(games, code)).toBe(whole[i]!.number + 1);
      expect(memory.bytes).toBeLessThanOrEqual(memory.room);
      expect(memory.size).toBeLessThanOrEqual(2);
    }
    expect(memory.full).toBe(false);
  });

  test('go in the order in which they were asked for last, those that nobody looks at first; one that is in use stays', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 4; n++) codes.push(await desk.begin('wars', 2));
    const [first, second, third, fourth] = codes as [string, string, string, string];
    const { bytes } = await new Games(desk.host).read(first, live => live);
    const followed = new Set([first]);
    const memory = new Memory(3.5 * bytes, code => followed.has(code));
    const games = new Games(desk.host, memory);
    for (const code of [first, second, third]) await games.read(code, () => {});
    await games.read(second, () => {});
    await games.read(fourth, () => {});
    expect(games.known.sort()).toEqual([first, second, fourth].sort());

    // when all are read, one of these is dropped, and no new game may begin for a while
    for (const code of codes) followed.add(code);
    expect(() => games.mayBegin()).not.toThrow();
    await games.read(first, async () => games.read(third, () => {}));
    expect(games.known.sort()).toEqual([first, fourth, third].sort());
    expect(() => games.mayBegin()).toThrow('too many games now');
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 61_000);
    expect(() => games.mayBegin()).not.toThrow();
  });

  test('count also as those see them who watch late, until they leave', async () => {
    const code = await desk.begin('wars', 2, { spectators: { delay: 1 } });
    await desk.database.db.updateTable('game_log').set({ at: 1 }).execute();
    const memory = new Memory(1_000_000_000);
    const late = new Late(desk.host, memory);
    const live = await late.of(await storedTable(desk.database, code));
    expect([memory.size, memory.bytes]).toEqual([1, live!.bytes]);
    late.leave(code);
    expect([memory.size, memory.bytes]).toEqual([0, 0]);
  });

  test('are loaded a little at a time: whatever else there is to do has its turn in between', async () => {
    /** How often other work had its turn while a game was loaded. */
    const turnsWhile = async (code: string): Promise<number> => {
      let turns = 0;
      let waiting = setImmediate(function other() {
        turns++;
        waiting = setImmediate(other);
      });
      await new Games(desk.host).read(code, () => {});
      clearImmediate(waiting);
      return turns;
    };
    const [short, long] = [await desk.begin('wars', 2), await desk.begin('wars', 2)];
    const games = new Games(desk.host);
    for (let n = 0; n < 100; n++) await goOn(games, long);
    expect((await turnsWhile(long)) - (await turnsWhile(short))).toBeGreaterThanOrEqual(5);
  });

  test('may go while a bot thinks about one of them: what it has found holds all the same', async () => {
    const code = await desk.begin('wars', 2);
    const games = new Games(desk.host);
    let asked = 0;
    const thinker = {
      async answer() {
        if (asked++ >= 10) turns.close();
        await games.renew(code);
        return games.read(code, ({ session }) => [session.decision(session.awaited[0]!)!.question!.options[0]!.id]);
      },
    };
    const turns = new BotTurns(desk.host, games, thinker as unknown as Thinker);
    await turns.play(code);
    // the table's first row, and one for each answer but the last, when it was stopped
    expect(await games.read(code, live => live.number)).toBe(asked);
  });
});
