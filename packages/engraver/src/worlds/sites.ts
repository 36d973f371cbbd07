/** Sites: ridges behind each other, what was built there, and in the sky the world it turns about. */

import { cos, PI, sin } from '../maths/angles.ts';
import { chanceOf, seedOf } from '../maths/chance.ts';
import { noise, noise2 } from '../maths/noise.ts';
import { clamp, times } from '../maths/numbers.ts';
import { Path, type Point } from '../pen/path.ts';
import { type Sheet, stroke } from '../pen/sheet.ts';
import { dots } from './dots.ts';
import { GLOBES } from './globe-kinds.ts';
import { inksOf } from './inks.ts';
import type { WorldKind } from './kinds.ts';
import { SKIES } from './skies.ts';
import { type Land, STANDS, type StandKind } from './stands.ts';

/** The shapes of ground. */
export type Form = 'plain' | 'valley' | 'peak' | 'crag' | 'below' | 'hall' | 'bay';

const heightOf = (form: Form, u: number): number => {
  if (form === 'valley') {
    const k = Math.min(1, Math.abs(u) * 2.6);
    return 0.62 * k * Math.sqrt(Math.sqrt(k));
  }
  if (form === 'peak') return 0.66 / (1 + 40 * (u + 0.06) * (u + 0.06)) + 0.06;
  return form === 'crag' ? 0.42 : 0.17;
};

/** Draws a site on a sheet: a square of two and a half radii. @param world the world that it lies on */
export function drawSite(sheet: Sheet, world: WorldKind | undefined): void {
  const { traits, seed, big, pen, dark } = sheet;
  const form = (['valley', 'peak', 'crag', 'below', 'hall', 'bay'] as const).find(it => traits.includes(it)) ?? 'plain';
  const stand = (Object.keys(STANDS) as StandKind[]).find(it => traits.includes(it));
  const W = sheet.r * 2.5;
  const [left, top] = [sheet.x - W / 2, sheet.y - W / 2];
  if (form === 'hall' || form === 'bay') {
    hall(sheet, W, left, top, form === 'bay');
    return;
  }
  sky(sheet, world, W, left, top);
  const rows = big ? 17 : 7;
  if (form === 'below') {
    tunnel(sheet, W, left, top, rows);
    return;
  }
  const o = seed % 401;
  const tall = form === 'valley' || form === 'peak' ? 0.25 : 0;
  const ridge = (i: number, across: number): number => {
    const q = i / rows;
    const u = across - 0.5;
    const rise = noise2(u * (form === 'crag' ? 7 : 4) + o, i * 0.34, 3) * 0.5 + 0.5;
    const rough = Math.abs(noise(u * 15 + o, i * 0.8, 1)) * 0.16;
    const base = 0.5 + 0.5 * q * Math.sqrt(q);
    return top + W * (base - heightOf(form, u) * (rise * 0.8 + rough + tall) * (1 - q * 0.85));
  };
  const parts = big ? 70 : 24;
  for (let i = 0; i <= rows; i++) {
    const line = times(parts + 1, (j): Point => [left + (W * j) / parts, ridge(i, j / parts)]);
    pen.hide(new Path().through([...line, [left + W + 4, top + W + 4], [left - 4, top + W + 4]], true));
    // light falls on what rises to the left
    const upper: Point[] = [];
    const lower: Point[] = [];
    line.forEach(([x, y], j) => {
      const slope = (line[Math.min(parts, j + 1)]![1] - line[Math.max(0, j - 1)]![1]) / ((2 * W) / parts);
      const bright = clamp(0.5 - slope * 0.55);
      const w = sheet.w * (dark ? 0.35 + 1.5 * bright : 1.7 - 1.35 * bright) * (0.55 + (0.6 * i) / rows);
      upper.push([x, y - w / 2]);
      lower.unshift([x, y + w / 2]);
    });
    pen.fill(new Path().through([...upper, ...lower], true), sheet.inks[i % 4 ? 0 : 1], 0.95);
    if (stand && i === Math.round(rows * (stand === 'pad' ? 0.62 : 0.4))) {
      const land: Land = { sheet, W, left, top, ground: u => ridge(i, u) };
      (STANDS[stand] as (land: Land) => void)(land);
    }
  }
  if (traits.includes('unstable')) cracks(sheet, W, left, top);
}

/** Stars, and the world that this one turns about. */
function sky(sheet: Sheet, world: WorldKind | undefined, W: number, left: number, top: number): void {
  const { dark, big, chance, w, gap } = sheet;
  const above = world && SKIES[world];
  if (above) {
    const [kind, size, across] = above;
    const { ink, draw } = GLOBES[kind];
    const seed = seedOf(kind);
    draw({
      ...sheet,
      x: left + W * across,
      y: top + W * 0.26,
      r: W * size,
      gap: gap * 0.9,
      inks: inksOf(ink, dark),
      seed,
      chance: chanceOf(seed),
      roll: -0.2,
    });
  } else stroke(sheet, new Path().circle(left + W * 0.78, top + W * 0.22, W * 0.05), 1, 1, 0.9);
  if (big)
    dots(
      sheet,
      times(26, () => [left + chance() * W, top + chance() * W * 0.5, w * (0.3 + 0.4 * chance())] as const),
      1,
      0.6,
    );
}

