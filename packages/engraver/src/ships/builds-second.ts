/** How the Indirigans, the Tufor, the Scorpeads, the Clydon and the Vektreans build. */
import type { Build } from './frame.ts';

/** Roofs behind roofs. */
export const indirigan: Build = ({ draft, strength: s, y, at }) => {
  const count = 2 + Math.floor(s / 2);
  for (let i = count; i >= 0; i--) {
    const k = i / count;
    const v = -0.9 + k * 1.25;
    const w = 0.34 + k * 0.74;
    draft.part(
      at([
        [0, v - 0.1],
        [w, v + 0.55],
        [w * 0.72, v + 0.6],
        [0, v + 0.26],
        [-w * 0.72, v + 0.6],
        [-w, v + 0.55],
      ]),
    );
  }
  draft.line(draft.path().from(50, y(-1), 50, y(0.9)), 0.8, 0.7);
};

/** A needle and its rays. */
export const tufor: Build = ({ draft, strength: s, x, y, at }) => {
  const count = 2 + Math.floor(s / 3);
  for (let i = 0; i < count; i++) {
    const v = 0.5 - i * 0.32;
    draft.both(
      at([
        [0.12, v - 0.05],
        [1.15 - i * 0.1, v - 0.5],
        [0.12, v + 0.12],
      ]),
      { step: 1.5 },
    );
    if (i < 2)
      draft.both(
        at([
          [0.12, v],
          [0.9, v + 0.44],
          [0.12, v + 0.14],
        ]),
        { step: 1.5 },
      );
  }
  draft.part(
    at([
      [0, -1.05],
      [0.2, -0.2],
      [0.24, 0.3],
      [0, 1],
      [-0.24, 0.3],
      [-0.2, -0.2],
    ]),
  );
  draft.ring(50, y(0.24), x(0.56) - 50).dot(50, y(0.24), 1.2 + s * 0.12);
};

/** Joints, claws, and a tail that leans to one side. */
export const scorpead: Build = ({ draft, strength: s, x, y, at }) => {
  const joints = 3 + Math.floor(s / 2);
  draft.both(
    at([
      [0.22, -0.36],
      [0.82, -0.42],
      [0.96, -0.72],
      [0.6, -0.98],
      [0.7, -0.78],
      [0.44, -0.76],
      [0.6, -0.58],
      [0.2, -0.56],
    ]),
    { rounded: true },
  );
  const legs = draft.path();
  for (let i = 0; i < 3; i++)
    for (const e of [-1, 1])
      legs.through(
        at([
          [e * 0.3, -0.12 + i * 0.17],
          [e * (0.78 - i * 0.05), -0.1 + i * 0.22],
          [e * (0.86 - i * 0.05), 0.14 + i * 0.24],
        ]),
      );
  draft.line(legs, 1.3);
  for (let i = joints; i >= 0; i--) {
    const k = i / joints;
    const w = 0.4 * (1 - k * 0.66);
    const u = 0.55 * k * k;
    const v = -0.36 + k * 1.14;
    draft.part(
      at([
        [u - w, v],
        [u - w * 0.6, v - 0.16],
        [u + w * 0.6, v - 0.16],
        [u + w, v],
        [u + w * 0.6, v + 0.2],
        [u - w * 0.6, v + 0.2],
      ]),
      { rounded: true, step: 1.6 },
    );
  }
  draft.part(
    at([
      [0.5, 0.82],
      [0.74, 0.8],
      [1, 0.42],
      [0.8, 0.98],
      [0.56, 1.02],
    ]),
    { rounded: true },
  );
  for (const e of [-1, 1]) draft.dot(x(e * 0.13), y(-0.42), 0.9);
};

/** A lens, ribbed. */
export const clydon: Build = ({ draft, strength: s, x, y, at }) => {
  const ribs = 3 + s;
  if (s > 4)
    draft.both(
      at([
        [0.5, 0.1],
        [1.15, 0.5],
        [1.1, 0.72],
        [0.4, 0.6],
      ]),
      { rounded: true },
    );
  if (s > 2)
    draft.both(
      at([
        [0.2, 0.66],
        [0.52, 0.96],
        [0.4, 1.04],
        [0.1, 0.9],
      ]),
      { rounded: true },
    );
  draft.part(
    at([
      [0, -1],
      [0.42, -0.6],
      [0.72, 0],
      [0.5, 0.6],
      [0, 0.94],
      [-0.5, 0.6],
      [-0.72, 0],
      [-0.42, -0.6],
    ]),
    { rounded: true, share: 0.42 },
  );
  const lines = draft.path();
  for (let i = 1; i < ribs; i++) {
    const k = -1 + (2 * i) / ribs;
    const w = 0.68 * Math.sqrt(Math.max(0, 1 - k * k));
    const v = y(k * 0.9);
    lines.move(x(-w), v).bend([x(-w), v], [50, v + 3.4], [x(w), v]);
  }
  draft.line(lines, 1.1, 0.9);
  const eye = draft.path().ellipse(50, y(-0.3), x(0.17) - 50, (x(0.17) - 50) * 1.7);
  draft.fill(eye, 0.3).line(eye, 1.1);
};

/** A wedge the wrong way round, and one eye. */
export const vektrean: Build = ({ draft, strength: s, x, y, at }) => {
  draft.both(
    at([
      [0.3, -0.5],
      [1.06, -0.94],
      [1.1, -0.66],
      [0.5, 0.1],
    ]),
  );
  if (s > 4)
    draft.both(
      at([
        [0.3, 0],
        [0.95, -0.2],
        [0.9, 0.04],
        [0.3, 0.5],
      ]),
    );
  draft.part(
    at([
      [-0.6, -0.72],
      [0.6, -0.72],
      [0.34, 0.1],
      [0, 1],
      [-0.34, 0.1],
    ]),
  );
  const r = x(0.27) - 50;
  draft.ring(50, y(-0.34), r, 1.2).dot(50, y(-0.34), r * 0.42);
  draft.line(draft.path().from(50, y(0), 50, y(0.9)), 0.8, 0.8);
};
