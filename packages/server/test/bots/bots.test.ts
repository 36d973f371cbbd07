import { rmSync } from 'node:fs';
import { leastAnswer, optionId, options, type State } from '@orrery/kernel';
import { type BotTask, botAnswer, botTask, prepareMatch, Session, thinkOver } from '@orrery/table';
import { tableGame } from '@orrery/table/games';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { heldBack } from '../../src/bots/beat.ts';
import { Thinker } from '../../src/bots/thinker.ts';
import { BotTurns } from '../../src/bots/turns.ts';
import type { Games } from '../../src/games/games.ts';
import type { Host } from '../../src/http/host.ts';
import { builtServer } from '../support/separate.ts';

/** A question to a bot in the middle of a game, with a real choice. */
function task(bot: string): BotTask {
  const table = tableGame('babylon5');
  const { setup } = prepareMatch(table, [null, null], 2, null);
  const session = Session.start(table, setup, 7, [{ bot }, { bot }]);
  for (let made = 0; ; made++) {
    const [seat] = session.awaited as [number];
    if (made > 10 && options(table.game, session.match.state, seat).length > 4) return botTask(session, seat, bot);
    session.choose(seat, session.match.decision, botAnswer(table, session.match, seat, 'greedy'));
  }
}

describe('bots that think', () => {
  let file: string;
  let thinker: Thinker;
  beforeAll(async () => {
    file = await builtServer();
    thinker = new Thinker(file);
  });
  afterAll(async () => {
    await thinker.close();
    rmSync(file, { force: true });
  });

  test('do so in threads: whoever else is served meanwhile has his turn, and a quick bot does not wait for a slow one', async () => {
    // running threads
    await Promise.all([thinker.answer(task('medium')), thinker.answer(task('greedy'))]);
    let turns = 0;
    let done = false;
    const ended: string[] = [];
    const slow = thinker.answer(task('master')).then(ids => {
      done = true;
      ended.push('master');
      return ids;
    });
    const quick = thinker.answer(task('greedy')).then(() => ended.push('greedy'));
    while (!done) {
      await new Promise(resolve => setImmediate(resolve));
      turns++;
    }
    await quick;
    expect(await slow).not.toEqual([]);
    expect(ended).toEqual(['greedy', 'master']);
    // thinking here would leave only a few turns
    expect(turns).toBeGreaterThan(100);
  });
});

/** A table with one person, at seat 0, and a greedy bot that thinks until the test lets it answer. Games are only in this memory. */
function thinking(game: string) {
  const table = tableGame(game);
  const { setup } = prepareMatch(table, [null, null], 2, null);
  const session = Session.start(table, setup, 7, [{ person: 'Ann' }, { bot: 'greedy' }]);
  const thoughts: (() => void)[] = [];
  const thinker = {
    answer: (task: BotTask) =>
      new Promise<string[]>(resolve => thoughts.push(() => resolve(thinkOver(tableGame(task.game), task)))),
  };
  const live = { session, moves: true, number: 1 };
  const games = {
    read: async () => session.botAsked() !== null,
    do: async (_code: string, _key: null, _intent: object, act: (...of: unknown[]) => unknown) => ({
      result: act(live.session, live),
      number: live.number,
    }),
  };
  const turns = new BotTurns({ log: console } as unknown as Host, games as unknown as Games, thinker as never);
  const rest = () => new Promise(resolve => setImmediate(resolve));
  return { session, live, thoughts, turns, rest };
}

