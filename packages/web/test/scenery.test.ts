import { expect, test } from 'vitest';
import { type Placed, placed, ringOf, turned } from '../src/table/scenery/council.ts';
import { worldAt } from '../src/table/scenery/lane.ts';
import { orbiting, orbitsOf } from '../src/table/scenery/orbits.ts';
import { covered, isFree, largestFree } from '../src/table/scenery/room.ts';
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
  covers: [box(15, 210, 184, 170), box(646, 170, 184, 240), box(300, 60, 240, 120), box(300, 430, 240, 120)],
};
const worlds = [0, 1, 2, 3].map(seat => ({ seat, race: 'Narn', accent: 'narn', power: 5 }));
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

test('no homeworld lies under a card or a panel, and on a full board it is smaller or left out', () => {
  const full = { ...four, covers: [...four.covers, box(15, 60, 815, 120), box(15, 430, 640, 120)] };
  for (const spots of [four, full])
    for (const one of placed(worlds, spots, ringOf(spots, board), board)) expect(covered(one, spots.covers)).toBe(0);
  const none = { ...four, covers: [box(0, 0, 845, 810)] };
  expect(placed(worlds, none, ringOf(none, board), board)).toEqual([]);
});

test('a seat that has no place on the board has no homeworld there', () => {
  const gone = { ...four, things: { ...four.things, '.rival': [] } };
  expect(placed(worlds, gone, ringOf(gone, board), board).map(({ seat }) => seat)).toEqual([0, 1]);
});

test('on a phone the homeworlds stand around a small ring while nobody has declared a conflict', () => {
  const phone = { width: 390, height: 600 };
  expect(placed(worlds, four, ringOf(four, phone), phone)).toEqual([]);
  const calm = {
    ...four,
    things: { ...four.things, '.bay': [box(13, 200, 364, 150)], '.calm': [box(100, 325, 190, 20)] },
  };
  const at = placed(worlds, calm, ringOf(calm, phone), phone);
  expect(at.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  for (const { x, y, r } of at) {
    expect(x - r > 13 && x + r < 377).toBe(true);
    expect(y - r > 200 && y + r < 325).toBe(true);
  }
});

test('a body goes to the nearest free place, and gets smaller where there is little room', () => {
  const paper = { width: 200, height: 200 };
  const wish = { x: 100, y: 100, r: 30 };
  const taken = (...boxes: Box[]) => ({ boxes, discs: [], reach: 1 });
  expect(largestFree(wish, [10, 200], taken(), paper)).toEqual(wish);
  const beside = largestFree(wish, [10, 200], taken(box(80, 0, 120, 200)), paper)!;
  expect(beside.x + beside.r).toBeLessThanOrEqual(80);
  const small = largestFree(wish, [10, 200], taken(box(0, 0, 200, 80), box(0, 120, 200, 80)), paper)!;
  expect(small.r).toBeLessThanOrEqual(20);
  expect(largestFree(wish, [10, 200], taken(box(0, 0, 200, 200)), paper)).toBeNull();
  expect(isFree(wish, { boxes: [], discs: [{ x: 150, y: 100, r: 30 }], reach: 1 }, paper)).toBe(false);
  expect(covered(wish, [box(0, 0, 100, 200)])).toBeCloseTo(0.5, 0);
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

const EMPTY = { covers: [], words: [] };
const space = { width: 820, height: 800 };

test('terrain stands on the orbits around its headquarters, left and right of the fleet', () => {
  const terrain = ['Nebula', 'Ice Moon', 'Black Hole', 'Planet'].map(title => ({ title, second: '' }));
  for (const [hq, fleet] of [
    [box(10, 40, 800, 28, 1), box(10, 150, 800, 180, 1)],
    [box(10, 760, 800, 28, 0), box(10, 480, 800, 160, 0)],
  ] as const) {
    const at = orbiting({ seat: hq.seat, terrain }, hq, fleet, EMPTY, space);
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
  expect(orbiting({ seat: 0, terrain }, box(0, 700, 800, 20), box(0, 500, 800, 100), EMPTY, space)).toHaveLength(8);
});

test('no terrain lies under a ship, under words, or on other terrain', () => {
  const terrain = Array.from({ length: 8 }, (_, i) => ({ title: `Planet ${i}`, second: '' }));
  const spots = { covers: [box(100, 470, 300, 140), box(500, 480, 90, 130)], words: [box(620, 500, 80, 90)] };
  const at = orbiting({ seat: 0, terrain }, box(10, 760, 800, 28, 0), box(10, 480, 800, 160, 0), spots, space);
  expect(at.length).toBeGreaterThan(3);
  for (const [i, one] of at.entries()) {
    expect(covered(one, [...spots.covers, ...spots.words])).toBe(0);
    for (const other of at.slice(0, i))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r);
  }
});
