import { expect, test } from 'vitest';
import { benchSmall } from '../bench/small/bench.ts';

test('the comparison gives numbers that fit together', () => {
  const mode = process.env.NODE_ENV;
  const { orrery, boardgameio, ratio, spread } = benchSmall(3, 30);
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
