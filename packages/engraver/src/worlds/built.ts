/** Worlds that somebody built: stations and satellites. */
import { cos, PI, sin, TAU } from '../maths/angles.ts';
import { mix, times } from '../maths/numbers.ts';
import { layAt, Path } from '../pen/path.ts';
import { type Sheet, stroke } from '../pen/sheet.ts';
import type { World } from './globes.ts';

const TILT = 0.3;

/** A station: a wheel seen from above its rim, its spindle through it. Its name gives spokes and length. */
export const station: World = {
  ink: 'station',
  draw(sheet) {
    const { x, y, r, pen, inks } = sheet;
    const lay = layAt(x, y, -0.3);
    const long = r * (0.62 + 0.05 * (sheet.strength || 5));
    wheel(sheet, false);
    spindle(sheet, -long, -r * 0.16, r * 0.045, r * 0.12);
    spindle(sheet, -r * 0.16, r * 0.2, r * 0.17, r * 0.17);
    stroke(sheet, new Path(lay).ellipse(0, -r * 0.4, r * 0.5, r * 0.5 * TILT), 0, 0.8, 0.8);
    spindle(sheet, r * 0.2, long * 0.9, r * 0.11, r * 0.06);
    wheel(sheet, true);
    const masts = new Path(lay).from(0, -long, 0, -long - r * 0.2).from(0, long * 0.9, 0, long * 0.9 + r * 0.2);
    stroke(sheet, masts, 0, 1, 0.8);
    pen.fill(new Path(lay).circle(0, -long - r * 0.22, sheet.w * 1.4), inks[1]);
  },
};

/** Half of the wheel: behind the spindle, or before it. */
function wheel(sheet: Sheet, front: boolean): void {
  const { x, y, seed, pen, big } = sheet;
  const lay = layAt(x, y, -0.3);
  const R = sheet.r * 1.02;
  const high = sheet.r * 0.13;
  const marks = big ? 48 : 14;
  const turn = (seed % 70) / 10;
  const [from, to] = front ? [0, PI] : [PI, TAU];
  const on = (q: number, t: number) => [cos(t) * R * q, sin(t) * R * q * TILT] as const;
  if (front) {
    const band = new Path(lay)
      .ellipse(0, 0, R, R * TILT, 0, 0, PI)
      .ellipse(0, high, R, R * TILT, 0, PI, 0, true)
      .close();
    pen.hide(band);
    stroke(sheet, new Path(lay).ellipse(0, high, R, R * TILT, 0, from, to), 0, 1.2);
  }
  stroke(sheet, new Path(lay).ellipse(0, 0, R, R * TILT, 0, from, to), 0, 1.2, front ? 1 : 0.7);
  stroke(sheet, new Path(lay).ellipse(0, 0, R * 0.9, R * 0.9 * TILT, 0, from, to), 0, 0.7, 0.6);
  const [ribs, lights, spokes] = [new Path(lay), new Path(lay), new Path(lay)];
  for (let i = 0; i < marks; i++) {
    const t = turn + (i / marks) * TAU;
    if (sin(t) > 0 !== front) continue;
    const [u, v] = on(1, t);
    const end = front ? ([u, v + high] as const) : on(0.9, t);
    ribs.from(u, v, ...end);
    if (front && big && i % 3) lights.from(u - sheet.w, v + high * 0.5, u + sheet.w, v + high * 0.5);
  }
  stroke(sheet, ribs, 0, 0.8, front ? 0.75 : 0.5);
  stroke(sheet, lights, 1, 1.5, 0.95);
  const count = 3 + (seed % 4);
  for (let i = 0; i < count; i++) {
    const t = turn * 0.6 + (i / count) * TAU;
    if (sin(t) > 0 !== front) continue;
    const [u, v] = on(0.9, t);
    for (const d of [-0.03, 0.03]) spokes.from(d * R * 2, 0, u + d * R, v);
  }
  stroke(sheet, spokes, 0, 0.8, 0.8);
}

/** A part of the spindle, hatched. @param a, b its half widths above and below */
function spindle(sheet: Sheet, top: number, foot: number, a: number, b: number): void {
  const lay = layAt(sheet.x, sheet.y, -0.3);
  const hull = new Path(lay).through(
    [
      [-a, top],
      [a, top],
      [b, foot],
      [-b, foot],
    ],
    true,
  );
  sheet.pen.hide(hull);
  stroke(sheet, hull, 0, 1, 0.95);
  const rows = Math.max(2, Math.round((foot - top) / Math.max(2, sheet.gap)));
  const hatch = new Path(lay);
  for (let i = 1; i < rows; i++) {
    const v = mix(top, foot, i / rows);
    const half = mix(a, b, i / rows);
    hatch.from(sheet.dark ? -half : -half * 0.05, v, sheet.dark ? half * 0.1 : half, v);
  }
  stroke(sheet, hatch, 0, 0.9, 0.7);
}