describe('a bot that was asked together with a person', () => {
  const least = (session: Session<State>) => leastAnswer(session.table.game, session.match.state, 0).map(optionId);

  test('has thought for good though the person has answered first: that answer is hidden from it', async () => {
    const { session, thoughts, turns, rest } = thinking('wars');
    const playing = turns.play('T');
    await rest();
    expect([session.awaited.toSorted(), thoughts.length]).toEqual([[0, 1], 1]);
    const { decision } = session.match;
    session.choose(0, decision, least(session));
    expect([session.match.decision, session.awaited]).toEqual([decision, [1]]);
    thoughts.shift()!();
    await rest();
    expect(session.match.decision).toBeGreaterThan(decision);
    for (let i = 0; i < 20; i++, await rest()) thoughts.shift()?.();
    await playing;
    expect(session.awaitedPersons).toEqual([0]);
  });

  test('thinks anew where something was written meanwhile and the game has been read anew from the log', async () => {
    const { session, live, thoughts, turns, rest } = thinking('wars');
    const playing = turns.play('T');
    await rest();
    const { decision } = session.match;
    live.session = thinking('wars').session;
    live.number++;
    thoughts.shift()!();
    await rest();
    expect([session.match.decision, live.session.match.decision, thoughts.length]).toEqual([decision, decision, 1]);
    turns.close();
    thoughts.shift()!();
    await playing;
  });
});

test('who asks for bots while they play is served by one more look, so that nothing that came meanwhile is missed', async () => {
  let looks = 0;
  let look = (_turn: boolean) => {};
  const games = {
    read: () => {
      looks++;
      return new Promise<boolean>(resolve => {
        look = resolve;
      });
    },
  };
  const turns = new BotTurns({ log: console } as unknown as Host, games as unknown as Games, {} as never);
  const first = turns.play('T');
  // it has looked, and does not know yet that it is useless
  const second = turns.play('T');
  look(false);
  await vi.waitFor(() => expect(looks).toBe(2));
  look(false);
  await Promise.all([first, second]);
  expect([looks, turns.at('T')]).toEqual([2, false]);
});

describe('how long a bot takes for its answer', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Lets a bot answer after a thinking time. @returns when its answer was written, in milliseconds after the question */
  async function answeredAfter(bot: string, thinks: number): Promise<number> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const asked = performance.now();
    let answered = -1;
    const session = {
      moves: 0,
      botAsked: () => 0,
      players: [{ bot }],
      table: { game: { name: 'babylon5' } },
      choose: () => {
        answered = performance.now() - asked;
      },
    };
    const live = { moves: true, session };
    const games = {
      read: async (_: string, look: (x: unknown) => unknown) => answered < 0 && look(live),
      do: async (_code: string, _key: null, { seat }: { seat?: number }, act: (...of: unknown[]) => unknown) => ({
        result: seat === undefined ? { session, moves: 0, task: { bot, seat: 0, decision: 1 } } : act(session, live),
      }),
    };
    const thinker = {
      answer: () => new Promise<string[]>(resolve => setTimeout(() => resolve(['pass']), thinks)),
    };
    const played = new BotTurns({ log: console } as unknown as Host, games as unknown as Games, thinker as never).play(
      'T',
    );
    await vi.runAllTimersAsync();
    await played;
    vi.useRealTimers();
    return answered;
  }

  test('does not depend on the position: whatever it thinks, its answer goes out on the beat of its level', async () => {
    for (const [bot, beat] of [
      ['medium', 250],
      ['strong', 500],
      ['master', 3_000],
    ] as const) {
      const after = [];
      for (const share of [0, 0.01, 0.3, 0.77, 0.99]) after.push(await answeredAfter(bot, Math.floor(beat * share)));
      expect(new Set(after)).toEqual(new Set([beat]));
      // a bot that takes longer waits for the next beat
      expect(await answeredAfter(bot, beat + 1)).toBe(2 * beat);
    }
  });

  test('is nothing more than it takes where a bot answers at once', async () => {
    for (const bot of ['easy', 'greedy', 'random']) expect(await answeredAfter(bot, 3)).toBe(3);
  });

  test('is never less than a beat, and always a whole number of them', () => {
    for (let took = 0; took < 2_000; took += 7) {
      const all = took + heldBack('strong', took);
      expect([all >= 500, all % 500]).toEqual([true, 0]);
    }
  });
});