/** A way below the ground, ring behind ring. */
function tunnel(sheet: Sheet, W: number, left: number, top: number, rows: number): void {
  const { pen, seed, dark } = sheet;
  const o = seed % 401;
  for (let i = rows; i >= 0; i--) {
    const k = i / rows;
    const q = k * Math.sqrt(Math.sqrt(k));
    const foot = top + W * (0.62 + 0.22 * q);
    const arch = times(26, (j): Point => {
      const t = PI + (j / 25) * PI;
      const R = W * (0.09 + q * 0.52) * (1 + 0.14 * noise2(cos(t) * 2 + o, sin(t) * 2, i * 0.22));
      return [left + W * 0.5 + cos(t) * R, foot + sin(t) * R * 0.98];
    });
    const [a, b] = [arch[0]!, arch[25]!];
    pen.hide(new Path().through(arch, true));
    stroke(
      sheet,
      new Path().through(arch),
      0,
      dark ? 0.5 + 1.2 * q : 1.7 - 1.1 * q,
      0.4 + 0.55 * (dark ? q : 1 - q * 0.5),
    );
    stroke(sheet, new Path().from(a[0], foot, b[0], foot), 0, 0.7, 0.6);
  }
  const rails = new Path();
  for (const d of [-1, 1])
    rails.from(left + W * (0.5 + d * 0.02), top + W * 0.62, left + W * (0.5 + d * 0.2), top + W * 1.02);
  stroke(sheet, rails, 1, 1, 0.9);
}

/** A hall within a station, frame behind frame; a bay has its end open to the stars. */
function hall(sheet: Sheet, W: number, left: number, top: number, open: boolean): void {
  const { pen, inks, w, chance, dark } = sheet;
  const [x, y] = [left + W * 0.5, top + W * 0.5];
  const rows = sheet.big ? 9 : 5;
  const frame = (k: number): Point[] => {
    const [a, b] = [W * 0.5 * k, W * (open ? 0.34 : 0.44) * k];
    return [
      [x - a, y + b],
      [x - a, y - b * 0.55],
      [x - a * 0.6, y - b],
      [x + a * 0.6, y - b],
      [x + a, y - b * 0.55],
      [x + a, y + b],
    ];
  };
  const edges = new Path();
  for (let j = 0; j < 6; j++) edges.from(...frame(0.2)[j]!, ...frame(1.2)[j]!);
  stroke(sheet, edges, 0, 0.9, 0.7);
  for (let i = 0; i < rows; i++) {
    const k = 0.2 + 0.9 * (i / (rows - 1)) * (i / (rows - 1));
    stroke(sheet, new Path().through(frame(k), true), i % 3 ? 0 : 1, dark ? 0.6 + k : 1.5 - k * 0.6, 0.9);
  }
  const floor = new Path();
  for (let i = 1; i < 14; i++) {
    const v = y + W * (open ? 0.34 : 0.44) * (0.2 + 0.9 * (i / 13) * (i / 13));
    const half = ((v - y) / (W * (open ? 0.34 : 0.44))) * W * 0.5;
    floor.from(x - half, v, x + (dark ? 0 : half), v);
  }
  stroke(sheet, floor, 0, 0.7, 0.65);
  if (open) {
    dots(
      sheet,
      times(9, () => [x + (chance() - 0.5) * W * 0.16, y + (chance() - 0.5) * W * 0.1, w * 0.7] as const),
      1,
      0.9,
    );
    pen.fill(
      new Path().through(
        [
          [x, y + W * 0.02],
          [x + W * 0.1, y + W * 0.2],
          [x, y + W * 0.16],
          [x - W * 0.1, y + W * 0.2],
        ],
        true,
      ),
      inks[1],
      0.9,
    );
  } else pen.fill(new Path().box(x - W * 0.03, y - W * 0.03, W * 0.06, W * 0.118), inks[1], 0.85);
}

/** Ground that breaks. */
function cracks(sheet: Sheet, W: number, left: number, top: number): void {
  const path = new Path();
  for (let i = 0; i < 4; i++) {
    const u = 0.14 + i * 0.22 + 0.08 * sheet.chance();
    path.through(
      times(7, j => [left + W * (u + (j % 2 ? 0.03 : -0.02) + j * 0.012), top + W * (0.6 + j * 0.065)] as const),
    );
  }
  stroke(sheet, path, 1, 1.8, 0.95);
}
