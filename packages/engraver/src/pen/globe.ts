/** The engraver: a globe in lines that swell. The lines are its parallels; how wide a line is says how bright that point is. */
import { arccosine, arcsine, cos, PI, sin } from '../maths/angles.ts';
import { clamp } from '../maths/numbers.ts';
import { Path } from './path.ts';
import type { Pen } from './pen.ts';
import type { Inks, View } from './sheet.ts';

/** The light of all drawings: from the upper left, a little before us. A unit vector: right, up, to us. */
export const LIGHT = [-0.6216, 0.5013, 0.6016] as const;

/** A point of a globe while it is drawn. A surface sets `bright`, `ink`, `lean` and `radius`. */
export interface Spot {
  /** how bright its ground is, about 0 to 1 */
  bright: number;
  /** the ink it is drawn with */
  ink: 0 | 1;
  /** how much it leans to the light, about -1 to 1 */
  lean: number;
  /** how far it lies from the middle; 1 on a globe */
  radius: number;
  /** the light, in the globe's own axes */
  lx: number;
  ly: number;
  lz: number;
}

/** Says what lies at a point (x, y, z) of the unit globe. */
export type Surface = (x: number, y: number, z: number, spot: Spot) => void;

/** How a globe lies. */
export interface Globe {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** the distance of its lines, in pixels */
  readonly gap: number;
  readonly dark: boolean;
  readonly inks: Inks;
  /** how far its pole leans to us, in radians */
  readonly tilt?: number;
  /** how far its pole leans to the side */
  readonly roll?: number;
  /** how far it is turned about its pole */
  readonly spin?: number;
  /** its height as a share of its width */
  readonly flat?: number;
  readonly light?: readonly [number, number, number];
  /** how bright its night is */
  readonly ambient?: number;
  /** the colors of the top edges and the width below which a line ends, in pixels */
  readonly least?: number;
  /** the part that can be seen, if not all of it */
  readonly view?: View;
}

/** The turns of a globe as numbers, for its lines and for what is drawn on it. */
export function turnsOf({ tilt = 0.25, roll = 0, spin = 0 }: Pick<Globe, 'tilt' | 'roll' | 'spin'>) {
  return { ct: cos(tilt), st: sin(tilt), cr: cos(roll), sr: sin(roll), cs: cos(spin), ss: sin(spin) };
}

/** The parallels lie nearer together at the poles, but not as near as on a flat picture. */
const latitude = (u: number): number => arcsine(u) * 0.72 + u * (PI / 2) * 0.28;

const upper = new Float64Array(4096);
const lower = new Float64Array(4096);

/** How long the point of a line is, as a share of its width there. */
const POINT = 0.5;

/** The point of a line, beyond its end at `j`; `k` is the place before it. */
function point(path: Path, j: number, k: number): void {
  const [ux, uy, lx, ly] = [upper[2 * j]!, upper[2 * j + 1]!, lower[2 * j]!, lower[2 * j + 1]!];
  const [x, y] = [(ux + lx) / 2, (uy + ly) / 2];
  const [dx, dy] = [x - (upper[2 * k]! + lower[2 * k]!) / 2, y - (upper[2 * k + 1]! + lower[2 * k + 1]!) / 2];
  const long = Math.sqrt(dx * dx + dy * dy);
  const wide = Math.sqrt((ux - lx) * (ux - lx) + (uy - ly) * (uy - ly));
  if (long > 0) path.line(x + (dx / long) * wide * POINT, y + (dy / long) * wide * POINT);
}

/** One run of a line, as a closed figure. @param first, last true if it begins or ends in a point, as a burin cuts it: blunt ends would make coasts of steps */
function put(path: Path, count: number, first: boolean, last: boolean): void {
  if (count < 2) return;
  path.move(upper[0]!, upper[1]!);
  for (let j = 1; j < count; j++) path.line(upper[2 * j]!, upper[2 * j + 1]!);
  if (last) point(path, count - 1, count - 2);
  for (let j = count - 1; j >= 0; j--) path.line(lower[2 * j]!, lower[2 * j + 1]!);
  if (first) point(path, 0, 1);
  path.close();
}

/** The width of a line as a share of its room. On dark ground it swells with light, on paper with shadow. */
const swell = (bright: number, dark: boolean): number =>
  dark ? 0.78 * bright : Math.min(0.78, 0.06 + 0.8 * (1 - bright) * (1.06 - 0.06 * bright));

/** How far beyond what can be seen lines still go on, in pixels. */
const BEYOND = 6;

