/** Globes: a ground, air about it, and rings. */
import { PI, sin, TAU } from '../maths/angles.ts';
import { engrave } from '../pen/globe.ts';
import { Path } from '../pen/path.ts';
import { type Sheet, stroke } from '../pen/sheet.ts';
import { rims } from './craters.ts';
import type { GroundFor } from './ground.ts';
import type { InkName } from './inks.ts';

/** Draws a world on a sheet. */
export type DrawWorld = (sheet: Sheet) => void;

/** A kind of world: its inks, and how it is drawn. */
export interface World {
  readonly ink: InkName;
  readonly draw: DrawWorld;
}

/** How a globe of some kind lies. What is left out comes from its name. */
export interface GlobeOptions {
  /** degrees of longitude that face us */
  readonly lon?: number;
  readonly tilt?: number;
  readonly roll?: number;
  /** lines of air on its lit side */
  readonly air?: number;
  readonly rings?: boolean;
  /** more that is drawn on it */
  readonly more?: DrawWorld;
}

/** A kind of world that is a globe. */
export const globe = (ink: InkName, ground: GroundFor, options: GlobeOptions = {}): World => ({
  ink,
  draw(sheet) {
    const { air = 0, rings, more } = options;
    drawAir(sheet, air);
    const body = rings ? { ...sheet, r: sheet.r * 0.62 } : sheet;
    if (rings) {
      drawRings(sheet, true);
      sheet.pen.hide(new Path().circle(body.x, body.y, body.r));
    }
    const lying = {
      tilt: options.tilt ?? 0.28,
      roll: options.roll ?? sheet.roll,
      spin: ((options.lon ?? sheet.seed % 360) * PI) / 180,
    };
    const { surface, craters } = ground(body);
    engrave(sheet.pen, { ...body, ...lying, ambient: sheet.dark ? 0.035 : 0.02 }, surface);
    if (craters) rims(body, craters, lying);
    limb(body);
    if (rings) drawRings(sheet, false);
    more?.(body);
  },
});

/** The edge of a globe, stronger on its lit side. */
export function limb(sheet: Sheet): void {
  const { x, y, r } = sheet;
  stroke(sheet, new Path().circle(x, y, r), 0, 1, 0.32);
  stroke(sheet, new Path().arc(x, y, r, PI * 0.86, PI * 1.7), 0, 1.25, 0.85);
}

function drawAir(sheet: Sheet, lines: number): void {
  const { x, y, r } = sheet;
  for (let i = 1; i <= lines; i++) {
    const arc = new Path().arc(x, y, r * (1 + 0.035 * i) + 0.6, PI * 0.82 + i * 0.06, PI * 1.72 - i * 0.06);
    stroke(sheet, arc, 1, 1, 0.5 / i);
  }
}

/** Rings about a globe, first behind it and then before it. */
function drawRings(sheet: Sheet, behind: boolean): void {
  const { x, y, r, seed, big } = sheet;
  const count = big ? 13 : 7;
  for (let i = 0; i < count; i++) {
    // one ring is missing
    if (i === Math.round(count * 0.62)) continue;
    const q = r * (0.82 + (0.36 * i) / (count - 1));
    const path = new Path().ellipse(x, y, q, q * 0.23, -0.32, behind ? PI : 0, behind ? TAU : PI);
    const wide = 0.7 + 0.9 * Math.abs(sin(i * 2.3 + (seed % 100)));
    stroke(sheet, path, i % 3 ? 0 : 1, wide, (behind ? 0.5 : 0.85) * (0.55 + 0.4 * Math.abs(sin(i * 1.7))));
  }
}
