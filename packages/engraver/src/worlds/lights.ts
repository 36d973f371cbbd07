/** Worlds that shine: stars, brown dwarfs, protostars, comets. */
import { cos, PI, sin, TAU } from '../maths/angles.ts';
import { noise2 } from '../maths/noise.ts';
import { times } from '../maths/numbers.ts';
import { engrave } from '../pen/globe.ts';
import { Path } from '../pen/path.ts';
import { type Sheet, stroke } from '../pen/sheet.ts';
import { dots } from './dots.ts';
import type { World } from './globes.ts';
import { gas } from './made-grounds.ts';

/** The light of bodies that shine themselves: from where we stand. */
const OWN = [0, 0, 1] as const;

/** A star: grains on its disc, rays of three lengths about it. */
export function sun(sheet: Sheet, rays: number): void {
  const { x, y, w, chance, pen, inks, dark, gap, roll } = sheet;
  const r = sheet.r * 0.6;
  const turn = chance();
  const [strong, weak] = [new Path(), new Path()];
  for (let i = 0; i < rays; i++) {
    const t = ((i + turn) / rays) * TAU;
    const long = (i % 6 === 0 ? 0.62 : i % 3 === 0 ? 0.36 : i % 2 ? 0.12 : 0.2) * (0.85 + 0.3 * chance());
    const half = w * (i % 3 ? 0.77 : 1.26);
    const [a, z] = [r * 1.14, r * (1.14 + long)];
    const [c, s] = [cos(t), sin(t)];
    (i % 3 ? weak : strong).through(
      [
        [x + c * a - s * half, y + s * a + c * half],
        [x + c * z, y + s * z],
        [x + c * a + s * half, y + s * a - c * half],
      ],
      true,
    );
  }
  if (!weak.empty) pen.fill(weak, inks[0], 0.6);
  if (!strong.empty) pen.fill(strong, inks[0], 0.95);
  const o = sheet.seed % 417;
  engrave(pen, { x, y, r, gap, dark, inks, tilt: 0.3, roll, light: OWN, ambient: 0.5 }, (u, v, z, spot) => {
    const grain = noise2(u * 3.4 + o, v * 3.4, z * 3.4);
    spot.bright = (dark ? 0.95 : 0.62) + grain * 0.4 - (grain < -0.42 ? 0.4 : 0);
    spot.ink = grain > 0.3 ? 1 : 0;
  });
  stroke(sheet, new Path().circle(x, y, r), 0, 1.3, 0.95);
  stroke(sheet, new Path().circle(x, y, r * 1.08), 0, 0.6, 0.45);
}

export const star: World = { ink: 'star', draw: sheet => sun({ ...sheet, r: sheet.r * 1.05 }, sheet.big ? 72 : 18) };
/** A sun that is far away: small, with long thin rays. */
export const farSun: World = {
  ink: 'star',
  draw(sheet) {
    const { x, y, r } = sheet;
    for (const q of [0.66, 0.95, 1.2]) stroke(sheet, new Path().circle(x, y, r * q), 0, 0.7, 0.65 - q * 0.3, [1, 3]);
    const cross = new Path();
    for (let i = 0; i < 4; i++)
      cross.from(
        x + cos(i * PI * 0.5) * r * 0.3,
        y + sin(i * PI * 0.5) * r * 0.3,
        x + cos(i * PI * 0.5) * r * 1.25,
        y + sin(i * PI * 0.5) * r * 1.25,
      );
    stroke(sheet, cross, 1, 1, 0.85);
    sun({ ...sheet, r: r * 0.42 }, 24);
  },
};

/** A body too small to burn: dark bands, and its warmth in rings. */
export const dwarf: World = {
  ink: 'dwarf',
  draw(sheet) {
    const { x, y, r, pen } = sheet;
    for (let i = 1; i < 5; i++)
      stroke(sheet, new Path().circle(x, y, r * (0.72 + 0.12 * i)), 0, 1, 0.6 - i * 0.1, [1.2, 1 + i * 1.4]);
    engrave(pen, { ...sheet, r: r * 0.7, light: OWN, tilt: 0.2, ambient: 0.12 }, gas(false, 7)(sheet).surface);
    stroke(sheet, new Path().circle(x, y, r * 0.7), 0, 1.2, 0.9);
  },
};

