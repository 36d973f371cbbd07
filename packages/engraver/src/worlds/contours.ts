/** Lines of equal height of a field. */
import { Path } from '../pen/path.ts';

/** A height at a place of the unit square. */
export type Field = (u: number, v: number) => number;

/** The lines of a field at some heights, one path for each. @param n cells on a side @param at the place on the sheet */
export function contours(
  field: Field,
  n: number,
  levels: readonly number[],
  at: (u: number, v: number) => readonly [number, number],
): Path[] {
  const side = n + 1;
  const heights = new Float32Array(side * side);
  for (let j = 0; j <= n; j++) for (let i = 0; i <= n; i++) heights[j * side + i] = field(i / n, j / n);
  return levels.map(level => {
    const path = new Path();
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++) {
        const k = j * side + i;
        cell(path, level, [heights[k]!, heights[k + 1]!, heights[k + side + 1]!, heights[k + side]!], (u, v) =>
          at((i + u) / n, (j + v) / n),
        );
      }
    return path;
  });
}

/** The sides that a line crosses, by which corners lie above it. Sides: 0 top, 1 right, 2 foot, 3 left. */
const CROSSED: readonly (readonly number[])[] = [
  ...[[], [3, 0], [0, 1], [3, 1], [1, 2], [3, 2, 0, 1], [0, 2], [3, 2]],
  ...[[3, 2], [0, 2], [3, 0, 1, 2], [1, 2], [3, 1], [0, 1], [3, 0], []],
];

function cell(
  path: Path,
  level: number,
  [a, b, c, d]: readonly [number, number, number, number],
  at: (u: number, v: number) => readonly [number, number],
): void {
  const kind = (a > level ? 1 : 0) | (b > level ? 2 : 0) | (c > level ? 4 : 0) | (d > level ? 8 : 0);
  const sides = CROSSED[kind]!;
  const on = (side: number) =>
    side === 0
      ? at((level - a) / (b - a), 0)
      : side === 1
        ? at(1, (level - b) / (c - b))
        : side === 2
          ? at((level - d) / (c - d), 1)
          : at(0, (level - a) / (d - a));
  for (let i = 0; i < sides.length; i += 2) path.from(...on(sides[i]!), ...on(sides[i + 1]!));
}
