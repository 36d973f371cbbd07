import { expect, test, vi } from 'vitest';
import { benchSmall } from '../bench/small/bench.ts';

test('the comparison gives numbers that fit together', async () => {
  const mode = process.env.NODE_ENV;
  const { orrery, boardgameio, ratio, spread } = await benchSmall(3, 30);
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

test('boardgame.io is loaded in production mode, and a comparison with another mode is refused', async () => {
  vi.resetModules();
  const { benchSmall: fresh } = await import('../bench/small/bench.ts');
  await fresh(1, 1);
  expect((await import('../bench/small/boardgameio.ts')).LOADED_IN).toBe('production');

  vi.resetModules();
  expect((await import('../bench/small/boardgameio.ts')).LOADED_IN).toBe('test');
  const late = await import('../bench/small/bench.ts');
  await expect(late.benchSmall(1, 1)).rejects.toThrow('outside of production mode');
});
