/** Craters: where they are, how their ground leans, and the rims of the largest. */
import { angleOf, cos, PI, sin, TAU } from '../maths/angles.ts';
import type { Chance } from '../maths/chance.ts';
import { times } from '../maths/numbers.ts';
import { LIGHT, type Spot, turnsOf } from '../pen/globe.ts';
import { Path } from '../pen/path.ts';
import { type Sheet, stroke } from '../pen/sheet.ts';

/** A crater: its middle on the unit globe, and its radius. */
export type Crater = readonly [x: number, y: number, z: number, radius: number];

/** A point anywhere on the unit globe. */
export function anywhere(chance: Chance): [number, number, number] {
  const y = chance() * 2 - 1;
  const a = chance() * TAU;
  const q = Math.sqrt(1 - y * y);
  return [q * sin(a), y, q * cos(a)];
}

/** The point at that longitude and latitude, in degrees. */
export function placeAt(lon: number, lat: number): [number, number, number] {
  const a = (lon * PI) / 180;
  const b = (lat * PI) / 180;
  return [cos(b) * sin(a), sin(b), cos(b) * cos(a)];
}

/** Craters by chance, many small and few large. @param small, large their radii */
export function craters(chance: Chance, count: number, small: number, large: number): Crater[] {
  return times(count, () => {
    const at = anywhere(chance);
    const k = chance();
    return [...at, small + (large - small) * k * k * Math.sqrt(k)] as const;
  });
}

/** A function that leans the ground of a globe by its craters. */
export function cratering(list: readonly Crater[], deep = 0.55): (x: number, y: number, z: number, spot: Spot) => void {
  let line = NaN;
  let row: Crater[] = [];
  return (x, y, z, spot) => {
    if (y !== line) {
      // all points of a line have one y, and most craters are not on it
      line = y;
      row = list.filter(c => Math.abs(y - c[1]) < c[3] * 1.35);
    }
    for (const c of row) {
      const dx = x - c[0];
      const dy = y - c[1];
      const dz = z - c[2];
      const reach = c[3] * 1.35;
      const d2 = dx * dx + dy * dy + dz * dz;
      if (d2 > reach * reach) continue;
      const d = Math.sqrt(d2) + 1e-6;
      const t = d / c[3];
      const slope = t < 0.98 ? t * t * 1.15 : -(1.35 - t) * 1.7;
      spot.lean -= (deep * slope * (dx * spot.lx + dy * spot.ly + dz * spot.lz)) / d;
    }
  };
}

/** How the globe of some rims lies. */
interface Lying {
  readonly tilt: number;
  readonly roll: number;
  readonly spin: number;
  readonly flat?: number;
  readonly shape?: (x: number, y: number, z: number) => number;
}

/** The rims of the largest craters that face us: lit on the wall away from the light, dark on the other. */
export function rims(sheet: Sheet, list: readonly Crater[], lying: Lying, most = 14): void {
  const { ct, st, cr, sr, cs, ss } = turnsOf(lying);
  const flat = lying.flat ?? 1;
  const la = angleOf(-LIGHT[1], LIGHT[0]);
  const { pen, dark, r } = sheet;
  const lit = new Path();
  const dim = new Path();
  const cut = new Path();
  let count = 0;
  for (const [qx, qy, qz, a] of [...list].sort((p, q) => q[3] - p[3])) {
    if (count >= most || a * r < 2.2) break;
    const x = qx * cs - qz * ss;
    const z = qz * cs + qx * ss;
    const Y = qy * ct - z * st;
    const Z = qy * st + z * ct;
    if (Z < 0.3) continue;
    const R = lying.shape?.(qx, qy, qz) ?? 1;
    const X = (x * cr - Y * flat * sr) * R;
    const W = (x * sr + Y * flat * cr) * R;
    if (X * LIGHT[0] + W * LIGHT[1] + Z * LIGHT[2] < 0.08) continue;
    const t = angleOf(-W, X);
    const ring = (path: Path, from: number, to: number, k: number) =>
      path.ellipse(sheet.x + r * X * 0.985, sheet.y - r * W * 0.985, a * r * Z * k, a * r * k, t, from - t, to - t);
    if (dark) {
      ring(cut, la - 1.25, la + 1.25, 0.88);
      ring(cut, la + 1.25, la - 1.25, 0.76);
      ring(lit, la + PI - 1.1, la + PI + 1.1, 0.95);
      ring(dim, la - 0.9, la + 0.9, 1.08);
    } else {
      ring(lit, la - 1.3, la + 1.3, 0.9);
      ring(dim, la + PI - 1.1, la + PI + 1.1, 1.06);
    }
    count++;
  }
  if (!cut.empty) pen.hide(cut);
  stroke(sheet, lit, 1, 1.4, 0.9);
  stroke(sheet, dim, 1, 0.8, 0.8);
}
