/** The space of Galactic Empires: a headquarters of each side, and its terrain on orbits around it. */
import { worldOf } from '@orrery/engraver';
import { firstFree, largestFree, once } from './room.ts';
import type { OrbitsScenery, OrbitsSide } from './scenery.ts';
import {
  type Box,
  body,
  type Context,
  type Disc,
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
export interface Orbiting extends Disc {
  readonly title: string;
  readonly second: string;
}
/** The sizes that are tried for a body, as shares of the largest. */
const SIZES = [1, 0.8, 0.62] as const;
/** A headquarters is not drawn smaller than this, in pixels, and not farther from its line than this share of the width. */
const [LEAST_BASE, FARTHEST] = [24, 0.26] as const;

/** The half axes of the orbits, from the inner to the outer one, in pixels. @param reach how far the fleet reaches from the headquarters */
export const orbitsOf = (width: number, reach: number): readonly (readonly [rx: number, ry: number])[] =>
  [0.62, 0.86, 1.1].map((share, i) => [width * (0.34 + 0.065 * i), reach * share]);

/**
 * Where the terrain of a side stands: left and right of its fleet, on its orbits, where no card and no word lies. What has no room is left out: its card
 * shows it. @param fleet the row of its ships @param spots what lies on the board @param others bodies that are there already
 */
export function orbiting(
  { terrain }: OrbitsSide,
  hq: Box,
  fleet: Box,
  spots: Pick<Spots, 'covers' | 'words'>,
  paper: Pick<Paper, 'width' | 'height'>,
  others: readonly Disc[] = [],
): Orbiting[] {
  const { width } = paper;
  const [x0, y0] = middleOf(hq);
  const up = fleet.y < hq.y;
  const orbits = orbitsOf(width, reachOf(hq, fleet));
  const most = Math.max(11, Math.min(30, width * 0.03));
  const few = terrain.slice(0, MOST);
  const boxes = [...spots.covers, ...spots.words];
  const found: Orbiting[] = [];
  few.forEach(({ title, second }, i) => {
    // two and two, from the foot of the fleet to its head
    const rows = Math.ceil(few.length / 2);
    const dy = Math.abs(fleet.y + fleet.h / 2 - y0) + fleet.h * (((i >> 1) + 0.5) / rows - 0.5) * 0.9;
    const first = (i >> 1) % 2 === 0 ? 2 : 1;
    const wishes = function* (): Generator<Disc> {
      for (const size of SIZES)
        for (const side of i % 2 === 0 ? [-1, 1] : [1, -1])
          for (const orbit of [first, 3 - first]) {
            const [rx, ry] = orbits[orbit]!;
            for (let k = 0; k < 50; k++) {
              const v = dy / ry + ((k + 1) >> 1) * (k % 2 ? 0.02 : -0.02);
              if (v < 0.12 || v > 0.95) continue;
              const away = side * rx * Math.sqrt(1 - v * v);
              yield { x: x0 + away, y: y0 + ry * v * (up ? -1 : 1), r: most * size };
            }
          }
    };
    const disc = firstFree(wishes(), { boxes, discs: [...others, ...found], reach: 1.15 }, paper);
    if (disc !== null) found.push({ title, second, ...disc });
  });
  return found;
}

const middleOf = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2];
const reachOf = (hq: Box, fleet: Box): number => Math.abs(fleet.y + fleet.h / 2 - hq.y - hq.h / 2) + fleet.h / 2;

/** Where the station of a headquarters stands: before its line, where no card lies; null if there is no room near it. */
export function baseAt(
  hq: Box,
  fleet: Box,
  { covers, words }: Pick<Spots, 'covers' | 'words'>,
  paper: Pick<Paper, 'width' | 'height'>,
  others: readonly Disc[] = [],
): Disc | null {
  const [x, y] = middleOf(hq);
  const r = Math.max(26, Math.min(70, paper.width * 0.085));
  const wish = { x, y: y + (fleet.y < hq.y ? -1 : 1) * r * 0.8, r };
  // it may stand on its own line
  const boxes = [...covers, ...words].filter(box => box.y !== hq.y || box.h !== hq.h);
  // its spindle reaches beyond its ring
  const taken = { boxes, discs: others, reach: 1.3 };
  return largestFree(wish, [LEAST_BASE, paper.width * FARTHEST], taken, paper);
}

/** Paints both sides. */
export function paintOrbits(c: Context, scenery: OrbitsScenery, spots: Spots, paper: Paper): () => void {
  const { things, words } = spots;
  const { width, height, dark } = paper;
  const ink = inkOf(dark);
  stars(c, 'Galactic Empires', { x: 0, y: 0, w: width, h: height }, dark);
  const all = things['.hq'] ?? [];
  const fleets = things['.rank'] ?? [];
  const sides = [scenery.across, scenery.near].flatMap(side => {
    const hq = all.find(({ seat }) => seat === side?.seat);
    const fleet = fleets.find(({ seat }) => seat === side?.seat);
    return side === null || hq === undefined || fleet === undefined ? [] : [{ side, hq, fleet }];
  });
  // the orbits of both sides lie below all bodies
  for (const { hq, fleet } of sides) {
    const [x, y] = middleOf(hq);
    const orbits = orbitsOf(width, reachOf(hq, fleet));
    orbits.forEach(([rx, ry], i) => {
      line(c, ink, 1, i === 1 ? 0.2 : 0.32, () => c.ellipse(x, y, rx, ry, 0, 0, TAU));
    });
    ruled(c, ink, x, y, orbits[2]!);
  }
  const places = once(spots, 'bodies', () => {
    const bodies: Disc[] = [];
    return sides.map(({ side, hq, fleet }) => {
      const base = baseAt(hq, fleet, spots, paper, bodies);
      if (base !== null) bodies.push(base);
      const terrain = orbiting(side, hq, fleet, spots, paper, bodies);
      bodies.push(...terrain);
      return { seat: side.seat, base, terrain };
    });
  });
  for (const { seat, base, terrain } of places) {
    if (base !== null) {
      erase(c, () => c.arc(base.x, base.y, base.r * 1.1, 0, TAU));
      body(c, `headquarters ${seat}`, 'station', base, paper, 0.72);
    }
    for (const one of terrain) {
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
