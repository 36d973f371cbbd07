/** The places of dragons: their holes, caves and eggs. */
import { angleOf, cos, PI, sin, TAU } from '../maths/angles.ts';
import { noise2 } from '../maths/noise.ts';
import { times } from '../maths/numbers.ts';
import { engrave } from '../pen/globe.ts';
import { Path } from '../pen/path.ts';
import { type Sheet, stroke } from '../pen/sheet.ts';
import type { World } from './globes.ts';

/** A throat of rock, ring behind ring. @param eye true if something looks out of it */
function throat(sheet: Sheet, eye: boolean): void {
  const { x, y, r, dark, seed, pen, inks, big } = sheet;
  const rows = big ? 15 : 6;
  const o = seed % 211;
  for (let i = rows; i > 0; i--) {
    const k = i / rows;
    const q = 0.2 + k * Math.sqrt(Math.sqrt(k)) * 0.98;
    const edge = times(22, j => {
      const t = (j / 22) * TAU;
      const R = r * q * (1 + 0.2 * noise2(cos(t) * 1.4 + o, sin(t) * 1.4, i * 0.16));
      return [x + cos(t) * R + (1 - q) * r * 0.14, y + sin(t) * R * 0.9 + (1 - q) * r * 0.1] as const;
    });
    // what is deepest is dark, on paper as well
    if (i === 1 && !dark) pen.fill(new Path().blob(edge), inks[0], 0.92);
    const wide = dark ? 0.5 + 1.5 * q * q : 2.1 - 1.5 * q;
    stroke(sheet, new Path().blob(edge), i % 3 ? 0 : 1, wide, Math.min(1, 0.25 + 0.7 * (dark ? q : 1.1 - q * 0.6)));
  }
  if (!eye) return;
  for (const d of [-0.08, 0.16]) {
    const slit = new Path().ellipse(x + r * (0.05 + d), y + r * 0.09, r * 0.03, r * 0.11, d < 0 ? -0.25 : 0.25);
    if (dark) pen.fill(slit, inks[1]);
    else pen.hide(slit);
  }
}

export const dragonHole: World = { ink: 'dragon', draw: sheet => throat(sheet, false) };
export const dragonCave: World = { ink: 'dragon', draw: sheet => throat(sheet, true) };

/** An egg in scales. */
export const egg: World = {
  ink: 'dragon',
  draw(sheet) {
    const { x, y, r, pen } = sheet;
    const R = r * 1.05;
    const shape = (v: number) => 0.86 - 0.14 * v;
    engrave(pen, { ...sheet, r: R, tilt: 0.12, roll: 0.12, flat: 1 }, (u, v, w, spot) => {
      const row = Math.floor((v + 1) * 5);
      const h = cos(angleOf(u, w) * 5 + row * PI) * cos((v + 1) * 5 * PI);
      spot.bright = 0.8 + 0.22 * h;
      spot.lean = 0.25 * h;
      spot.ink = h > 0.4 ? 1 : 0;
      spot.radius = shape(v);
    });
    const edge = times(40, i => {
      const a = (i / 40) * TAU;
      const q = R * shape(sin(a));
      return [x + q * (cos(a) * 0.993 - sin(a) * 0.12), y - q * (sin(a) * 0.993 + cos(a) * 0.12)] as const;
    });
    stroke(sheet, new Path().blob(edge), 0, 1, 0.8);
  },
};
