/** Finds room for bodies on a board, so that no card and no word lies on them. */
import type { Box, Disc, Paper } from './sheet.ts';

/** What a body must keep away from. */
export interface Taken {
  readonly boxes: readonly Box[];
  readonly discs: readonly Disc[];
  /** how far a body reaches, as a share of its radius: its marks lie around it */
  readonly reach: number;
}

/** True if a body lies on the board, and on nothing else. */
export function isFree({ x, y, r }: Disc, taken: Taken, { width, height }: Pick<Paper, 'width' | 'height'>): boolean {
  const far = r * taken.reach;
  if (x < far || y < far || x > width - far || y > height - far) return false;
  for (const box of taken.boxes) {
    const dx = Math.max(box.x - x, 0, x - box.x - box.w);
    const dy = Math.max(box.y - y, 0, y - box.y - box.h);
    if (dx * dx + dy * dy < far * far) return false;
  }
  for (const disc of taken.discs) {
    const [dx, dy, apart] = [disc.x - x, disc.y - y, far + disc.r * taken.reach];
    if (dx * dx + dy * dy < apart * apart) return false;
  }
  return true;
}

/** The first of these that is free; null if none is. @param wishes the best first */
export function firstFree(wishes: Iterable<Disc>, taken: Taken, paper: Pick<Paper, 'width' | 'height'>): Disc | null {
  for (const wish of wishes) if (isFree(wish, taken, paper)) return wish;
  return null;
}

/** The distance of places that are tried, in pixels. */
const STEP = 12;
/** The sizes that are tried, as shares of the size that a body wants. */
export const SHARES = [1, 0.82, 0.66, 0.52, 0.4] as const;

/** The free place that is nearest to where a body wants to be; null if there is none within `most` pixels. */
export function nearestFree(
  wish: Disc,
  taken: Taken,
  paper: Pick<Paper, 'width' | 'height'>,
  most = Number.POSITIVE_INFINITY,
): Disc | null {
  if (isFree(wish, taken, paper)) return wish;
  const { r } = wish;
  let best: Disc | null = null;
  let far = most * most;
  // what is too far away to be in the way costs nothing
  const reach = most + r * taken.reach;
  const near = {
    ...taken,
    boxes: taken.boxes.filter(
      ({ x, y, w, h }) => x < wish.x + reach && x + w > wish.x - reach && y < wish.y + reach && y + h > wish.y - reach,
    ),
  };
  for (let y = wish.y % STEP; y < paper.height; y += STEP) {
    const down = (y - wish.y) * (y - wish.y);
    if (down >= far) continue;
    for (let x = wish.x % STEP; x < paper.width; x += STEP) {
      const here = (x - wish.x) * (x - wish.x) + down;
      if (here >= far || !isFree({ x, y, r }, near, paper)) continue;
      far = here;
      best = { x, y, r };
    }
  }
  return best;
}

/** The same for a body that may be smaller: the largest that has room within `most` pixels of its place. @param least its least radius */
export function largestFree(
  wish: Disc,
  [least, most]: readonly [least: number, most: number],
  taken: Taken,
  paper: Pick<Paper, 'width' | 'height'>,
): Disc | null {
  for (const share of SHARES) {
    const r = Math.round(wish.r * share);
    if (r < least) break;
    const found = nearestFree({ ...wish, r }, taken, paper, most);
    if (found !== null) return found;
  }
  return null;
}

/** The share of a body that lies under boxes, from 0 to 1. */
export function covered({ x, y, r }: Disc, boxes: readonly Box[]): number {
  let [all, under] = [0, 0];
  for (let i = -3; i <= 3; i++)
    for (let j = -3; j <= 3; j++) {
      if (i * i + j * j > 10) continue;
      const [u, v] = [x + (i * r) / 3.2, y + (j * r) / 3.2];
      all++;
      if (boxes.some(box => u >= box.x && v >= box.y && u <= box.x + box.w && v <= box.y + box.h)) under++;
    }
  return under / all;
}

/** What was found for these things on a board. A board is looked at twice: for the worlds that it needs, and to paint them. */
const found = new WeakMap<object, Map<string, unknown>>();

/** Looks for something once, as long as nothing has moved. @param spots where things stand @param what a name for it */
export function once<T>(spots: object, what: string, look: () => T): T {
  const known = found.get(spots) ?? new Map<string, unknown>();
  found.set(spots, known);
  if (!known.has(what)) known.set(what, look());
  return known.get(what) as T;
}
