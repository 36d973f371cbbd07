/** Many dots in one path. */
import { Path } from '../pen/path.ts';
import type { Sheet } from '../pen/sheet.ts';

/** Draws dots: each is a place and a radius in pixels. */
export function dots(
  { pen, inks }: Sheet,
  list: readonly (readonly [number, number, number])[],
  k: 0 | 1 = 0,
  strength = 0.9,
): void {
  const path = new Path();
  // a dot of a pixel needs no circle: a square cannot be told from it
  for (const [x, y, r] of list) {
    if (r < 1) path.box(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76);
    else path.circle(x, y, r);
  }
  if (!path.empty) pen.fill(path, inks[k], strength);
}
