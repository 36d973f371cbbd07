/** Worlds of many points: belts and fields of stones, Oort clouds, clusters, systems. */
import { cos, sin, TAU } from '../maths/angles.ts';
import { noise2 } from '../maths/noise.ts';
import { clamp, length, times } from '../maths/numbers.ts';
import { engrave, LIGHT } from '../pen/globe.ts';
import { layAt, Path } from '../pen/path.ts';
import { type Sheet, stroke } from '../pen/sheet.ts';
import { dots } from './dots.ts';
import type { World } from './globes.ts';
import { sun } from './lights.ts';
import { pebble } from './stones.ts';

/** The angle that spreads points evenly. */
const GOLDEN = 2.39996;

/** A small sun with marks about it, in the middle of a chart. */
function middle(sheet: Sheet): void {
  const { x, y, r, pen, inks } = sheet;
  pen.fill(new Path().circle(x, y, r * 0.045 + 0.8), inks[1]);
  const marks = new Path();
  for (let i = 0; i < 12; i++) {
    const t = (i / 12) * TAU;
    const b = r * (i % 3 ? 0.155 : 0.18);
    marks.from(x + cos(t) * r * 0.12, y + sin(t) * r * 0.12, x + cos(t) * b, y + sin(t) * b);
  }
  stroke(sheet, marks, 1, 0.7, 0.6);
}

/** Stones on one orbit. */
export const belt: World = {
  ink: 'rock',
  draw(sheet) {
    const { x, y, r, big, chance } = sheet;
    const R = r * 1.28;
    const tilt = 0.36;
    const roll = -0.26;
    const [c, s] = [cos(roll), sin(roll)];
    for (const q of [0.8, 0.9, 1])
      stroke(sheet, new Path().ellipse(x, y, R * q, R * q * tilt, roll), 0, 0.7, q === 0.9 ? 0.4 : 0.16);
    const all = times(big ? 54 : 14, i => {
      const t = i * GOLDEN + chance() * 0.4;
      const q = R * (0.9 + (chance() - 0.5) * 0.26);
      const [u, v] = [cos(t) * q, sin(t) * q * tilt];
      const k = chance();
      const size = (0.016 + 0.075 * k * k * k) * r * (1.25 + 0.65 * sin(t));
      return [x + u * c - v * s, y + u * s + v * c, Math.max(0.8, size * (big ? 1 : 2.4)), v] as const;
    });
    // those before us are drawn last
    for (const [u, v, size] of [...all].sort((p, q) => p[3] - q[3])) pebble(sheet, u, v, size);
    middle(sheet);
  },
};

/** Stones everywhere. */
export const field: World = {
  ink: 'rock',
  draw(sheet) {
    const { x, y, r, big, chance } = sheet;
    const count = big ? 26 : 8;
    const all: [number, number, number][] = [];
    for (let i = 0; i < count * 8 && all.length < count; i++) {
      const t = chance() * TAU;
      const q = Math.sqrt(chance());
      const size = r * (all.length < 2 ? 0.34 : all.length < 6 ? 0.17 : 0.035 + 0.09 * chance());
      const [u, v] = [x + cos(t) * q * r * 1.1, y + sin(t) * q * r * 0.86];
      if (all.every(p => length(p[0] - u, p[1] - v) > (p[2] + size) * 1.12)) all.push([u, v, size]);
    }
    for (const [u, v, size] of all) pebble(sheet, u, v, size);
    const dust = times(count * 2, () => {
      const t = chance() * TAU;
      const q = Math.sqrt(chance()) * r * 1.2;
      return [x + cos(t) * q, y + sin(t) * q * 0.8, sheet.w * (0.4 + chance() * 0.5)] as const;
    });
    dots(sheet, dust, 0, 0.6);
  },
};

