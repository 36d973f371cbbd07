import { beforeEach, expect, test, vi } from 'vitest';
import type { Compared } from '../bench/small/bench.ts';

// boardgame.io is in the mode in which it was loaded first: each test loads it anew
beforeEach(() => {
  vi.resetModules();
});
const bench = () => import('../bench/small/bench.ts');

test.each<[string, () => Promise<Compared>]>([
  ['moves', async () => (await bench()).benchSmall(3, 30)],
  ['thinking', async () => (await bench()).benchThinking(3, 2, 1)],
])('the comparison of %s gives numbers that fit together', async (_what, measured) => {
  const mode = process.env.NODE_ENV;
  const { orrery, boardgameio, ratio, spread } = await measured();
  expect(process.env.NODE_ENV).toBe(mode);
  expect(ratio).toBeCloseTo(orrery / boardgameio);
  for (const [median, [slowest, fastest]] of [
    [orrery, spread.orrery],
    [boardgameio, spread.boardgameio],
  ] as const) {
    expect(slowest).toBeGreaterThan(0);
    expect(slowest).toBeLessThanOrEqual(median);
    expect(fastest).toBeGreaterThanOrEqual(median);
  }
});

test("boardgame.io's bot thinks about the small game: it takes what wins at once", async () => {
  const { begin, legal, move } = await import('../bench/small/boardgameio.ts');
  const { think } = await import('../bench/small/mcts.ts');
  for (let deal = 0; deal < 4; deal++) {
    // to the last turn: whoever ends it with the most life wins alone, or one raid decides
    let state = begin(deal);
    let before = state;
    for (let n = 0; state.ctx.gameover === undefined; n++) {
      before = state;
      const list = legal(state);
      state = move(state, list[(n * 7919) % list.length]!);
    }
    const { payload } = (await think(before, 200, 1)) as { payload: { type: string; args: number[] } };
    const names = legal(before).map(({ verb, a, b }) => [verb, ...[a, b].filter(x => x >= 0)].join(' '));
    expect(names).toContain([payload.type, ...payload.args].join(' '));
  }
});

test('boardgame.io is loaded in production mode, and a comparison with another mode is refused', async () => {
  await (await bench()).benchSmall(1, 1);
  expect((await import('../bench/small/boardgameio.ts')).LOADED_IN).toBe('production');

  vi.resetModules();
  expect((await import('../bench/small/boardgameio.ts')).LOADED_IN).toBe('test');
  await expect((await bench()).benchSmall(1, 1)).rejects.toThrow('outside of production mode');
});
