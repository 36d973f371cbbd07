import type { Wars } from '@orrery/table/views';
import { expect, test } from 'vitest';
import type { Happened } from '../src/table/director/scene.ts';
import { taken } from '../src/table/games/wars/taken.ts';
import { MOMENTS, type MomentContext, type MomentName } from '../src/table/moments/drawings.ts';
import { momentsOf } from '../src/table/moments/which.ts';

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
  MOMENTS[name].draw(c as unknown as MomentContext, k, {
    x: 100,
    y: 100,
    w: 90,
    h: 130,
    harm: 'red',
    lit: 'gold',
    ink: 'white',
    own: 'blue',
  });
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

const happens = (fact: string, card: number | null = null, face: string | null = null): Happened => ({
  fact,
  card,
  face,
});
const isWorld = (face: string) => face === 'planet';

test('a scene has a moment for each card that is hit or lost in it, whatever else happens', () => {
  const scene = {
    kind: 'result' as const,
    happened: [happens('damaged', 3, 'ship'), happens('left', 4, 'ship'), happens('battle-step-ended')],
  };
  expect(momentsOf(scene, isWorld, [])).toEqual([
    { name: 'damage', card: 3 },
    { name: 'destroyed', card: 4 },
  ]);
  const many = { kind: 'result' as const, happened: [1, 2, 3, 4, 5].map(id => happens('left', id)) };
  expect(momentsOf(many, isWorld, [])).toHaveLength(3);
  expect(momentsOf({ kind: 'event', happened: [happens('returned', 3)] }, isWorld, [])).toEqual([]);
});

test('a world arrives and is lost with moments of its own, a ship only is lost', () => {
  const event = (...happened: Happened[]) => momentsOf({ kind: 'event', happened }, isWorld, []);
  expect(event(happens('played', 7, 'planet'), happens('entered', 7, 'planet'))).toEqual([
    { name: 'arrives', card: 7 },
  ]);
  expect(event(happens('left', 7, 'planet'))).toEqual([{ name: 'gone', card: 7 }]);
  expect(event(happens('entered', 8, 'ship'))).toEqual([]);
});

test('somebody who takes a place is seen to take it, with a fact or without one', () => {
  expect(momentsOf({ kind: 'event', happened: [happens('control-taken', 5)] }, isWorld, [])).toEqual([
    { name: 'control', card: 5 },
  ]);
  expect(momentsOf({ kind: 'quiet', happened: [] }, isWorld, [9])).toEqual([{ name: 'control', card: 9 }]);
  expect(momentsOf({ kind: 'still', happened: [] }, isWorld, [9])).toEqual([]);
});

test('a location of WARS changes its controller, but is not taken when it is empty or new', () => {
  const view = (...held: number[]) =>
    ({
      regions: [{ sites: held.map((controlledBy, id) => ({ id, controlledBy })), sectors: [] }],
    }) as unknown as Wars.View;
  expect(taken(view(-1, 0, 0, 1), view(1, 0, 1, -1, 0))).toEqual([0, 2]);
});
