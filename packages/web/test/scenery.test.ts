import { expect, test } from 'vitest';
import { type Placed, placed, ringOf, turned } from '../src/table/scenery/council.ts';
import { worldAt } from '../src/table/scenery/lane.ts';
import { orbiting, orbitsOf } from '../src/table/scenery/orbits.ts';
import type { Box, Spots } from '../src/table/scenery/sheet.ts';

/** Where the drawings behind the boards stand. */

const box = (x: number, y: number, w: number, h: number, seat = -1): Box => ({ x, y, w, h, seat });
const board = { width: 845, height: 810 };
/** A council of four: one in front, one at each flank, and the player. */
const four: Spots = {
  things: {
    '.bay': [box(208, 200, 420, 180)],
    '.across': [box(15, 10, 815, 190, 1)],
    '.near': [box(15, 410, 815, 150, 0)],
    '.rival': [box(15, 210, 184, 170, 2), box(646, 170, 184, 240, 3)],
  },
  words: [],
};
const worlds = [0, 1, 2, 3].map(seat => ({ seat, race: 'Narn', power: 5 }));
const inside = ({ x, y, r }: Omit<Placed, 'seat'>) =>
  x - r >= 0 && y - r >= 0 && x + r <= board.width && y + r <= board.height;

test('each faction of a council stands at a homeworld of its own, inside the board', () => {
  const at = placed(worlds, four, ringOf(four, board), board);
  expect(at.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  expect(at.filter(one => !inside(one))).toEqual([]);
  for (const one of at)
    for (const other of at)
      if (one.seat < other.seat)
        expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.seat} and ${other.seat}`).toBeGreaterThan(one.r);
  // rivals at the flanks stand on their sides, the player at the lower left
  expect(at[2]!.x).toBeLessThan(board.width / 2);
  expect(at[3]!.x).toBeGreaterThan(board.width / 2);
  expect(at[0]!.y).toBeGreaterThan(at[1]!.y);
});

test('a seat that has no place on the board has no homeworld there, and a narrow board has none', () => {
  const gone = { ...four, things: { ...four.things, '.rival': [] } };
  expect(placed(worlds, gone, ringOf(gone, board), board).map(({ seat }) => seat)).toEqual([0, 1]);
  const phone = { width: 390, height: 600 };
  expect(placed(worlds, four, ringOf(four, phone), phone)).toEqual([]);
});

test('the ring goes on by one long mark with a turn, and is where it was after twelve', () => {
  expect(turned(3) - turned(2)).toBeCloseTo(Math.PI / 6);
  expect(Math.cos(turned(14))).toBeCloseTo(Math.cos(turned(2)));
});

test('the horizon of a world lies under the places of its lane, and a stone hangs whole below them', () => {
  const lane = { width: 210, height: 700 };
  const earth = worldAt('earth', lane, 400);
  expect(earth.y - earth.r).toBeCloseTo(406);
  expect(earth.r).toBeGreaterThan(lane.width / 2);
  const stone = worldAt('vesta', lane, 400);
  expect(stone.y - stone.r).toBeGreaterThanOrEqual(400);
  expect(stone.y + stone.r).toBeLessThanOrEqual(700);
  expect(stone.r).toBeLessThanOrEqual(lane.width / 2);
});

test('terrain stands on the orbits around its headquarters, left and right of the fleet', () => {
  const terrain = ['Nebula', 'Ice Moon', 'Black Hole', 'Planet'].map(title => ({ title, second: '' }));
  for (const [hq, fleet] of [
    [box(10, 40, 800, 28, 1), box(10, 150, 800, 180, 1)],
    [box(10, 760, 800, 28, 0), box(10, 480, 800, 160, 0)],
  ] as const) {
    const at = orbiting({ seat: hq.seat, terrain }, hq, fleet, 820);
    const [x0, y0] = [hq.x + hq.w / 2, hq.y + hq.h / 2];
    const reach = Math.abs(fleet.y + fleet.h / 2 - y0) + fleet.h / 2;
    expect(at.map(({ title }) => title)).toEqual(terrain.map(({ title }) => title));
    expect(at.map(({ x }) => x < x0)).toEqual([true, false, true, false]);
    for (const { x, y } of at) {
      const on = orbitsOf(820, reach).map(([rx, ry]) => ((x - x0) / rx) ** 2 + ((y - y0) / ry) ** 2);
      expect(Math.min(...on.map(far => Math.abs(far - 1)))).toBeLessThan(0.001);
      expect(y > Math.min(hq.y, fleet.y) && y < Math.max(hq.y + hq.h, fleet.y + fleet.h)).toBe(true);
    }
  }
});

test('at most eight bodies stand around a headquarters: its cards show all of them', () => {
  const terrain = Array.from({ length: 30 }, (_, i) => ({ title: `Planet ${i}`, second: '' }));
  expect(orbiting({ seat: 0, terrain }, box(0, 700, 800, 20), box(0, 500, 800, 100), 800)).toHaveLength(8);
});
