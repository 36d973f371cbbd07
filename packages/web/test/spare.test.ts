import { afterEach, expect, test, vi } from 'vitest';
import { Spare } from '../src/connection/door/spare.ts';

/** The worker that waits for what the player does next. */

afterEach(() => void vi.useRealTimers());

/** A worker that knows whether it has ended. */
const worker = () => {
  const one = { ended: false, worker: { terminate: () => void (one.ended = true) } };
  return one;
};

test('a worker waits for the game that it has loaded, and one player takes it once', () => {
  const spare = new Spare<ReturnType<typeof worker>>();
  const one = worker();
  spare.keep('game wars', one);
  expect(spare.holds('game wars')).toBe(true);
  expect(spare.take('game babylon5')).toBeNull();
  expect(spare.take('game wars')).toBe(one);
  expect(spare.take('game wars')).toBeNull();
  expect(one.ended).toBe(false);
});

test('only the last worker waits: the one before ends', () => {
  const spare = new Spare<ReturnType<typeof worker>>();
  const [first, second] = [worker(), worker()];
  spare.keep('game wars', first);
  spare.keep('game babylon5', second);
  expect([first.ended, second.ended]).toEqual([true, false]);
  // one that was taken meanwhile is not the spare any more
  spare.end(first);
  expect(spare.holds('game babylon5')).toBe(true);
  spare.end(second);
  expect(second.ended).toBe(true);
});

test('a worker that nobody takes ends after two minutes, and one that was taken does not', () => {
  vi.useFakeTimers();
  const spare = new Spare<ReturnType<typeof worker>>();
  const [left, taken] = [worker(), worker()];
  spare.keep('game wars', left);
  vi.advanceTimersByTime(120_000);
  expect(left.ended).toBe(true);
  expect(spare.holds('game wars')).toBe(false);
  spare.keep('game wars', taken);
  spare.take('game wars');
  vi.advanceTimersByTime(240_000);
  expect(taken.ended).toBe(false);
});
