/** What stands at a site: towers, tents, derricks, domes. */
import { cos, PI, sin, TAU } from '../maths/angles.ts';
import { mix } from '../maths/numbers.ts';
import { engrave } from '../pen/globe.ts';
import { Path } from '../pen/path.ts';
import { type Sheet, stroke } from '../pen/sheet.ts';

/** The ground of a site. */
export interface Land {
  readonly sheet: Sheet;
  /** the side of its square, and its upper left corner, in pixels */
  readonly W: number;
  readonly left: number;
  readonly top: number;
  /** the height of the ground at a place from 0 to 1 across, in pixels on the sheet */
  readonly ground: (u: number) => number;
}

/** A tower. @param x its middle @param y its foot */
function tower({ sheet, W }: Land, x: number, y: number, w: number, h: number): void {
  const { pen, gap, dark } = sheet;
  pen.hide(new Path().box(x - w / 2, y - h, w, h + W * 0.4));
  stroke(
    sheet,
    new Path().through([
      [x - w / 2, y],
      [x - w / 2, y - h],
      [x + w / 2, y - h * 1.04],
      [x + w / 2, y],
    ]),
    0,
    1,
    0.95,
  );
  const floors = Math.max(2, Math.round(h / Math.max(2.4, gap * 1.2)));
  const hatch = new Path();
  for (let i = 1; i < floors; i++)
    hatch.from(x - w / 2, y - (h * i) / floors, dark ? x : x + w / 2, y - (h * i) / floors);
  stroke(sheet, hatch, 0, 0.8, 0.7);
  if (h > W * 0.3) stroke(sheet, new Path().from(x, y - h, x, y - h * 1.22), 1);
}

/** A round tank on legs. */
function tank({ sheet }: Land, x: number, y: number, r: number): void {
  const { pen, gap } = sheet;
  pen.hide(new Path().circle(x, y - r, r));
  engrave(pen, { ...sheet, x, y: y - r, r, gap: Math.max(1.8, gap * 0.8), tilt: 0.1, roll: 0 }, (_x, _y, _z, spot) => {
    spot.bright = 0.85;
  });
  stroke(sheet, new Path().circle(x, y - r, r), 0, 1, 0.9);
  stroke(
    sheet,
    new Path()
      .from(x - r * 0.7, y - r * 0.3, x - r * 0.8, y + r * 0.2)
      .from(x + r * 0.7, y - r * 0.3, x + r * 0.8, y + r * 0.2),
    0,
    1,
    0.9,
  );
}

/** A dome with its ribs. */
function dome({ sheet }: Land, x: number, y: number, r: number): void {
  const half = new Path().ellipse(x, y, r, r, 0, PI, TAU).close();
  sheet.pen.hide(half);
  stroke(sheet, half, 0, 1.2);
  const ribs = new Path();
  for (let i = 1; i < 7; i++) {
    const k = -1 + (2 * i) / 7;
    ribs.ellipse(x, y, r * Math.abs(k), r, 0, k < 0 ? PI : PI * 1.5, k < 0 ? PI * 1.5 : TAU);
  }
  for (const h of [0.35, 0.68])
    ribs.from(x - Math.sqrt(1 - h * h) * r, y - r * h, x + Math.sqrt(1 - h * h) * r, y - r * h);
  stroke(sheet, ribs, 0, 0.7, 0.7);
}