/** Draws a globe in swelling lines. What cannot be seen is not computed. */
export function engrave(pen: Pen, globe: Globe, surface: Surface): void {
  const { r, gap, dark, light = LIGHT, ambient = 0.05, flat = 1, inks } = globe;
  const { ct, st, cr, sr, cs, ss } = turnsOf(globe);
  const ux = light[0] * cr + light[1] * sr;
  const uy = light[1] * cr - light[0] * sr;
  const uz = light[2];
  const zl = uz * ct - uy * st;
  const spot: Spot = {
    bright: 1,
    ink: 0,
    lean: 0,
    radius: 1,
    lx: ux * cs + zl * ss,
    ly: uy * ct + uz * st,
    lz: zl * cs - ux * ss,
  };
  const rows = Math.max(5, Math.round((r * 2 * (flat + 0.1)) / gap));
  const paths: readonly [Path, Path] = [new Path(), new Path()];
  const least = globe.least ?? (dark ? 0.26 : 0.24);
  const step = r > 150 ? 3.4 : r > 40 ? 1.9 : 1.5;
  const { view } = globe;
  for (let i = 0; i < rows; i++) {
    const la = latitude(-1 + ((i + 0.5) * 2) / rows);
    const wide = (latitude(Math.min(1, -1 + ((i + 1) * 2) / rows)) - latitude(-1 + (i * 2) / rows)) * r;
    const yy = sin(la);
    const rho = cos(la);
    const edge = (-yy * st) / (rho * ct + 1e-9);
    if (edge >= 1) continue;
    const most = edge <= -1 ? PI : arccosine(edge);
    const parts = Math.min(2000, Math.max(6, Math.ceil((most * rho * r) / step)));
    let run = 0;
    let ink: 0 | 1 = 0;
    // true if the run has begun where its line was too thin before
    let first = false;
    for (let s = 0; s <= parts; s++) {
      const lo = most * (-1 + (2 * s) / parts);
      const sl = sin(lo);
      const cl = cos(lo);
      const x = rho * sl;
      const z = rho * cl;
      const Y = yy * ct - z * st;
      if (view !== undefined) {
        const at = globe.x + r * (x * cr - Y * flat * sr);
        const down = globe.y - r * (x * sr + Y * flat * cr);
        const away = Math.max(view.x - at, at - view.x - view.w, view.y - down, down - view.y - view.h) - BEYOND;
        if (away > 0) {
          put(paths[ink as 0 | 1]!, run, first, false);
          run = 0;
          first = false;
          // no point of this line comes nearer than its steps are long
          s += Math.floor(away / step);
          continue;
        }
      }
      const qx = x * cs + z * ss;
      const qz = z * cs - x * ss;
      spot.bright = 1;
      spot.ink = 0;
      spot.lean = 0;
      spot.radius = 1;
      surface(qx, yy, qz, spot);
      const Z = yy * st + z * ct;
      const facing = clamp((x * ux + Y * uy + Z * uz + spot.lean + 0.12) / 1.12);
      const bright = clamp(spot.bright * (ambient + (1 - ambient) * facing * (1.5 - 0.5 * facing)));
      // the way across the line on the screen, and how much nearer the lines lie there
      const dy = sl * st;
      const len = Math.sqrt(cl * cl + dy * dy);
      const nx = len > 0.02 ? -dy / len : 0;
      const ny = len > 0.02 ? cl / len : 1;
      const near = Math.abs(ny * (ct * rho + yy * cl * st) - nx * yy * sl) || 0.3;
      const w = wide * (0.25 + 0.75 * near) * swell(bright, dark) * 0.5;
      if (w * 2 < least || spot.bright < 0) {
        put(paths[ink as 0 | 1]!, run, first, true);
        run = 0;
        first = true;
        continue;
      }
      if (spot.ink !== ink) {
        if (run > 0) {
          const j = 2 * (run - 1);
          const [a, b, c, d] = [upper[j]!, upper[j + 1]!, lower[j]!, lower[j + 1]!];
          put(paths[ink as 0 | 1]!, run, first, false);
          first = false;
          upper[0] = a;
          upper[1] = b;
          lower[0] = c;
          lower[1] = d;
          run = 1;
        }
        ink = spot.ink;
      }
      const px = x * spot.radius;
      const py = Y * spot.radius * flat;
      const X = globe.x + r * (px * cr - py * sr);
      const W = globe.y - r * (px * sr + py * cr);
      const ox = w * (nx * cr - ny * sr);
      const oy = -w * (nx * sr + ny * cr);
      const j = 2 * run++;
      upper[j] = X - ox;
      upper[j + 1] = W - oy;
      lower[j] = X + ox;
      lower[j + 1] = W + oy;
    }
    put(paths[ink as 0 | 1]!, run, first, false);
  }
  for (const k of [0, 1] as const) if (!paths[k].empty) pen.fill(paths[k], inks[k]);
}
