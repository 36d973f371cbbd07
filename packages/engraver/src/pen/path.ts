/** A path as plain numbers: what every pen draws. */
import { cos, PI, sin, TAU } from '../maths/angles.ts';

export type Point = readonly [x: number, y: number];

/** Where a path's points land: x' = a x + c y + e, y' = b x + d y + f. */
export type Lay = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Lays a drawing at (x, y), turned by an angle and scaled. */
export function layAt(x: number, y: number, turned = 0, scale = 1): Lay {
  const c = cos(turned) * scale;
  const s = sin(turned) * scale;
  return [c, s, -s, c, x, y];
}

/** First one lay, then the other. */
export const laid = (first: Lay, then: Lay): Lay => [
  then[0] * first[0] + then[2] * first[1],
  then[1] * first[0] + then[3] * first[1],
  then[0] * first[2] + then[2] * first[3],
  then[1] * first[2] + then[3] * first[3],
  then[0] * first[4] + then[2] * first[5] + then[4],
  then[1] * first[4] + then[3] * first[5] + then[5],
];

/** The steps of a path, each followed by the points that it needs. */
export const MOVE = 0;
export const LINE = 1;
export const CURVE = 2;
export const CLOSE = 3;

/** A path made of moves, lines and curves. Arcs become curves, by our own sine. */
export class Path {
  /** a step (MOVE, LINE, CURVE, CLOSE) and then its points, again and again */
  readonly data: number[] = [];
  readonly #lay: Lay | undefined;

  constructor(lay?: Lay) {
    this.#lay = lay;
  }

  /** True if nothing was drawn yet. */
  get empty(): boolean {
    return this.data.length === 0;
  }

  move(x: number, y: number): this {
    return this.#to(MOVE, x, y);
  }

  line(x: number, y: number): this {
    return this.#to(LINE, x, y);
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.data.push(CURVE);
    this.#point(x1, y1);
    this.#point(x2, y2);
    this.#point(x, y);
    return this;
  }

  /** A curve with one corner that it leans to. @param from the point where the path is now */
  bend(from: Point, [cx, cy]: Point, [x, y]: Point): this {
    const k = 2 / 3;
    return this.curve(
      from[0] + k * (cx - from[0]),
      from[1] + k * (cy - from[1]),
      x + k * (cx - x),
      y + k * (cy - y),
      x,
      y,
    );
  }

  close(): this {
    this.data.push(CLOSE);
    return this;
  }

  /** Lines through points, from the first to the last. */
  through(points: readonly Point[], closed = false): this {
    let step = MOVE;
    for (const [x, y] of points) {
      this.#to(step, x, y);
      step = LINE;
    }
    return closed ? this.close() : this;
  }

  /** One straight line. */
  from(x: number, y: number, u: number, v: number): this {
    return this.move(x, y).line(u, v);
  }

  /** A part of an ellipse; a whole one is closed. Angles in radians, clockwise on the screen from the right. */
  ellipse(x: number, y: number, rx: number, ry: number, roll = 0, from = 0, to = TAU, joined = false): this {
    const span = to - from;
    const parts = Math.max(1, Math.ceil(Math.abs(span) / (PI / 2) - 1e-9));
    const step = span / parts;
    const k = (4 / 3) * (sin(step / 4) / cos(step / 4));
    const [cr, sr] = [cos(roll), sin(roll)];
    const at = (u: number, v: number): Point => [x + u * cr - v * sr, y + u * sr + v * cr];
    let [c, s] = [cos(from), sin(from)];
    const [x0, y0] = at(c * rx, s * ry);
    this.#to(joined ? LINE : MOVE, x0, y0);
    for (let i = 1; i <= parts; i++) {
      const a = from + step * i;
      const [c1, s1] = [cos(a), sin(a)];
      const p = at((c - k * s) * rx, (s + k * c) * ry);
      const q = at((c1 + k * s1) * rx, (s1 - k * c1) * ry);
      const e = at(c1 * rx, s1 * ry);
      this.curve(p[0], p[1], q[0], q[1], e[0], e[1]);
      [c, s] = [c1, s1];
    }
    return Math.abs(span) >= TAU - 1e-9 ? this.close() : this;
  }

  circle(x: number, y: number, r: number): this {
    return this.ellipse(x, y, r, r);
  }

  arc(x: number, y: number, r: number, from: number, to: number): this {
    return this.ellipse(x, y, r, r, 0, from, to);
  }

  box(x: number, y: number, w: number, h: number): this {
    return this.through(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      true,
    );
  }

  /** A smooth closed line near points. */
  blob(points: readonly Point[]): this {
    const n = points.length;
    const middle = (i: number): Point => {
      const [a, b] = [points[(i + n) % n]!, points[(i + n + 1) % n]!];
      return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    };
    let was = middle(-1);
    this.move(was[0], was[1]);
    for (let i = 0; i < n; i++) {
      const next = middle(i);
      this.bend(was, points[i]!, next);
      was = next;
    }
    return this.close();
  }

  #to(step: number, x: number, y: number): this {
    this.data.push(step);
    this.#point(x, y);
    return this;
  }

  #point(x: number, y: number): void {
    const m = this.#lay;
    if (m === undefined) this.data.push(x, y);
    else this.data.push(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]);
  }
}

/** Calls back for each step of a path. */
export function walk(
  { data }: Path,
  to: {
    readonly move: (x: number, y: number) => void;
    readonly line: (x: number, y: number) => void;
    readonly curve: (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => void;
    readonly close: () => void;
  },
): void {
  for (let i = 0; i < data.length; ) {
    const step = data[i++];
    if (step === MOVE) to.move(data[i++]!, data[i++]!);
    else if (step === LINE) to.line(data[i++]!, data[i++]!);
    else if (step === CURVE) {
      to.curve(data[i]!, data[i + 1]!, data[i + 2]!, data[i + 3]!, data[i + 4]!, data[i + 5]!);
      i += 6;
    } else to.close();
  }
}
