/** How the Argonians, the Krebiz, the Mechads, the Corporate Conglomerate and the P.O.T. build. */

import { cos, PI, sin, TAU } from '../maths/angles.ts';
import { times } from '../maths/numbers.ts';
import { gon } from '../pen/draft.ts';
import type { Point } from '../pen/path.ts';
import type { Build } from './frame.ts';

/** Crystals, every edge at sixty degrees. */
export const argonian: Build = ({ draft, strength: s, x, y, at, chance }) => {
  const count = 1 + Math.floor(s / 3);
  for (let i = count; i >= 0; i--) {
    const a = 0.16 + (i / count) * 0.42 + chance() * 0.05;
    const q = 1.08 - (i / count) * 0.3;
    draft.both(
      at([
        [0.2, a - 0.42],
        [q, a + 0.02],
        [q, a + 0.26],
        [q * 0.72, a + 0.3],
        [0.2, a + 0.02],
      ]),
    );
  }
  if (s > 6)
    draft.both(
      at([
        [0.5, -0.62],
        [0.78, -0.4],
        [0.78, -0.05],
        [0.5, -0.2],
      ]),
    );
  draft.part(
    at([
      [0, -1],
      [0.34, -0.5],
      [0.46, -0.05],
      [0.46, 0.42],
      [0.26, 0.86],
      [-0.26, 0.86],
      [-0.46, 0.42],
      [-0.46, -0.05],
      [-0.34, -0.5],
    ]),
  );
  draft.line(
    draft
      .path()
      .from(50, y(-1), 50, y(0.86))
      .through(
        at([
          [-0.46, -0.05],
          [0, 0.14],
          [0.46, -0.05],
        ]),
      ),
    0.8,
    0.8,
  );
  void x;
};

/** A shell in rings, and pincers before it. */
export const krebiz: Build = ({ draft, strength: s, x, y, at }) => {
  const c = 0.72 + s * 0.03;
  const rings = 2 + Math.floor(s / 3);
  const rounded = { rounded: true };
  draft.both(
    at([
      [0.3, -0.1],
      [c * 0.95, -0.22],
      [c * 1.18, -0.6],
      [0.9, -0.98],
      [0.34, -1],
      [0.7, -0.86],
      [0.84, -0.6],
      [0.6, -0.42],
      [0.24, -0.4],
    ]),
    rounded,
  );
  for (let i = 0; i < 1 + Math.floor(s / 4); i++)
    draft.both(
      at([
        [0.5, 0.2 + i * 0.26],
        [1.05, 0.12 + i * 0.28],
        [1.2, 0.36 + i * 0.28],
        [0.5, 0.36 + i * 0.24],
      ]),
      rounded,
    );
  for (let i = rings; i >= 0; i--) {
    const k = i / rings;
    const w = 0.62 * (1 - k * 0.58);
    const v = -0.36 + k * 1.12;
    draft.part(
      at([
        [-w, v + 0.14],
        [-w * 0.8, v - 0.14],
        [0, v - 0.24],
        [w * 0.8, v - 0.14],
        [w, v + 0.14],
        [w * 0.6, v + 0.34],
        [-w * 0.6, v + 0.34],
      ]),
      rounded,
    );
  }
  for (const e of [-1, 1]) draft.dot(x(e * 0.2), y(-0.48), 0.8 + s * 0.1);
};

/** Cells beside cells: no shields, and none needed. */
export const mechad: Build = ({ draft, strength: s, long, y }) => {
  const h = 2.6 + long * 0.066;
  const count = 2 + Math.floor(s * 0.62);
  const rows = times(count, j =>
    j === 0 ? 1 : Math.max(1, Math.round(1 + s * 0.42 * sin(PI * Math.min(1, (j / (count - 1)) * 0.62 + 0.16)))),
  );
  const top = y(-0.06) - ((count - 1) * h * 1.5) / 2;
  draft.both([
    [50 + h * 0.4, top - h * 0.4],
    [50 + h * 0.9, top - h * 2.8],
    [50 + h * 1.3, top - h * 0.2],
  ]);
  rows.forEach((cells, j) => {
    for (let i = 0; i < cells; i++) {
      const u = 50 + (i - (cells - 1) / 2) * h * 1.732;
      const v = top + j * h * 1.5;
      draft.part(gon(6, h, u, v), { step: 1.7, w: 1 });
      if ((i * 3 + j) % 4 === 0 && !draft.small) draft.line(draft.path().through(gon(6, h * 0.48, u, v), true), 0.8);
    }
  });
};

/** Boxes on a spine. */
export const corporate: Build = ({ draft, strength: s, x, y, at, chance }) => {
  const count = 1 + Math.floor(s / 2);
  draft.part(
    at([
      [-0.14, -0.9],
      [0.14, -0.9],
      [0.14, 0.9],
      [-0.14, 0.9],
    ]),
  );
  for (let i = 0; i < count; i++) {
    const v = -0.5 + (i / count) * 1.25;
    const h = (1.12 / count) * (0.72 + chance() * 0.2);
    const w = (0.62 + 0.4 * (i / count)) * (0.8 + chance() * 0.3);
    draft.both(
      at([
        [0.2, v],
        [w, v],
        [w, v + h],
        [0.2, v + h],
      ]),
    );
    if (i % 2)
      draft.line(
        draft
          .path()
          .from(x(-w), y(v + h / 2), x(-0.2), y(v + h / 2))
          .from(x(0.2), y(v + h / 2), x(w), y(v + h / 2)),
        0.8,
      );
  }
  draft.part(
    at([
      [-0.34, -1],
      [0.34, -1],
      [0.34, -0.62],
      [-0.34, -0.62],
    ]),
  );
  draft.part(
    at([
      [-0.5, 0.8],
      [0.5, 0.8],
      [0.4, 1],
      [-0.4, 1],
    ]),
  );
};

const ball = (r: number, u: number, v: number): Point[] =>
  times(22, i => [u + r * cos((i / 22) * TAU), v + r * sin((i / 22) * TAU)] as const);

/** Globes: three, then five, then seven. */
export const pot: Build = ({ draft, strength: s, x, y, at, wide }) => {
  const pairs = 1 + Math.floor(s / 4);
  const R = wide * 0.42;
  draft.part(
    at([
      [-0.1, -0.8],
      [0.1, -0.8],
      [0.1, 0.9],
      [-0.1, 0.9],
    ]),
  );
  for (let i = pairs - 1; i >= 0; i--) {
    const v = y(0.42) + (i - (pairs - 1) / 2) * R * 1.5;
    draft.both(ball(R * (1 - i * 0.1), x(0.62 - i * 0.04), v));
    draft.line(draft.path().from(x(-0.2), v, x(0.2), v), 1.2);
  }
  draft.part(ball(R * 1.16, 50, y(-0.52)));
  draft.ring(50, y(-0.52), R * 0.5, 0.9).dot(50, y(-0.52), 1.1);
  draft.part(ball(R * 0.62, 50, y(0.72)));
};
