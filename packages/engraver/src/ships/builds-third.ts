/** How the Earthers, the Gongens, the Mavericks, the Shi, the Quay and those without a people build. */
import { PI, sin } from '../maths/angles.ts';
import type { Point } from '../pen/path.ts';
import type { Build } from './frame.ts';

/** An arrow through a hoop. */
export const earther: Build = ({ draft, strength: s, x, y, at }) => {
  const R = x(1.05) - 50;
  const hoop = (from: number, to: number, w: number) =>
    draft.line(draft.path().ellipse(50, y(0.22), R, R * 0.3, 0, from, to), w);
  if (s > 3) hoop(PI, PI * 2, 1);
  draft.both(
    at([
      [0.2, 0],
      [1, 0.62],
      [1, 0.86],
      [0.2, 0.62],
    ]),
  );
  if (s > 5)
    draft.both(
      at([
        [0.2, -0.5],
        [0.62, -0.22],
        [0.62, -0.06],
        [0.2, -0.22],
      ]),
    );
  draft.part(
    at([
      [0, -1.05],
      [0.2, -0.6],
      [0.3, 0.1],
      [0.26, 0.8],
      [0.14, 1],
      [-0.14, 1],
      [-0.26, 0.8],
      [-0.3, 0.1],
      [-0.2, -0.6],
    ]),
    { rounded: true },
  );
  if (s > 3) hoop(0, PI, 1.4);
  draft.dot(50, y(-0.5), 1.1);
};

/** Beams across a keel, their ends turned up. */
export const gongen: Build = ({ draft, strength: s, y, at }) => {
  const count = 2 + Math.floor(s / 2);
  draft.part(
    at([
      [-0.15, -1],
      [0.15, -1],
      [0.2, 0.95],
      [-0.2, 0.95],
    ]),
  );
  for (let i = count; i >= 0; i--) {
    const k = i / count;
    const v = -0.7 + k * 1.35;
    const w = 0.46 + 0.56 * sin(PI * (0.25 + k * 0.55));
    draft.part(
      at([
        [-w, v - 0.12],
        [-w * 0.8, v - 0.01],
        [0, v + 0.03],
        [w * 0.8, v - 0.01],
        [w, v - 0.12],
        [w * 0.92, v + 0.12],
        [0, v + 0.18],
        [-w * 0.92, v + 0.12],
      ]),
      { step: 1.5 },
    );
  }
  draft.dot(50, y(-0.86), 1.1);
};

/** What was at hand. */
export const maverick: Build = ({ draft, strength: s, x, y, at, chance }) => {
  const side = chance() < 0.5 ? -1 : 1;
  const on = (points: readonly Point[]) => at(points.map(([u, v]): Point => [u * side, v]));
  draft.part(
    on([
      [0.3, -0.1],
      [1.05, 0.2],
      [1.1, 0.5],
      [0.4, 0.4],
    ]),
  );
  draft.part(
    on([
      [-0.3, 0.1],
      [-0.8, 0.3],
      [-0.86, 0.86],
      [-0.56, 0.9],
      [-0.3, 0.5],
    ]),
  );
  draft.part(
    at([
      [-0.14, -1],
      [0.16, -0.92],
      [0.36, -0.2],
      [0.4, 0.6],
      [0.2, 0.84],
      [-0.28, 0.78],
      [-0.4, 0.2],
      [-0.3, -0.4],
    ]),
  );
  draft.part(
    on([
      [0.44, -0.52],
      [0.7, -0.56],
      [0.72, -0.02],
      [0.44, 0],
    ]),
  );
  draft.line(draft.path().from(x(0.3 * side), y(-0.3), x(0.44 * side), y(-0.3)), 1.4);
  for (let i = 0; i < 1 + Math.floor(s / 2); i++) {
    const [a, b] = [(chance() - 0.5) * 0.5, -0.3 + chance() * 0.9];
    const patch = draft.path().through(
      at([
        [a, b],
        [a + 0.18, b + 0.02],
        [a + 0.16, b + 0.16],
        [a - 0.02, b + 0.14],
      ]),
      true,
    );
    draft.fill(patch, 0.22).line(patch, 0.8);
  }
  draft.line(
    draft
      .path()
      .from(x(0.57 * side), y(-0.54), x(0.57 * side), y(-0.86))
      .from(x(-0.7 * side), y(0.3), x(-0.7 * side), y(0.02)),
    0.9,
  );
};

/** Petals about a bud. */
export const shi: Build = ({ draft, strength: s, y, at }) => {
  const count = 1 + Math.floor(s / 3);
  for (let i = count; i >= 0; i--) {
    const w = 0.62 + (i / count) * (0.3 + count * 0.07);
    const v = 0.1 + (i / count) * (0.2 + count * 0.1);
    draft.both(
      at([
        [0.06, 0.72],
        [w * 0.8, v + 0.4],
        [w, v - 0.1],
        [w * 0.86, v - 0.62],
        [w * 0.5, v - 0.2],
        [0.16, v + 0.14],
      ]),
      { rounded: true },
    );
  }
  draft.part(
    at([
      [0, -1],
      [0.24, -0.5],
      [0.3, 0.1],
      [0.12, 0.8],
      [-0.12, 0.8],
      [-0.3, 0.1],
      [-0.24, -0.5],
    ]),
    { rounded: true },
  );
  draft.line(draft.path().from(50, y(0.7), 50, y(1.04)), 1.6).dot(50, y(-0.42), 1.2);
};

/** Horns, and a spine between them. */
export const quay: Build = ({ draft, strength: s, x, y, at }) => {
  const count = 1 + Math.floor(s / 3);
  for (let i = count - 1; i >= 0; i--) {
    const w = 1.08 - i * 0.26;
    draft.both(
      at([
        [0.08, 0.62 - i * 0.16],
        [w * 0.8, 0.36 - i * 0.2],
        [w, -0.3 - i * 0.12],
        [w * 0.86, -0.98 + i * 0.2],
        [w * 0.74, -0.26],
        [w * 0.44, 0.1],
        [0.08, 0.26],
      ]),
      { rounded: true },
    );
  }
  draft.part(
    at([
      [0, -0.62],
      [0.16, -0.1],
      [0.2, 0.5],
      [0, 1.05],
      [-0.2, 0.5],
      [-0.16, -0.1],
    ]),
  );
  const ribs = draft.path();
  for (let i = 0; i < 3 + s / 2; i++)
    ribs.through([
      [x(-0.3), y(-0.2 + i * 0.16)],
      [50, y(-0.2 + i * 0.16) + 1.6],
      [x(0.3), y(-0.2 + i * 0.16)],
    ]);
  draft.line(ribs, 0.9);
};

/** A tube, tanks and a frame. */
export const plain: Build = ({ draft, strength: s, x, y, at }) => {
  const count = 1 + Math.floor(s / 2);
  for (let i = 0; i < count; i++) {
    const v = -0.2 + (i / count) * 0.9;
    const h = 0.72 / count;
    draft.both(
      at([
        [0.3, v],
        [0.74, v],
        [0.82, v + h * 0.5],
        [0.74, v + h],
        [0.3, v + h],
      ]),
    );
  }
  draft.part(
    at([
      [-0.2, -0.9],
      [0.2, -0.9],
      [0.28, -0.6],
      [0.28, 0.72],
      [0.4, 0.95],
      [-0.4, 0.95],
      [-0.28, 0.72],
      [-0.28, -0.6],
    ]),
  );
  draft.line(draft.path().from(x(-0.28), y(-0.56), x(0.28), y(-0.56)).from(x(-0.28), y(0.66), x(0.28), y(0.66)), 1);
};
