/** The space of Galactic Empires: a headquarters of each side, and its terrain on orbits around it. */
import { worldOf } from '@orrery/engraver';
import type { OrbitsScenery, OrbitsSide } from './scenery.ts';
import {
  type Box,
  body,
  type Context,
  erase,
  inkOf,
  line,
  type Paper,
  roomForWords,
  type Spots,
  stars,
  TAU,
} from './sheet.ts';

/** The most bodies of a side: more would be a crowd. Its cards show all of them. */
const MOST = 8;
/** A body on an orbit. */
export interface Orbiting {
  readonly title: string;
  readonly second: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The half axes of the orbits, from the inner to the outer one, in pixels. @param reach how far the fleet reaches from the headquarters */
export const orbitsOf = (width: number, reach: number): readonly (readonly [rx: number, ry: number])[] =>
  [0.62, 0.86, 1.1].map((share, i) => [width * (0.34 + 0.065 * i), reach * share]);

/** Where the terrain of a side stands: left and right of its fleet, on the two outer orbits. @param fleet the row of its ships */
export function orbiting({ terrain }: OrbitsSide, hq: Box, fleet: Box, width: number): Orbiting[] {
  const [x0, y0] = middleOf(hq);
  const up = fleet.y < hq.y;
  const orbits = orbitsOf(width, reachOf(hq, fleet));
  const r = Math.max(11, Math.min(30, width * 0.03));
  const few = terrain.slice(0, MOST);
  return few.map(({ title, second }, i) => {
    // two and two, from the foot of the fleet to its head
    const rows = Math.ceil(few.length / 2);
    const dy = Math.abs(fleet.y + fleet.h / 2 - y0) + fleet.h * (((i >> 1) + 0.5) / rows - 0.5) * 0.9;
    const [rx, ry] = orbits[(i >> 1) % 2 === 0 ? 2 : 1]!;
    const v = Math.min(0.94, dy / ry);
    const away = rx * Math.sqrt(1 - v * v);
    return { title, second, x: x0 + (i % 2 === 0 ? -away : away), y: y0 + ry * v * (up ? -1 : 1), r };
  });
}

const middleOf = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2];
const reachOf = (hq: Box, fleet: Box): number => Math.abs(fleet.y + fleet.h / 2 - hq.y - hq.h / 2) + fleet.h / 2;

/** Paints both sides. */
export function paintOrbits(c: Context, scenery: OrbitsScenery, { things, words }: Spots, paper: Paper): () => void {
  const { width, height, dark } = paper;
  const ink = inkOf(dark);
  stars(c, 'Galactic Empires', { x: 0, y: 0, w: width, h: height }, dark);
  const all = things['.hq'] ?? [];
  const fleets = things['.rank'] ?? [];
  for (const side of [scenery.across, scenery.near]) {
    const hq = all.find(({ seat }) => seat === side?.seat);
    const fleet = fleets.find(({ seat }) => seat === side?.seat);
    if (side === null || hq === undefined || fleet === undefined) continue;
    const [x, y] = middleOf(hq);
    const orbits = orbitsOf(width, reachOf(hq, fleet));
    orbits.forEach(([rx, ry], i) => {
      line(c, ink, 1, i === 1 ? 0.2 : 0.32, () => c.ellipse(x, y, rx, ry, 0, 0, TAU));
    });
    ruled(c, ink, x, y, orbits[2]!);
    const r = Math.max(26, Math.min(78, width * 0.085));
    erase(c, () => c.arc(x, y, r * 1.1, 0, TAU));
    body(c, `headquarters ${side.seat}`, 'station', { x, y, r }, paper, 0.72);
    for (const one of orbiting(side, hq, fleet, width)) {
      erase(c, () => c.arc(one.x, one.y, one.r + 4, 0, TAU));
      body(c, `${one.title} ${one.second}`, worldOf(one.title, one.second), one, paper, 0.9);
    }
  }
  roomForWords(c, words);
  return () => {};
}

/** Marks along the outer orbit. */
function ruled(c: Context, ink: string, x: number, y: number, [rx, ry]: readonly [rx: number, ry: number]): void {
  line(c, ink, 1, 0.3, () => {
    for (let i = 0; i < 72; i++) {
      const a = (i / 72) * TAU;
      const far = i % 6 === 0 ? 9 : 5;
      c.moveTo(x + Math.cos(a) * rx, y + Math.sin(a) * ry);
      c.lineTo(x + Math.cos(a) * (rx + far), y + Math.sin(a) * (ry + far));
    }
  });
}