/** A hollow ball of points. */
export const oort: World = {
  ink: 'ice',
  draw(sheet) {
    const { x, y, r, w, big, chance, pen, inks } = sheet;
    const count = big ? Math.min(1800, Math.floor(r * 16)) : 110;
    const near: [number, number, number][] = [];
    const far: [number, number, number][] = [];
    for (let i = 0; i < count; i++) {
      const v = 1 - (2 * (i + 0.5)) / count;
      const t = i * GOLDEN;
      const q = Math.sqrt(1 - v * v);
      const [u, z] = [q * cos(t), q * sin(t)];
      const R = r * (1.02 + 0.16 * noise2(u * 2, v * 2, z * 2));
      const lit = 0.35 + 0.65 * Math.abs(LIGHT[0] * u + LIGHT[1] * v + 0.4);
      const edge = Math.abs(u) + Math.abs(v);
      const size = w * (z > 0 ? 0.85 : 0.55) * (0.3 + 0.7 * edge * edge) * lit * (0.6 + chance() * 0.8);
      (z > 0 ? near : far).push([x + u * R, y - v * R, size]);
    }
    dots(sheet, far, 0, 0.45);
    dots(sheet, near, 0, 0.95);
    for (let i = 1; i < 4; i++) stroke(sheet, new Path().ellipse(x, y, r * 0.13 * i, r * 0.045 * i, -0.3), 1, 0.7, 0.6);
    pen.fill(new Path().circle(x, y, r * 0.035 + 0.7), inks[1]);
  },
};

/** Stars that draw together. */
export const cluster: World = {
  ink: 'star',
  draw(sheet) {
    const { x, y, r, w, big, chance } = sheet;
    const count = big ? Math.min(2000, Math.floor(r * 15)) : 120;
    const list = times(count, () => {
      const t = chance() * TAU;
      const [k, m] = [chance(), chance()];
      const q = r * 1.15 * k * k;
      return [x + cos(t) * q, y + sin(t) * q, w * (0.3 + 0.9 * m * m * m)] as const;
    });
    dots(sheet, list, 0, 0.9);
    dots(
      sheet,
      list.slice(0, count / 26).map(([u, v, s]) => [u, v, s * 2.2] as const),
      1,
      1,
    );
    for (const q of [0.4, 0.8, 1.2]) stroke(sheet, new Path().circle(x, y, r * q), 0, 0.7, 0.4, [1, 4]);
  },
};

/** A sun with its planets on their orbits. Its strength says how many. */
export const system: World = {
  ink: 'system',
  draw(sheet) {
    const { x, y, r, big, chance, pen, traits, inks } = sheet;
    const count = clamp((sheet.strength || 5) - 2, 2, 6);
    const tilt = 0.42;
    const lay = layAt(x, y, -0.2);
    const R = r * 1.25;
    const planets = times(count, i => {
      const q = R * (0.24 + (0.76 * (i + 0.5)) / count);
      const t = chance() * TAU;
      const [u, v] = [cos(t) * q, sin(t) * q * tilt];
      const dash = traits.includes('forming') || traits.includes('undiscovered') ? [1.5, 3] : undefined;
      stroke(sheet, new Path(lay).ellipse(0, 0, q, q * tilt), 0, 0.9, 0.6, dash);
      return [lay[0] * u + lay[2] * v + x, lay[1] * u + lay[3] * v + y, r * (0.06 + 0.09 * chance()) + 0.9] as const;
    });
    if (big) {
      const marks = new Path(lay);
      for (let i = 0; i < 60; i++) {
        const t = (i / 60) * TAU;
        const [a, b] = [R * 1.03, R * 1.03 * (i % 5 ? 1.02 : 1.045)];
        marks.from(cos(t) * a, sin(t) * a * tilt, cos(t) * b, sin(t) * b * tilt);
      }
      stroke(sheet, marks, 0, 0.7, 0.6);
    }
    sun({ ...sheet, r: r * 0.24, inks: [inks[1], inks[1]] }, big ? 12 : 8);
    for (const [u, v, size] of planets) {
      pen.hide(new Path().circle(u, v, size));
      if (size > 3)
        engrave(
          pen,
          { ...sheet, x: u, y: v, r: size, gap: Math.max(1.6, size * 0.26), tilt: 0.2, roll: 0 },
          (_x, _y, _z, spot) => {
            spot.bright = 0.9;
          },
        );
      if (size > 3) stroke(sheet, new Path().circle(u, v, size), 1, 1, 0.9);
      else pen.fill(new Path().circle(u, v, size), inks[1]);
      if (traits.includes('ring') && size > 2)
        stroke(sheet, new Path().ellipse(u, v, size * 2, size * 0.5, -0.3), 1, 1, 0.8);
      if (traits.includes('pirate') && size > 2)
        stroke(
          sheet,
          new Path().from(u - size, v - size, u + size, v + size).from(u + size, v - size, u - size, v + size),
          1,
          0.8,
          0.8,
        );
    }
  },
};