/** A star being made: its disc, and jets from its poles. */
export const protostar: World = {
  ink: 'dwarf',
  draw(sheet) {
    const { x, y, r, w, chance, big } = sheet;
    const roll = -0.35;
    const rows = big ? 16 : 6;
    const disc = (behind: boolean) => {
      for (let i = 0; i < rows; i++) {
        const q = r * (0.45 + (i / (rows - 1)) * 0.85);
        const path = new Path().ellipse(x, y, q, q * 0.22, roll, behind ? PI : 0, behind ? TAU : PI);
        const dash = [(r * (0.06 + 0.14 * chance())) / w, (r * (0.02 + 0.05 * chance())) / w];
        stroke(sheet, path, i % 2 ? 1 : 0, 0.6 + chance(), 0.75, dash);
      }
    };
    for (const side of [1, -1])
      for (let i = -2; i <= 2; i++) {
        const a = roll - PI / 2 + i * 0.09;
        const far = r * (1.25 - Math.abs(i) * 0.18) * side;
        const path = new Path().from(
          x + side * cos(a) * r * 0.3,
          y + side * sin(a) * r * 0.3,
          x + cos(a + i * 0.03) * far,
          y + sin(a + i * 0.03) * far,
        );
        stroke(sheet, path, 1, 1.4 - Math.abs(i) * 0.4, 0.7 - Math.abs(i) * 0.18);
      }
    disc(true);
    sun({ ...sheet, r: r * 0.42 }, 0);
    disc(false);
  },
};

/** A comet: its head, its bent tail of dust and its straight tail of gas. A periodic one shows its orbit. */
export const comet: World = {
  ink: 'comet',
  draw(sheet) {
    const { x, y, r, w, big, chance, pen, inks, traits, gap } = sheet;
    const [hx, hy] = [x + r * 0.62, y - r * 0.5];
    const a = PI * 0.77;
    if (traits.includes('periodic'))
      stroke(sheet, new Path().ellipse(x + r * 0.05, y - r * 0.02, r * 1.3, r * 0.5, -0.72), 0, 0.9, 0.75, [2, 2]);
    const rows = big ? 15 : 6;
    for (let i = 0; i < rows; i++) {
      const k = i / (rows - 1) - 0.5;
      const long = r * (1.95 - Math.abs(k) * 1.2 + 0.3 * chance());
      const end = [hx + cos(a + k * 0.36) * long, hy + sin(a + k * 0.36) * long] as const;
      const half = long * 0.5;
      const mid = [hx + cos(a + k * 1.1 + 0.1) * half, hy + sin(a + k * 1.1 + 0.1) * half] as const;
      const wide = w * (1.6 - Math.abs(k) * 1.8);
      const [px, py] = [-sin(a), cos(a)];
      const [sx, sy] = [hx + px * k * r * 0.26, hy + py * k * r * 0.26];
      const start = [sx - px * wide, sy - py * wide] as const;
      const path = new Path()
        .move(...start)
        .bend(start, [mid[0] - px * wide, mid[1] - py * wide], end)
        .bend(end, [mid[0] + px * wide, mid[1] + py * wide], [sx + px * wide, sy + py * wide])
        .close();
      pen.fill(path, inks[i % 3 ? 0 : 1], 0.85 - Math.abs(k) * 0.7);
    }
    for (let i = 0; i < 4; i++)
      stroke(
        sheet,
        new Path().arc(hx, hy, r * (0.2 + i * 0.055), a + 1.5, a + TAU - 1.5),
        1,
        1.3 - i * 0.25,
        0.9 - i * 0.2,
      );
    const head = r * 0.15;
    pen.hide(new Path().circle(hx, hy, head));
    engrave(
      pen,
      { ...sheet, x: hx, y: hy, r: head, gap: Math.max(1.5, gap * 0.7), light: [0.5, 0.5, 0.7] },
      (_x, _y, _z, spot) => {
        spot.bright = 0.95;
      },
    );
    stroke(sheet, new Path().circle(hx, hy, head), 1);
    const dust = times(big ? 60 : 8, () => {
      const q = r * (0.3 + 1.5 * chance());
      const t = a + (chance() - 0.5) * 0.55;
      return [hx + cos(t) * q, hy + sin(t) * q, w * 0.5] as const;
    });
    dots(sheet, dust, 1, 0.7);
  },
};
