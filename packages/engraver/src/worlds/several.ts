/** Worlds of two bodies, and worlds seen in weather. */
import { TAU } from '../maths/angles.ts';
import { engrave } from '../pen/globe.ts';
import { Path } from '../pen/path.ts';
import { stroke } from '../pen/sheet.ts';
import { station } from './built.ts';
import { globe, limb, type World } from './globes.ts';
import { inksOf } from './inks.ts';
import { gas, terran } from './made-grounds.ts';
import { stone } from './stones.ts';

/** Two planets about one middle. */
export const twins: World = {
  ink: 'terran',
  draw(sheet) {
    const { x, y, r, dark, pen, seed, gap } = sheet;
    stroke(sheet, new Path().ellipse(x, y, r * 1.2, r * 0.52, -0.35), 0, 0.8, 0.5, [2, 3]);
    const two = [
      [0.55, 0.32, 0.42, 'gaia'],
      [-0.42, -0.24, 0.62, 'terran'],
    ] as const;
    for (const [u, v, q, ink] of two) {
      const one = {
        ...sheet,
        x: x + r * u,
        y: y + r * v,
        r: r * q,
        gap: gap * 0.86,
        inks: inksOf(ink, dark),
        seed: seed + q * 100,
      };
      pen.hide(new Path().circle(one.x, one.y, one.r));
      engrave(pen, { ...one, tilt: 0.25, roll: -0.2, spin: u * 9 }, terran()(one).surface);
      limb(one);
    }
  },
};

/** A storm as large as a planet. */
export const storm: World = {
  ink: 'gas',
  draw(sheet) {
    const { x, y, r } = sheet;
    globe('gas', gas(false), { tilt: 0.12, air: 1 }).draw(sheet);
    for (let i = 0; i < 5; i++) {
      const R = r * (0.16 + i * 0.085);
      const path = new Path().ellipse(x + r * 0.05, y + r * 0.1, R, R * 0.66, -0.3, i * 1.3, i * 1.3 + 4.4);
      stroke(sheet, path, 1, 1.5, 1 - i * 0.13);
    }
  },
};

/** A stone behind shields, or in a ring of guards. */
export const shielded: World = {
  ink: 'rock',
  draw(sheet) {
    const { x, y, r } = sheet;
    stone({ long: 0.36 }).draw({ ...sheet, r: r * 0.72 });
    for (let i = 0; i < 6; i++)
      stroke(
        sheet,
        new Path().arc(x, y, r * (1 + (i % 2) * 0.12), (i * TAU) / 6 + 0.08, ((i + 1) * TAU) / 6 - 0.08),
        1,
        1.6,
        0.9,
      );
  },
};

/** A stone with a station on it. */
export const outpost: World = {
  ink: 'rock',
  draw(sheet) {
    const { x, y, r } = sheet;
    stone({ long: 0.34, flat: 0.72 }).draw({ ...sheet, y: y + r * 0.28, r: r * 0.92 });
    station.draw({ ...sheet, x: x + r * 0.1, y: y - r * 0.4, r: r * 0.6 });
  },
};
