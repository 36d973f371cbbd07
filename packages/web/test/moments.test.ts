import { expect, test } from 'vitest';
import { MOMENTS, type MomentContext, type MomentName } from '../src/table/moments/drawings.ts';

/** Moments as functions of k. */

/** The strokes that a moment draws at k: the strength of each, and all points. */
function drawn(name: MomentName, k: number): { strengths: number[]; points: number[] } {
  const [strengths, points]: [number[], number[]] = [[], []];
  const note = (...at: number[]) => points.push(...at);
  const c = {
    ...{ strokeStyle: '', lineWidth: 1, globalAlpha: 1 },
    ...{ save() {}, restore() {}, beginPath() {}, clip() {}, setLineDash() {} },
    ...{ rect: note, moveTo: note, lineTo: note, arc: note },
    stroke: () => strengths.push(c.globalAlpha),
  };
  MOMENTS[name].draw(c as unknown as MomentContext, k, { x: 100, y: 100, w: 90, h: 130, harm: 'red', lit: 'gold' });
  return { strengths, points };
}

const NAMES = Object.keys(MOMENTS) as MomentName[];

test.each(NAMES)('%s lasts from 400 to 900 ms, and is the same at the same k', name => {
  expect(MOMENTS[name].millis).toBeGreaterThanOrEqual(400);
  expect(MOMENTS[name].millis).toBeLessThanOrEqual(900);
  expect(drawn(name, 0.4)).toEqual(drawn(name, 0.4));
  expect(drawn(name, 0.4)).not.toEqual(drawn(name, 0.6));
});

test.each(NAMES)('%s can be seen in its middle, and nothing is left of it at its end', name => {
  expect(Math.max(...drawn(name, 0.5).strengths)).toBeGreaterThan(0.4);
  expect(Math.max(...drawn(name, 1).strengths)).toBeLessThan(0.001);
  for (const k of [0, 0.25, 0.5, 0.75, 1])
    expect(drawn(name, k).points.every(Number.isFinite), `${name} at ${k}`).toBe(true);
});