/** A satellite: a body with panels and a dish. */
export const satellite: World = {
  ink: 'station',
  draw(sheet) {
    const { x, y, r, dark, pen, traits, big } = sheet;
    const lay = layAt(x, y, -0.4);
    const [panels, cells, body, hatch] = [new Path(lay), new Path(lay), new Path(lay), new Path(lay)];
    for (const d of [-1, 1])
      for (let i = 0; i < 3; i++) {
        const left = d * r * (0.34 + i * 0.28) - (d < 0 ? r * 0.25 : 0);
        panels.box(left, -r * 0.26, r * 0.25, r * 0.52);
        for (let j = 1; j < (big ? 6 : 3); j++) {
          const v = -r * 0.26 + (j * r * 0.52) / (big ? 6 : 3);
          cells.from(left, v, left + r * 0.25, v);
        }
      }
    stroke(sheet, panels, 0, 1, 0.95);
    stroke(sheet, cells, 0, 0.7, 0.7);
    stroke(sheet, new Path(lay).from(-r * 1.16, 0, r * 1.16, 0), 0, 1, 0.6);
    body.box(-r * 0.2, -r * 0.34, r * 0.4, r * 0.68);
    pen.hide(body);
    stroke(sheet, body, 0, 1.2);
    for (let j = 1; j < 9; j++)
      hatch.from(dark ? -r * 0.2 : 0, -r * 0.34 + j * r * 0.075, dark ? 0 : r * 0.2, -r * 0.34 + j * r * 0.075);
    stroke(sheet, hatch, 0, 0.8, 0.7);
    // a captured one is chained: a bar across it
    if (traits.includes('captured')) {
      const bars = new Path().through(
        times(13, i => [x - r + (i * r) / 6, y + r * 0.62 + (i % 2 ? 1 : -1) * r * 0.07] as const),
      );
      stroke(sheet, bars, 1, 1.6);
    }
    for (let i = 0; i < 4; i++)
      stroke(
        sheet,
        new Path(lay).arc(0, -r * 0.62, r * (0.1 + i * 0.09), -PI * 0.85, -PI * 0.15),
        1,
        1,
        0.95 - i * 0.2,
      );
    stroke(sheet, new Path(lay).from(0, -r * 0.34, 0, -r * 0.66), 1);
  },
};

/** A wreck adrift: the ribs of a hull, broken in two. */
export const wreck: World = {
  ink: 'rock',
  draw(sheet) {
    const { x, y, r, chance, pen, big, dark } = sheet;
    const lay = layAt(x, y, -0.5);
    for (const side of [-1, 1]) {
      const shiftY = side < 0 ? -r * 0.05 : r * 0.16;
      const from = side < 0 ? -1.12 : 0.2;
      const edge: [number, number][] = [
        [from, -0.26],
        [from + 0.78, -0.3],
        [from + 0.9, -0.12],
        [from + 0.74, 0],
        [from + 0.94, 0.14],
        [from + 0.8, 0.28],
        [from, 0.24],
      ];
      const hull = new Path(lay).through(
        edge.map(([u, v]) => [u * r, v * r + shiftY] as const),
        true,
      );
      pen.hide(hull);
      stroke(sheet, hull, 0, 1.2);
      const [ribs, hatch] = [new Path(lay), new Path(lay)];
      for (let i = 1; i < 7; i++)
        ribs.from((from + i * 0.11) * r, -0.26 * r + shiftY, (from + i * 0.11 + 0.04) * r, 0.24 * r + shiftY);
      stroke(sheet, ribs, 1, 0.9, 0.9);
      for (let j = 1; j < (big ? 9 : 4); j++) {
        const v = (-0.26 + (j * 0.5) / (big ? 9 : 4)) * r + shiftY;
        hatch.from((from + (dark ? 0 : 0.4)) * r, v, (from + (dark ? 0.4 : 0.76)) * r, v);
      }
      stroke(sheet, hatch, 0, 0.7, 0.65);
    }
    const scrap = new Path();
    for (let i = 0; i < (big ? 22 : 7); i++) {
      const [t, q, s] = [chance() * TAU, r * (0.2 + chance()), r * (0.02 + 0.04 * chance())];
      const [u, v] = [x + cos(t) * q, y + sin(t) * q * 0.8];
      scrap.through(
        [
          [u, v - s],
          [u + s * 1.4, v],
          [u, v + s],
        ],
        true,
      );
    }
    stroke(sheet, scrap, 0, 0.9, 0.85);
  },
};
