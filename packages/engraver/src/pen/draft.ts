/** A draft: drawings of parts on a square of 100, in one ink. Light falls from the left: on dark ground the left is hatched, on paper the right. */
import { cos, PI, sin } from '../maths/angles.ts';
import { type Chance, chanceOf, seedOf } from '../maths/chance.ts';
import { clamp, times } from '../maths/numbers.ts';
import { type Lay, layAt, Path, type Point } from './path.ts';
import type { Pen } from './pen.ts';

/** How a part is drawn. All numbers are in units of the square. */
export interface PartStyle {
  /** the width of its edge */
  readonly w?: number;
  /** the distance of its hatching */
  readonly step?: number;
  /** how much of it is hatched, from 0 to 1 */
  readonly share?: number;
  /** true for a soft outline */
  readonly rounded?: boolean;
}

/** A draft on a square of 100. */
export class Draft {
  readonly chance: Chance;
  readonly seed: number;
  readonly #lay: Lay;

  /** @param scale pixels of one unit @param name what its chance comes from */
  constructor(
    readonly pen: Pen,
    readonly dark: boolean,
    readonly ink: string,
    readonly scale: number,
    name: string,
    x = 0,
    y = 0,
  ) {
    this.seed = seedOf(name);
    this.chance = chanceOf(this.seed);
    this.#lay = layAt(x, y, 0, scale);
  }

  /** True where fine parts would only be grey. */
  get small(): boolean {
    return this.scale < 0.62;
  }

  /** A new path in units of the square. */
  path(): Path {
    return new Path(this.#lay);
  }

  /** The width of a line in pixels: neither lost in small drawings nor heavy in large ones. */
  wide(w: number): number {
    const { scale } = this;
    return w * (scale < 1 ? Math.max(scale, 0.6) : 1 + (scale - 1) * 0.6);
  }

  /** Draws along a path. @param w its width in units @param o its strength */
  line(path: Path, w = 1, o = 1, dash?: readonly number[]): this {
    if (!path.empty)
      this.pen.line(
        path,
        this.ink,
        this.wide(w),
        o,
        dash?.map(x => x * this.scale),
      );
    return this;
  }

  /** Fills a path. */
  fill(path: Path, o = 1): this {
    if (!path.empty) this.pen.fill(path, this.ink, o);
    return this;
  }

  dot(x: number, y: number, r: number): this {
    return this.fill(this.path().circle(x, y, r));
  }

  ring(x: number, y: number, r: number, w = 1, o = 1, dash?: readonly number[]): this {
    return this.line(this.path().circle(x, y, r), w, o, dash);
  }

  /** A solid part: hides what is behind it, is hatched and has an edge. */
  part(points: readonly Point[], style: PartStyle = {}): this {
    const edge = style.rounded ? soft(points) : points;
    const path = this.path().through(edge, true);
    this.pen.hide(path);
    if (!this.small || (style.share ?? 0) === 1) this.hatch(edge, style.step ?? 1.9, style.share);
    return this.line(path, style.w ?? 1.2);
  }

  /** A part and its mirror image. */
  both(points: readonly Point[], style?: PartStyle): this {
    return this.part(points, style).part(mirrored(points), style);
  }

  /** Lines across a figure, on the side that the light makes. */
  hatch(points: readonly Point[], step: number, share = 0.52, o = 0.72): this {
    const apart = clamp(step, 1.7 / this.scale, 3.2 / this.scale);
    const lines = this.path();
    for (const [from, to, y] of across(points, apart)) {
      const w = (to - from) * share;
      if (w > 0.7) lines.from(this.dark ? from : to - w, y, this.dark ? from + w : to, y);
    }
    return this.line(lines, 0.75, o);
  }
}

/** Where level lines lie in a figure: from, to, and their height. */
function across(points: readonly Point[], step: number): [number, number, number][] {
  const out: [number, number, number][] = [];
  const ys = points.map(p => p[1]);
  const foot = Math.max(...ys);
  for (let y = Math.ceil(Math.min(...ys) / step) * step; y < foot; y += step) {
    const xs: number[] = [];
    points.forEach(([a, b], i) => {
      const [c, d] = points[(i + 1) % points.length]!;
      if (b > y !== d > y) xs.push(a + ((y - b) / (d - b)) * (c - a));
    });
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) out.push([xs[i]!, xs[i + 1]!, y]);
  }
  return out;
}

/** The mirror image of a figure, about the middle of the square. */
export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [100 - x, y]).reverse();

/** The point at an angle in degrees, clockwise from the top. */
export function polar(r: number, degrees: number, x = 50, y = 50): Point {
  const a = (degrees * PI) / 180;
  return [x + r * sin(a), y - r * cos(a)];
}

/** An arc, in degrees clockwise from the top. */
export const arc = (path: Path, r: number, from: number, to: number, x = 50, y = 50): Path =>
  path.arc(x, y, r, ((from - 90) * PI) / 180, ((to - 90) * PI) / 180);

/** A figure of equal sides. */
export const gon = (sides: number, r: number, x = 50, y = 50, turned = 0): Point[] =>
  times(sides, i => polar(r, turned + (360 * i) / sides, x, y));

/** A star. @param points how many rays */
export const starry = (points: number, r: number, inner: number, x = 50, y = 50, turned = 0): Point[] =>
  times(points * 2, i => polar(i % 2 ? inner : r, turned + (180 * i) / points, x, y));

/** A rounded line through corners. */
export function soft(points: readonly Point[], parts = 4): Point[] {
  const n = points.length;
  return points.flatMap((b, i) => {
    const [a, c, d] = [points[(i + n - 1) % n]!, points[(i + 1) % n]!, points[(i + 2) % n]!];
    return times(parts, (j): Point => {
      const t = j / parts;
      const f = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      return [f(0), f(1)];
    });
  });
}
