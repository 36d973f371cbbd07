/** A black hole: nothing, and light bent about it. */
import { cos, PI, sin, TAU } from '../maths/angles.ts';
import { noise2 } from '../maths/noise.ts';
import { clamp } from '../maths/numbers.ts';
import { layAt, Path, type Point } from '../pen/path.ts';
import { type Sheet, stroke } from '../pen/sheet.ts';
import type { World } from './globes.ts';

const ROLL = -0.22;

export const hole: World = {
  ink: 'hole',
  draw(sheet) {
    const { x, y, r, dark, pen, inks, traits, big } = sheet;
    const R = r * 0.4;
    const rows = big ? Math.round(clamp(r / 4.4, 13, 30)) : 6;
    disc(sheet, rows, PI, TAU);
    lifted(sheet, rows);
    pen.hide(new Path().circle(x, y, R));
    if (!dark) pen.fill(new Path().circle(x, y, R * 0.96), inks[0], 0.92);
    stroke(sheet, new Path().circle(x, y, R * 1.03), 1, 1.5);
    disc(sheet, rows, 0, PI);
    if (traits.includes('quantum'))
      for (let i = 0; i < 3; i++)
        stroke(sheet, new Path().circle(x, y, r * (0.72 + i * 0.22)), 1, 1, 0.7, [1, 2 + i * 2]);
  },
};

/** Half of the disc about it, in lines that swell on the side that comes to us. */
function disc(sheet: Sheet, rows: number, from: number, to: number): void {
  const { x, y, r, w, seed, pen, inks } = sheet;
  const lay = layAt(x, y, ROLL);
  const parts = sheet.big ? 44 : 16;
  for (let i = 0; i < rows; i++) {
    const q = r * 0.4 * (1.5 + (i / (rows - 1)) * 1.75);
    const bright = 1 - i / rows;
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let j = 0; j <= parts; j++) {
      const t = from + ((to - from) * j) / parts;
      const [c, s] = [cos(t), sin(t)];
      const grain = noise2((c * q * 3) / r, (s * q * 3) / r, i * 0.6 + (seed % 100));
      const v = clamp((0.55 - 0.45 * c) * (0.45 + bright * 0.7) + grain * 0.5);
      const half = v < 0.06 ? 0 : w * (0.12 + 0.62 * v);
      upper.push([c * (q - half), s * (q * 0.2 - half)]);
      lower.unshift([c * (q + half), s * (q * 0.2 + half)]);
    }
    pen.fill(new Path(lay).through([...upper, ...lower], true), inks[i % 3 ? 0 : 1], 0.5 + 0.45 * bright);
  }
}

/** The far side of the disc, lifted over the top and under the foot. */
function lifted(sheet: Sheet, rows: number): void {
  const { x, y, r } = sheet;
  const R = r * 0.4;
  const lines = rows >> 1;
  for (let i = 0; i < lines; i++) {
    const q = R * (1.1 + (i / lines) * 0.62);
    const h = R * (1.06 + (i / lines) * 0.5);
    stroke(
      sheet,
      new Path().ellipse(x, y, q, h, ROLL, PI * 1.02, PI * 1.98),
      0,
      1.2 - (0.8 * i) / rows,
      0.9 - (1.1 * i) / rows,
    );
    if (i < rows / 5) stroke(sheet, new Path().ellipse(x, y, q, h, ROLL, PI * 0.1, PI * 0.9), 0, 0.8, 0.6);
  }
}
