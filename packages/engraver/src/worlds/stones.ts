/** Stones: small bodies with a shape of their own, and the pebbles of belts and fields. */
import { cos, sin, TAU } from '../maths/angles.ts';
import { chanceOf } from '../maths/chance.ts';
import { noise } from '../maths/noise.ts';
import { smooth, times } from '../maths/numbers.ts';
import { engrave, turnsOf } from '../pen/globe.ts';
import { Path, type Point } from '../pen/path.ts';
import { type Sheet, stroke } from '../pen/sheet.ts';
import { type Crater, cratering, craters, rims } from './craters.ts';
import type { World } from './globes.ts';

/** The radius of a stone in a direction, about 1. */
type Shape = (x: number, y: number, z: number) => number;

/** What makes one stone differ from others. */
export interface StoneOptions {
  readonly shape?: (sheet: Sheet) => Shape;
  /** how far from a ball it is, about 0 to 0.5 */
  readonly long?: number;
  readonly roll?: number;
  readonly flat?: number;
  /** craters that it always has */
  readonly known?: readonly Crater[];
  readonly count?: number;
  /** grooves: darker lines, by a height across them */
  readonly groove?: (x: number, y: number, z: number) => boolean;
}

/** A shape like a potato, another for each name. */
const potato = ({ seed }: Sheet, long: number): Shape => {
  const o = seed % 533;
  return (x, y, z) =>
    0.86 + long * 0.78 * noise(x * 1.3 + o, y * 1.3, z * 1.3) + 0.06 * noise(x * 3.4, y * 3.4 + o, z * 3.4);
};

/** A stone with a waist: two bodies that touch. */
export const peanut: StoneOptions['shape'] = ({ seed }) => {
  const o = seed % 97;
  return (x, y, z) =>
    0.98 - 0.42 * (1 - x * x) * (1 - smooth(0.1, 0.75, Math.abs(x - 0.12))) + 0.08 * noise(x * 2 + o, y * 2, z * 2);
};

/** Vesta: nearly a ball, with its south struck off. */
export const dented: StoneOptions['shape'] = () => (x, y, z) =>
  0.92 + 0.05 * noise(x * 2, y * 2, z * 2) - (y < -0.55 ? 0.24 * smooth(0.55, 0.95, -y) : 0);

/** A kind of world that is a stone. */
export const stone = (options: StoneOptions = {}): World => ({
  ink: 'rock',
  draw(sheet) {
    const { known = [], count = 22, flat = 0.8, groove } = options;
    const shape = options.shape?.(sheet) ?? potato(sheet, options.long ?? 0.34);
    const list = [...known, ...craters(sheet.chance, sheet.big ? count : count >> 1, 0.06, 0.3)];
    const lean = cratering(list, 0.62);
    const o = sheet.seed % 300;
    const lying = { tilt: 0.3, roll: options.roll ?? sheet.roll * 1.5, spin: 0, flat, shape };
    engrave(sheet.pen, { ...sheet, ...lying, ambient: sheet.dark ? 0.2 : 0.1 }, (x, y, z, spot) => {
      const e = 0.06;
      const h = shape(x, y, z);
      spot.radius = h;
      spot.lean = (shape(x + spot.lx * e, y + spot.ly * e, z + spot.lz * e) - h) * -2.9;
      spot.bright = (sheet.dark ? 0.8 : 0.92) + noise(x * 4 + o, y * 4, z * 4) * 0.14;
      if (groove?.(x, y, z)) spot.bright -= 0.36;
      lean(x, y, z, spot);
    });
    rims(sheet, list, lying, 9);
    outline(sheet, lying);
  },
});

/** The edge of a stone, so that its shape can be told from a globe even where it is small. */
function outline(
  sheet: Sheet,
  lying: Required<Pick<StoneOptions, 'flat' | 'roll'>> & { tilt: number; shape: Shape },
): void {
  const { ct, st, cr, sr } = turnsOf({ ...lying, spin: 0 });
  const points = times(sheet.big ? 48 : 22, (i): Point => {
    const a = (i / (sheet.big ? 48 : 22)) * TAU;
    const [x, Y] = [cos(a), sin(a)];
    const R = lying.shape(x, Y * ct, -Y * st);
    const [u, v] = [x * R, Y * R * lying.flat];
    return [sheet.x + sheet.r * (u * cr - v * sr), sheet.y - sheet.r * (u * sr + v * cr)];
  });
  stroke(sheet, new Path().blob(points), 1, sheet.big ? 0.9 : 1.3, sheet.big ? 0.5 : 0.95);
}

/** A small stone of a field of them. @param k its ink */
export function pebble(sheet: Sheet, x: number, y: number, r: number, k: 0 | 1 = 0): void {
  const { pen, chance, dark, inks, gap, w } = sheet;
  if (r < 1.1) {
    pen.fill(new Path().circle(x, y, r), inks[k], 0.9);
    return;
  }
  if (r > 5.5) {
    bigPebble(sheet, x, y, r, k);
    return;
  }
  const a = chance() * TAU;
  const edge = times(7, (i): Point => {
    const t = a + (i / 7) * TAU;
    const q = r * (0.74 + chance() * 0.46);
    return [x + q * cos(t), y + q * sin(t) * 0.84];
  });
  const path = new Path().blob(edge);
  pen.hide(path);
  const hatch = new Path();
  const step = Math.max(1.3, Math.min(gap * 0.8, r * 0.42));
  for (let v = -r * 0.6; v < r * 0.62; v += step) {
    const half = Math.sqrt(Math.max(0, r * r * 0.62 - v * v));
    hatch.from(dark ? x - half * 0.9 : x - half * 0.1, y + v, dark ? x + half * 0.2 : x + half * 0.9, y + v);
  }
  pen.line(hatch, inks[k], step * 0.5, 0.9);
  pen.line(path, inks[k], w * 0.9, 0.9);
}

/** A pebble large enough for lines of its own. */
function bigPebble({ pen, chance, dark, inks, gap }: Sheet, x: number, y: number, r: number, k: 0 | 1): void {
  const o = chance() * 90;
  const shape: Shape = (u, v, w) => 0.9 + 0.26 * noise(u * 1.3 + o, v * 1.3, w * 1.3);
  const list = craters(chanceOf(Math.floor(o * 1000)), 7, 0.14, 0.4);
  const lean = cratering(list, 0.6);
  pen.hide(new Path().ellipse(x, y, r * 0.86, r * 0.72));
  const globe = { x, y, r, gap: Math.max(1.7, gap * 0.85), dark, inks: [inks[k], inks[k]] as const };
  engrave(pen, { ...globe, tilt: 0.3, roll: chance() - 0.7, flat: 0.84, ambient: 0.06 }, (u, v, w, spot) => {
    const h = shape(u, v, w);
    spot.radius = h;
    spot.bright = 0.95;
    spot.lean = (shape(u + spot.lx * 0.08, v + spot.ly * 0.08, w + spot.lz * 0.08) - h) * -2.6;
    lean(u, v, w, spot);
  });
}
