/** The land of WARS: a world's horizon under one side, its sky above the other. */
import { SKIES, type WorldKind, worldOf } from '@orrery/engraver';
import { largestFree, once } from './room.ts';
import type { LaneScenery } from './scenery.ts';
import {
  body,
  type Context,
  inkOf,
  landscape,
  line,
  type Paper,
  roomForWords,
  type Spots,
  stars,
  TAU,
} from './sheet.ts';

/** How strong a world is behind cards. */
const STRENGTH = { dark: 0.62, light: 0.6 };
/** Kinds that have no ground to stand on: they hang whole below the cards. */
const HANGING: ReadonlySet<WorldKind> = new Set([
  ...(['asteroid', 'peanut', 'boulder', 'phobos', 'vesta', 'belt', 'field', 'oort', 'cluster', 'system'] as const),
  ...(['wreck', 'station', 'satellite', 'comet', 'nebula', 'hole'] as const),
]);

/** Where the world of a lane lies: its middle and radius, in pixels. @param ground the height of the horizon */
export function worldAt(
  kind: WorldKind,
  { width, height }: Pick<Paper, 'width' | 'height'>,
  ground: number,
): { readonly x: number; readonly y: number; readonly r: number } {
  const below = height - ground;
  if (HANGING.has(kind)) {
    const r = Math.max(16, Math.min(width * 0.46, below * 0.44));
    return { x: width / 2, y: ground + below * 0.52, r };
  }
  const r = Math.min(560, Math.max(width * 0.66, below * 0.62));
  return { x: width * 0.5, y: ground + r + 6, r };
}

/** A moon is not drawn smaller than this, in pixels. */
const LEAST = 9;

/** Paints a lane. */
export function paintLane(c: Context, scenery: LaneScenery, spots: Spots, paper: Paper): () => void {
  const { things, words, covers } = spots;
  const { width, height, dark } = paper;
  const kind = worldOf(scenery.world);
  const places = things['.place'] ?? [];
  const ground = places.length === 0 ? height * 0.56 : Math.max(...places.map(({ y, h }) => y + h)) - 6;
  const sky = places.length === 0 ? height * 0.44 : Math.min(...places.map(({ y }) => y));
  const strength = dark ? STRENGTH.dark : STRENGTH.light;
  stars(c, scenery.world, { x: 0, y: 0, w: width, h: height }, dark);
  const above = SKIES[kind];
  if (above !== undefined) {
    const [moon, size, across] = above;
    const r = Math.min(width * 0.36, sky * 0.36, 60 + 520 * size, 30 + 300 * size) * (size < 0.15 ? 0.5 : 1);
    const wish = { x: Math.round(width * across), y: Math.round(Math.max(r + 34, sky * 0.34)), r: Math.round(r) };
    // it hangs where no card hides it
    const taken = { boxes: [...covers, ...words], discs: [], reach: 1.1 };
    const at = once(spots, 'moon', () => largestFree(wish, [LEAST, width / 2], taken, { width, height: sky }));
    if (at !== null) {
      body(c, moon, moon, at, paper, strength);
      line(c, inkOf(dark), 1, 0.14, () => c.arc(at.x, at.y, at.r * 1.24, 0, TAU));
    }
  }
  landscape(c, scenery.world, kind, worldAt(kind, paper, ground), paper, strength);
  roomForWords(c, words);
  return () => {};
}