/** What can stand at a site. */
export const STANDS = {
  city(land) {
    const { sheet, W, left, ground } = land;
    for (let i = 0; i < 15; i++) {
      const k = Math.abs(i - 7) / 7;
      const u = 0.5 + (i - 7) * 0.058;
      const h = W * (0.5 - 0.38 * Math.sqrt(k)) * (0.62 + 0.5 * sheet.chance());
      tower(land, left + W * u, ground(u), W * 0.04, i === 7 ? W * 0.6 : h);
    }
  },
  camp({ sheet, W, left, ground }) {
    for (let i = 0; i < 6; i++) {
      const u = 0.16 + i * 0.135 + 0.03 * sheet.chance();
      const s = W * (0.055 + 0.05 * sheet.chance());
      const [x, y] = [left + W * u, ground(u) + W * 0.02];
      const tent = new Path()
        .move(x - s, y)
        .bend([x - s, y], [x - s * 0.2, y - s * 0.5], [x, y - s * 1.5])
        .bend([x, y - s * 1.5], [x + s * 0.2, y - s * 0.5], [x + s, y])
        .close();
      sheet.pen.hide(tent);
      stroke(sheet, tent, 0, 1.1);
      const folds = new Path();
      for (let j = 1; j < 5; j++) folds.from(x, y - s * 1.5, x + (sheet.dark ? -1 : 1) * s * (j / 5), y);
      stroke(sheet, folds, 0, 0.8, 0.75);
    }
  },
  mine(land) {
    const { sheet, W, left, ground } = land;
    for (const [u, high] of [
      [0.34, 0.42],
      [0.6, 0.3],
    ] as const) {
      const [x, y, H] = [left + W * u, ground(u) + W * 0.03, W * high];
      const frame = new Path().through([
        [x - W * 0.075, y],
        [x - W * 0.018, y - H],
        [x + W * 0.018, y - H],
        [x + W * 0.075, y],
      ]);
      for (let i = 0; i < 6; i++) {
        const [a, d] = [mix(0.075, 0.018, i / 6) * W, mix(0.075, 0.018, (i + 1) / 6) * W];
        frame
          .from(x - a, y - (H * i) / 6, x + d, y - (H * (i + 1)) / 6)
          .from(x + a, y - (H * i) / 6, x - d, y - (H * (i + 1)) / 6);
      }
      stroke(sheet, frame, 0, 1, 0.95);
      stroke(sheet, new Path().circle(x, y - H, W * 0.03), 1, 1.2);
    }
    tank(land, left + W * 0.78, ground(0.78) + W * 0.02, W * 0.08);
  },
  plant(land) {
    const { sheet, W, left, ground } = land;
    for (const [u, r] of [
      [0.24, 0.1],
      [0.46, 0.13],
      [0.7, 0.1],
    ] as const)
      tank(land, left + W * u, ground(u) + W * 0.02, W * r);
    for (const u of [0.34, 0.58, 0.82])
      tower(land, left + W * u, ground(u) + W * 0.02, W * 0.026, W * (0.36 + 0.12 * sheet.chance()));
  },
  base(land) {
    const { sheet, W, left, ground } = land;
    for (const [u, r] of [
      [0.26, 0.1],
      [0.52, 0.19],
      [0.8, 0.09],
    ] as const)
      dome(land, left + W * u, ground(u) + W * 0.03, W * r);
    const [x, y] = [left + W * 0.52, ground(0.52) - W * 0.16];
    stroke(sheet, new Path().from(x, y, x, y - W * 0.2), 1);
    for (let i = 0; i < 3; i++)
      stroke(sheet, new Path().arc(x, y - W * 0.2, W * (0.03 + i * 0.03), -0.9, 0.9), 1, 1, 0.9 - i * 0.2);
  },
  shrine({ sheet, W, left, ground }) {
    const [x, y] = [left + W * 0.5, ground(0.5) + W * 0.04];
    for (let i = 0; i < 5; i++) {
      const step = new Path().box(x - W * (0.3 - i * 0.045), y - W * (0.02 + i * 0.02), W * (0.6 - i * 0.09), W * 0.02);
      sheet.pen.hide(step);
      stroke(sheet, step, 0, 1, 0.9);
    }
    for (let i = 0; i < 3; i++) {
      const [w, v] = [W * (0.16 - i * 0.04), y - W * (0.1 + i * 0.12)];
      const [a, b] = [
        [x - w * 1.5, v - W * 0.06],
        [x + w * 1.5, v - W * 0.06],
      ] as const;
      const roof = new Path()
        .move(...a)
        .bend(a, [x, v - W * 0.1], b)
        .bend(b, [x, v - W * 0.17], a)
        .close();
      sheet.pen.hide(roof);
      stroke(sheet, roof);
      const pillars = new Path();
      for (const k of [-1, -0.4, 0.4, 1]) pillars.from(x + w * k, v, x + w * k, v - W * 0.075);
      stroke(sheet, pillars, 0, 1, 0.9);
    }
    sheet.pen.fill(new Path().circle(x, y - W * 0.52, W * 0.02), sheet.inks[1]);
  },
  pad(land) {
    const { sheet, W, left, ground } = land;
    const [x, y] = [left + W * 0.5, ground(0.5) + W * 0.1];
    for (let i = 0; i < 5; i++) {
      const ring = new Path().ellipse(x, y, W * (0.34 - i * 0.06), W * (0.09 - i * 0.016));
      if (i === 0) sheet.pen.hide(ring);
      stroke(sheet, ring, i % 2 ? 1 : 0, i ? 0.8 : 1.3, 0.9);
    }
    const lamps = new Path();
    for (let i = 0; i < 12; i++)
      lamps.circle(x + cos((i / 12) * TAU) * W * 0.34, y + sin((i / 12) * TAU) * W * 0.09, sheet.w);
    sheet.pen.fill(lamps, sheet.inks[1]);
    for (const u of [0.22, 0.78]) tower(land, left + W * u, y - W * 0.02, W * 0.022, W * 0.34);
    stroke(sheet, new Path().from(x, y - W * 0.1, x, y - W * 0.5), 1, 1, 0.7, [2, 3]);
  },
  yard({ sheet, W, left, ground }) {
    const [x, y] = [left + W * 0.5, ground(0.5) + W * 0.02];
    const [ribs, cranes] = [new Path(), new Path()];
    for (let i = 0; i < 13; i++) {
      const k = (i - 6) / 6;
      ribs.ellipse(x + k * W * 0.34, y - W * 0.24, W * 0.035, W * 0.17 * Math.sqrt(Math.max(0.05, 1 - k * k * 0.9)));
    }
    stroke(sheet, ribs, 0, 1, 0.9);
    stroke(sheet, new Path().from(left + W * 0.12, y - W * 0.24, left + W * 0.9, y - W * 0.24), 1, 1.3);
    for (const u of [0.2, 0.4, 0.6, 0.8])
      cranes
        .from(left + W * u, y + W * 0.02, left + W * u, y - W * 0.5)
        .from(left + W * (u - 0.03), y - W * 0.5, left + W * (u + 0.06), y - W * 0.5);
    stroke(sheet, cranes, 0, 0.8, 0.7);
  },
  prison(land) {
    const { sheet, W, left, ground } = land;
    const y = ground(0.5) + W * 0.05;
    for (let i = 0; i < 3; i++) {
      const [w, h, x] = [W * (0.34 - i * 0.08), W * 0.13, left + W * 0.5];
      const block = new Path().box(x - w, y - (i + 1) * h, 2 * w, h);
      sheet.pen.hide(block);
      stroke(sheet, block, 0, 1.2);
      const bars = new Path();
      const count = 18 - i * 4;
      for (let j = 1; j < count; j++) {
        const u = x - w + (2 * w * j) / count;
        bars.from(u, y - (i + 0.2) * h, u, y - (i + 0.8) * h);
      }
      stroke(sheet, bars, 0, 0.8, 0.8);
    }
    tower(land, left + W * 0.5, y - W * 0.38, W * 0.03, W * 0.16);
  },
  house(land) {
    const { sheet, W, left, ground } = land;
    for (const [u, w, h] of [
      [0.3, 0.14, 0.16],
      [0.56, 0.2, 0.26],
      [0.8, 0.12, 0.14],
    ] as const) {
      const [x, y, a, b] = [left + W * u, ground(u) + W * 0.02, (W * w) / 2, W * h];
      const walls = new Path().through(
        [
          [x - a, y],
          [x - a, y - b * 0.6],
          [x, y - b],
          [x + a, y - b * 0.6],
          [x + a, y],
        ],
        true,
      );
      sheet.pen.hide(walls);
      stroke(sheet, walls, 0, 1.1);
      const lines = new Path();
      for (let i = 1; i < 6; i++)
        lines.from(sheet.dark ? x - a : x, y - (b * 0.6 * i) / 6, sheet.dark ? x : x + a, y - (b * 0.6 * i) / 6);
      stroke(sheet, lines, 0, 0.8, 0.7);
      stroke(sheet, new Path().box(x - a * 0.22, y - b * 0.34, a * 0.44, b * 0.34), 1, 1, 0.9);
    }
  },
} satisfies Record<string, (land: Land) => void>;

/** What can stand at a site. */
export type StandKind = keyof typeof STANDS;
