/** Hazards: what waits in space. Each kind is a field of lines: waves, a storm, dust, mines, a beam, bent time, a well. */
import { cos, PI, sin, TAU } from '../maths/angles.ts';
import { noise2 } from '../maths/noise.ts';
import { clamp, length, times } from '../maths/numbers.ts';
import type { Motif } from '../motifs/motif.ts';
import { arc, type Draft, polar } from '../pen/draft.ts';
import type { Point } from '../pen/path.ts';
import { ruler } from '../ships/counted.ts';
import { drawEmblem } from './emblems.ts';

const X = 54;

/** A hazard, by its traits. Its strength is on the ruler, and makes it wilder. */
export function hazard(draft: Draft, motif: Motif): void {
  ruler(draft, motif.strength);
  const s = clamp(motif.strength, 1, 10);
  const traits = motif.traits ?? [];
  const kind = (Object.keys(HAZARDS) as (keyof typeof HAZARDS)[]).find(it => traits.includes(it)) ?? 'waves';
  HAZARDS[kind](draft, s);
}

const HAZARDS = {
  /** Waves across a round field, as high as it is strong. */
  waves(draft: Draft, s: number) {
    const o = draft.seed % 91;
    const rows = draft.small ? 11 : 21;
    for (let i = 0; i < rows; i++) {
      const v = -1 + (2 * (i + 0.5)) / rows;
      const half = 42 * Math.sqrt(1 - v * v);
      const line = times(44, (j): Point => {
        const x = -half + (2 * half * j) / 43;
        const near = 1 - length(x / 44, v);
        return [X + x, 50 + v * 42 + (1.6 + s * 0.7) * near * noise2(x * 0.07 + o, v * 2.2, 3) * 2.2];
      });
      draft.line(draft.path().through(line), 0.7 + 0.9 * Math.abs(sin(i * 0.8 + o)), 0.92);
    }
  },
  /** Arms about an eye. */
  storm(draft: Draft, s: number) {
    const arms = 3 + (draft.seed % 3);
    const turns = 0.7 + s * 0.09;
    for (let i = 0; i < arms * 5; i++) {
      const from = (i / (arms * 5)) * TAU;
      const [start, end] = [7 + draft.chance() * 5, 30 + draft.chance() * 15];
      const line = times(30, (j): Point => {
        const k = j / 29;
        const r = start + (end - start) * k;
        return [X + cos(from + k * turns * PI) * r, 50 + sin(from + k * turns * PI) * r * 0.86];
      });
      draft.line(draft.path().through(line), i % 5 ? 0.8 : 2, i % 5 ? 0.75 : 0.95);
    }
    draft.ring(X, 50, 6, 1.2);
  },
  /** Clouds of dots. */
  dust(draft: Draft, s: number) {
    const o = draft.seed % 87;
    const count = (draft.small ? 140 : 420) + s * 40;
    const path = draft.path();
    for (let i = 0; i < count; i++) {
      const t = draft.chance() * TAU;
      const q = 44 * Math.sqrt(draft.chance());
      const [x, y] = [cos(t) * q, sin(t) * q];
      const h = noise2(x * 0.05 + o, y * 0.05, 1);
      if (h > -0.12) path.circle(X + x, 50 + y, 0.35 + Math.max(0, h) * 1.7);
    }
    draft.fill(path, 0.9);
    draft.ring(X, 50, 45, 0.8, 0.5, [1.4, 3]);
  },
  /** Spiked balls, as many as it is strong and two more. */
  mines(draft: Draft, s: number) {
    for (let i = 0; i < s + 2; i++) {
      const [x, y] = polar(i === 0 ? 0 : 13 + 24 * Math.sqrt(i / (s + 2)), i * 137.5, X);
      drawEmblem(draft, 'mine', x, y, 8.4, 1.2);
    }
    draft.ring(X, 50, 46, 0.8, 0.6, [3, 2]);
  },
  /** Stones that fall with tails. */
  meteors(draft: Draft, s: number) {
    for (let i = 0; i < 6 + s * 2; i++) {
      const [x, y, r] = [20 + draft.chance() * 66, 18 + draft.chance() * 68, 1.4 + draft.chance() * 3];
      draft.line(
        draft
          .path()
          .from(x, y, x + r * 5, y - r * 4)
          .from(x + r * 0.6, y + r * 0.4, x + r * 5.4, y - r * 2.8),
        0.9,
        0.8,
      );
      draft.part(
        times(7, j => polar(r * (0.8 + draft.chance() * 0.4), j * 51, x, y)),
        { step: 1.4, w: 1 },
      );
    }
  },
  /** A star that turns, with two beams. */
  beam(draft: Draft, s: number) {
    const a = 20 + (draft.seed % 50);
    for (const side of [0, 180])
      for (let i = -6; i <= 6; i++)
        draft.line(
          draft.path().from(...polar(9, a + side + i * 2, X), ...polar(47, a + side + i * (1.6 + s * 0.16), X)),
          1.3 - Math.abs(i) * 0.14,
          0.95 - Math.abs(i) * 0.06,
        );
    for (let i = 1; i <= 4; i++)
      draft.line(
        draft.path().ellipse(X, 50, 8 + i * 6, 44 - i * 4, ((a + 90) * PI) / 180 + (i % 2 ? 0.5 : -0.5)),
        0.7,
        0.55,
      );
    draft.part(
      times(20, i => polar(8, i * 18, X)),
      { step: 1.5 },
    );
  },
  /** A shell of rays. */
  burst(draft: Draft, s: number) {
    for (let i = 0; i < 60 + s * 6; i++) {
      const a = draft.chance() * 360;
      const from = 15 + draft.chance() * 10;
      draft.line(
        draft.path().from(...polar(from, a, X), ...polar(from + 6 + draft.chance() * (8 + s * 1.6), a, X)),
        0.6 + draft.chance(),
        0.9,
      );
    }
    for (const r of [9, 12, 45]) draft.ring(X, 50, r, r === 45 ? 0.7 : 1.3, r === 45 ? 0.5 : 1);
    draft.dot(X, 50, 4.5);
  },
  /** Dials that do not agree. */
  time(draft: Draft, s: number) {
    const dials = 3 + (s >> 2);
    for (let i = 0; i < dials; i++) {
      const [x, y] = i === 0 ? [X, 50] : polar(22, (360 / (dials - 1)) * i + (draft.seed % 90), X);
      const r = i === 0 ? 26 : 15;
      if (i > 0) draft.pen.hide(draft.path().circle(x, y, r));
      draft.line(draft.path().ellipse(x, y, r, r * (0.72 + draft.chance() * 0.26), draft.chance() * 3), 1.2);
      const marks = draft.path();
      for (let j = 0; j < 12; j++) marks.from(...polar(r * 0.7, j * 30, x, y), ...polar(r * 0.58, j * 30, x, y));
      const [h, m] = [draft.chance() * 360, draft.chance() * 360];
      draft.line(marks, 0.9, 0.8).line(
        draft
          .path()
          .from(x, y, ...polar(r * 0.5, h, x, y))
          .from(x, y, ...polar(r * 0.36, m, x, y)),
        1.5,
      );
    }
    for (let i = 0; i < 3; i++)
      draft.line(arc(draft.path(), 40 + i * 3, draft.seed % 360, (draft.seed % 360) + 200 - i * 50, X), 1.4 - i * 0.3);
  },
  /** A net that is drawn down into a well. */
  well(draft: Draft, s: number) {
    const deep = 12 + s * 2.4 + (draft.seed % 7);
    const at = (u: number, v: number): Point => {
      const d = u * u + v * v;
      return [X + u * 44, 32 + v * 18 + Math.min(46, deep / (0.2 + d * 4.5))];
    };
    const rows = draft.small ? 9 : 17;
    for (let i = 0; i < rows; i++) {
      const k = -1 + (2 * i) / (rows - 1);
      draft.line(draft.path().through(times(34, j => at(-1 + (2 * j) / 33, k))), 0.9, 0.85);
      draft.line(draft.path().through(times(34, j => at(k, -1 + (2 * j) / 33))), 0.7, 0.6);
    }
  },
  /** A frame in space, and another sky within. */
  portal(draft: Draft, s: number) {
    const sides = 5 + (draft.seed % 4);
    for (let i = 0; i < 8 + s; i++) {
      const k = 1 - i / (9 + s);
      draft.line(
        draft.path().through(
          times(sides, j => polar(45 * k, (360 / sides) * j + i * 7, X)),
          true,
        ),
        0.6 + k * 1.2,
        0.4 + 0.6 * k,
      );
    }
    draft.dot(X, 50, 1.6);
  },
} satisfies Record<string, (draft: Draft, strength: number) => void>;

/** The kinds of hazards. */
export type HazardKind = keyof typeof HAZARDS;
