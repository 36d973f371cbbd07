/** Charts: what has no surface is drawn as a map. Nebulae and remnants, charged fields, the void. */
import { cos, sin, TAU } from '../maths/angles.ts';
import { noise, noise2, noise3 } from '../maths/noise.ts';
import { clamp, length, smooth, times } from '../maths/numbers.ts';
import { layAt, Path } from '../pen/path.ts';
import { type Sheet, stroke } from '../pen/sheet.ts';
import { contours } from './contours.ts';
import { dots } from './dots.ts';
import type { World } from './globes.ts';

/** Clouds by lines of equal density, with stars in them. @param warp how much they are torn @param shell true for a cloud that is empty within */
function cloud(sheet: Sheet, warp: number, shell: boolean): void {
  const { chance, x, y, r, w, inks, pen, big, seed } = sheet;
  const o = (seed % 701) * 0.37;
  const R = r * 1.3;
  const size = 1.9;
  const density = (u: number, v: number): number => {
    const a = (u - 0.5) * size;
    const b = (v - 0.5) * size;
    const d = length(a, b * 1.12) / (size * 0.5);
    const wa = noise2(a * 1.3 + o, b * 1.3, 1) * warp;
    const wb = noise2(a * 1.3, b * 1.3 + o, 5) * warp;
    const h = noise3(a * 1.5 + wa + o, b * 1.5 + wb, 2);
    return shell ? h * 0.42 + 0.95 - Math.abs(d - 0.62) * 3.2 : h * 0.78 + 0.62 - d * d * 1.15;
  };
  const cells = big ? clamp(Math.floor(r / 1.8), 30, 90) : 18;
  const count = big ? 8 : 4;
  const at = (u: number, v: number) => [x + (u - 0.5) * 2 * R, y + (v - 0.5) * 2 * R * 0.92] as const;
  const levels = times(count, i => 0.06 + (i / (count - 1)) * 0.78);
  contours(density, cells, levels, at).forEach((path, i) => {
    const bright = (0.3 + (0.65 * i) / (count - 1)) * (big ? 1 : 1.2);
    stroke(sheet, path, i > count / 2 ? 1 : 0, 0.6 + (i % 3 === 2 ? 0.7 : 0.15), Math.min(1, bright));
  });
  const stars: [number, number, number][] = [];
  for (let i = 0; i < (big ? 420 : 40); i++) {
    const [u, v] = [chance(), chance()];
    const h = density(u, v);
    if (h > 0.1 + chance() * 0.75) stars.push([...at(u, v), w * (0.3 + 0.55 * h)]);
  }
  dots(sheet, stars, 1, 0.75);
  const glints = new Path();
  for (let i = 0; i < (big ? 7 : 2); i++) {
    const t = chance() * TAU;
    const q = chance() * r * 0.75;
    glint(glints, x + cos(t) * q, y + sin(t) * q, r * (0.05 + 0.07 * chance()));
  }
  pen.fill(glints, inks[1]);
}

/** A star with four rays. */
export function glint(path: Path, x: number, y: number, r: number): void {
  path.through(
    times(
      8,
      i => [x + cos((i / 8) * TAU) * (i % 2 ? r * 0.16 : r), y + sin((i / 8) * TAU) * (i % 2 ? r * 0.16 : r)] as const,
    ),
    true,
  );
}

export const nebula: World = { ink: 'nebula', draw: sheet => cloud(sheet, 0.9, false) };
export const plasma: World = { ink: 'plasma', draw: sheet => cloud(sheet, 2, false) };

/** What a star left: a torn shell, and the small star in its middle. */
export const remnant: World = {
  ink: 'plasma',
  draw(sheet) {
    const { x, y, r, chance, pen, inks } = sheet;
    cloud(sheet, 1.4, true);
    const rays = new Path();
    for (let i = 0; i < 40; i++) {
      const t = chance() * TAU;
      const a = r * (0.2 + 0.1 * chance());
      const b = a + r * 0.24 * chance();
      rays.from(x + cos(t) * a, y + sin(t) * a, x + cos(t) * b, y + sin(t) * b);
    }
    stroke(sheet, rays, 1, 0.6, 0.6);
    pen.fill(new Path().circle(x, y, r * 0.04 + 0.7), inks[1]);
    stroke(sheet, new Path().circle(x, y, r * 0.1 + 1), 1, 1, 0.8);
  },
};

/** A charged field: waves on a round chart, with charges in it. */
export const waves: World = {
  ink: 'plasma',
  draw(sheet) {
    const { x, y, r, gap, big, seed, chance, pen } = sheet;
    const o = seed % 311;
    const count = big ? Math.round(r / (gap * 0.75)) : 7;
    for (let i = 0; i < count; i++) {
      const row = -1 + (2 * (i + 0.5)) / count;
      const half = Math.sqrt(1 - row * row) * 1.22;
      const path = new Path().through(
        times(61, j => {
          const u = -half + (half * j) / 30;
          const still = 1 - smooth(0, half, Math.abs(u));
          return [
            x + u * r,
            y + (row + 0.2 * noise2(u * 1.5 + o, row * 1.4, 2) + 0.05 * sin(u * 9 + i * 0.8) * still) * r,
          ] as const;
        }),
      );
      stroke(
        sheet,
        path,
        i % 2 ? 1 : 0,
        0.7 + 0.7 * Math.abs(noise(i * 0.7, o, 1)),
        0.85,
        i % 3 === 1 ? [4, 2.4] : undefined,
      );
    }
    const signs = new Path();
    for (let i = 0; i < (big ? 12 : 3); i++) {
      const t = chance() * TAU;
      const q = chance() * r * 0.9;
      const [u, v] = [x + cos(t) * q, y + sin(t) * q * 0.8];
      const s = r * 0.05 + 0.6;
      pen.hide(new Path().circle(u, v, s));
      signs.circle(u, v, s).from(u - s * 0.5, v, u + s * 0.5, v);
      if (i % 2) signs.from(u, v - s * 0.5, u, v + s * 0.5);
    }
    stroke(sheet, signs, 1, 0.9, 0.9);
  },
};

/** A void: scales that measure nothing. */
export const nothing: World = {
  ink: 'void',
  draw(sheet) {
    const { x, y, r, chance } = sheet;
    for (const q of [0.3, 0.6, 0.9, 1.2])
      stroke(sheet, new Path().circle(x, y, r * q), 0, 1, 0.75 - q * 0.25, [1, 2 + q * 5]);
    for (let i = 0; i < 4; i++) {
      const path = new Path(layAt(x, y, (i * TAU) / 4)).from(r * 0.4, 0, r * 1.25, 0);
      for (let j = 5; j <= 12; j++) path.from(r * 0.1 * j, -r * 0.025, r * 0.1 * j, r * 0.025);
      stroke(sheet, path, 0, 0.8, 0.65);
    }
    const far = times(16, () => {
      const t = chance() * TAU;
      const q = r * (0.85 + 0.4 * chance());
      return [x + cos(t) * q, y + sin(t) * q, 0.6 * sheet.w] as const;
    });
    dots(sheet, far, 1, 0.7);
  },
};
