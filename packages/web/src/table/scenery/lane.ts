/** The land of WARS: a world's horizon under one side, its sky above the other. */
import { SKIES, type WorldKind, worldOf } from '@orrery/engraver';
import type { LaneScenery } from './scenery.ts';
import { type Context, erase, inkOf, line, type Paper, roomForWords, type Spots, stars, TAU, world } from './sheet.ts';

/** How strong a world is behind cards. */
const STRENGTH = { dark: 0.6, light: 0.46 };
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

/** Paints a lane. */
export function paintLane(c: Context, scenery: LaneScenery, { things, words }: Spots, paper: Paper): () => void {
  const { width, height, dark } = paper;
  const kind = worldOf(scenery.world);
  const places = things['.place'] ?? [];
  const ground = places.length === 0 ? height * 0.56 : Math.max(...places.map(({ y, h }) => y + h)) - 6;
  const sky = places.length === 0 ? height * 0.44 : Math.min(...places.map(({ y }) => y));
  stars(c, scenery.world, { x: 0, y: 0, w: width, h: height }, dark);
  const above = SKIES[kind];
  if (above !== undefined) {
    const [moon, size, across] = above;
    const r = Math.min(width * 0.36, sky * 0.36, 60 + 520 * size, 30 + 300 * size) * (size < 0.15 ? 0.5 : 1);
    const [x, y] = [width * across, Math.max(r + 34, sky * 0.34)];
    world(c, moon, moon, x, y, r, dark);
    line(c, inkOf(dark), 1, 0.22, () => c.arc(x, y, r * 1.24, 0, TAU));
  }
  const at = worldAt(kind, paper, ground);
  world(c, scenery.world, kind, at.x, at.y, at.r, dark);
  erase(c, () => c.rect(0, 0, width, height), 1 - (dark ? STRENGTH.dark : STRENGTH.light));
  roomForWords(c, words);
  return () => {};
}
