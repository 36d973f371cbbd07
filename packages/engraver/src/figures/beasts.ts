/** Monsters and dragons. */

import { cos, PI, sin, TAU } from '../maths/angles.ts';
import { clamp, length, times } from '../maths/numbers.ts';
import type { Motif } from '../motifs/motif.ts';
import { type Draft, gon, polar, soft } from '../pen/draft.ts';
import type { Point } from '../pen/path.ts';
import { heavy, ruler } from '../ships/counted.ts';

/** A limb along a line, as wide as said at each of its points. */
function limb(line: readonly Point[], wide: (k: number) => number): Point[] {
  const last = line.length - 1;
  const [left, right]: [Point[], Point[]] = [[], []];
  line.forEach(([x, y], i) => {
    const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(last, i + 1)]!];
    const d = length(b[0] - a[0], b[1] - a[1]) || 1;
    const [u, v] = [-(b[1] - a[1]) / d, (b[0] - a[0]) / d];
    const w = wide(i / last);
    left.push([x + u * w, y + v * w]);
    right.unshift([x - u * w, y - v * w]);
  });
  return [...left, ...right];
}

/** A monster, by its traits: arms, a worm, a swarm, an eye, a giant. Its strength gives arms, rings or heads. */
export function monster(draft: Draft, motif: Motif): void {
  const s = clamp(motif.strength, 1, 10);
  ruler(draft, motif.strength);
  const traits = motif.traits ?? [];
  if (traits.includes('worm')) worm(draft, s);
  else if (traits.includes('swarm')) swarm(draft, s);
  else if (traits.includes('giant')) giant(draft, s);
  else if (traits.includes('ghost')) ghost(draft, s);
  else arms(draft, s, traits.includes('eye'));
}

function arms(draft: Draft, s: number, eye: boolean): void {
  const { chance } = draft;
  const count = s + 2;
  const spin = chance() < 0.5 ? 1 : -1;
  const from = chance() * 360;
  const curl = 40 + chance() * 55;
  const long = (eye ? 12 : 20) + s * 1.4;
  for (let i = 0; i < count; i++) {
    const a = from + (360 / count) * i;
    const line = times(10, j => polar(10 + (j / 9) * long, a + spin * curl * (j / 9) * (j / 9), 54, 50));
    draft.part(
      limb(line, k => (1 - k) * (3.6 + s * 0.12) + 0.3),
      { step: 1.6, w: 1 },
    );
  }
  const body = (eye ? 15 : 9) + s * 0.8;
  draft.part(soft(gon(count, body, 54, 50, from), 3), { step: 1.7 });
  const lid = eye ? 9 : 4 + s * 0.2;
  const white = draft.path().ellipse(54, 50, lid, lid * 0.55, (from % 40) / 60);
  draft.pen.hide(white);
  draft.line(white, 1.2).dot(54, 50, eye ? 3.4 : 1.5);
  if (eye) draft.ring(54, 50, 4.6, 0.8);
}

function worm(draft: Draft, s: number): void {
  const { chance } = draft;
  const phase = chance() * 3;
  const bends = 4 + chance() * 3;
  const line = times(30, (i): Point => {
    const t = i / 29;
    return [18 + 66 * t, 52 + sin(t * bends + phase) * (17 + s) * (1 - t * 0.3)];
  });
  const wide = (k: number) => (2 + s * 0.7) * (0.35 + 0.65 * sin(PI * Math.min(1, 0.12 + k * 0.84)));
  draft.part(limb(line, wide), { step: 1.6 });
  const rings = draft.path();
  for (let i = 3; i < 28; i += 2) {
    const [a, b] = [line[i - 1]!, line[i + 1]!];
    const d = length(b[0] - a[0], b[1] - a[1]) || 1;
    const w = wide(i / 29);
    const [x, y] = line[i]!;
    rings.from(
      x - ((b[1] - a[1]) / d) * w,
      y + ((b[0] - a[0]) / d) * w,
      x + ((b[1] - a[1]) / d) * w,
      y - ((b[0] - a[0]) / d) * w,
    );
  }
  draft.line(rings, 0.9, 0.85);
  const [hx, hy] = line[29]!;
  draft.part(gon(9, 4 + s * 0.5, hx, hy), { rounded: true });
  draft.ring(hx, hy, 2.2 + s * 0.2, 1.4);
  for (let i = 0; i < 6; i++)
    draft.line(draft.path().from(...polar(1.2, i * 60, hx, hy), ...polar(2.2 + s * 0.2, i * 60, hx, hy)), 0.9);
}

function swarm(draft: Draft, s: number): void {
  const { chance } = draft;
  const count = 5 + s * 2;
  for (let i = 0; i < count; i++) {
    const t = i * 2.39996;
    const q = 7 + 34 * Math.sqrt((i + 0.5) / count);
    const [x, y, r] = [55 + cos(t) * q, 50 + sin(t) * q, 3 + chance() * 2.2];
    const legs = draft.path();
    for (let j = 0; j < 3; j++)
      for (const e of [-1, 1])
        legs.through([
          [x + e * r * 0.5, y + (j - 1) * r * 0.6],
          [x + e * r * 1.5, y + (j - 1.4) * r * 0.8],
          [x + e * r * 1.8, y + (j - 0.6) * r * 0.9],
        ]);
    draft.line(legs, 0.8, 0.9);
    draft.part(gon(8, r, x, y + r * 0.2), { step: 1.5, w: 1 });
    draft.part(gon(6, r * 0.6, x, y - r * 0.9), { step: 1.4, w: 1 });
  }
}

function giant(draft: Draft, s: number): void {
  const k = 0.66 + s * 0.034;
  const at = (points: readonly Point[]) => points.map(([u, v]): Point => [54 + u * k, 54 + v * k]);
  const both = (points: readonly Point[]) => {
    draft.part(at(points), { rounded: true });
    draft.part(at(points.map(([u, v]): Point => [-u, v]).reverse()), { rounded: true });
  };
  both([
    [4, 10],
    [16, 10],
    [20, 40],
    [8, 42],
  ]);
  both([
    [16, -20],
    [30, -18],
    [38, 6],
    [34, 26],
    [26, 24],
    [26, 4],
  ]);
  draft.part(
    at([
      [-20, -24],
      [20, -24],
      [24, -6],
      [14, 16],
      [-14, 16],
      [-24, -6],
    ]),
    { rounded: true },
  );
  const horns = draft.seed % 4;
  for (let i = 0; i < horns; i++) {
    const [u, v] = [6 + i * 6, -38 + i * 8];
    draft.part(
      at([
        [u - 2, v + 4],
        [u + 5 + i, v - 12 + i * 3],
        [u + 3, v + 5],
      ]),
    );
    draft.part(
      at([
        [-u + 2, v + 4],
        [-u - 5 - i, v - 12 + i * 3],
        [-u - 3, v + 5],
      ]),
    );
  }
  draft.part(
    at([
      [-9, -26],
      [-11, -38],
      [0, -44],
      [11, -38],
      [9, -26],
    ]),
    { rounded: draft.seed % 3 > 0 },
  );
  for (const e of [-1, 1]) draft.dot(54 + e * 4 * k, 54 - 34 * k, 1.5);
  const plates = draft.path();
  for (let i = 0; i < 1 + s / 2; i++)
    plates.through(
      at([
        [-18 + i, -16 + i * 6],
        [0, -12 + i * 6],
        [18 - i, -16 + i * 6],
      ]),
    );
  draft.line(plates, 1);
}

function ghost(draft: Draft, s: number): void {
  const { chance } = draft;
  const layers = 3 + (s >> 1);
  for (let i = layers; i >= 0; i--) {
    const r = 12 + (i / layers) * (20 + s);
    const [phase, lobes] = [chance() * TAU, 3 + Math.floor(chance() * 4)];
    const edge = times(40, j => {
      const t = (j / 40) * TAU;
      return [
        54 + cos(t) * r * (1 + 0.16 * sin(t * lobes + phase)),
        48 + sin(t) * r * (0.95 + 0.2 * sin(t * 2 + phase)),
      ] as const;
    });
    draft.line(draft.path().blob(edge), 1.5 - (i / layers) * 0.9, 1 - (i / layers) * 0.6, i % 2 ? [3, 1.6] : undefined);
  }
  for (const e of [-1, 1])
    draft.part(
      [
        [54 + e * 3, 47],
        [54 + e * 9, 43],
        [54 + e * 8, 50],
      ],
      { w: 1.4 },
    );
}

/** A dragon: long body, wings, horns. Its strength gives the size, its name the pose; dots count its breath. */
export function dragon(draft: Draft, motif: Motif): void {
  const s = clamp(motif.strength, 1, 10);
  ruler(draft, motif.strength);
  const { chance } = draft;
  const [bend, phase, rise] = [6.4 + chance() * 2.4, 2.2 + chance() * 0.9, 24 + chance() * 14];
  const k = 0.78 + s * 0.028;
  const at = (x: number, y: number): Point => [52 + (x - 52) * k, 50 + (y - 50) * k];
  const line = times(27, (i): Point => {
    const t = i / 26;
    return at(13 + 70 * t, 64 - rise * t + sin(t * bend + phase) * 17 * (1 - t * 0.35));
  });
  const wing = (i: number, side: number) => {
    const [x, y] = line[i]!;
    const long = 20 + s * 1.2;
    const wedge: Point[] = [
      [x, y],
      [x - 8 - s, y - side * long],
      [x + 2, y - side * (long - 8)],
      [x + 9, y - side * (long - 2)],
      [x + 9, y - side * 10],
      [x + 18, y - side * 12],
      [x + 9, y],
    ];
    draft.part(wedge, { step: 1.8 });
    draft.line(
      draft
        .path()
        .from(x, y, x + 2, y - side * (long - 8))
        .from(x + 4, y, x + 9, y - side * 10),
      0.9,
      0.9,
    );
  };
  wing(14, 1);
  wing(11, -1);
  draft.part(
    limb(line, t => (0.5 + 5 * Math.sqrt(sin(PI * Math.min(1, 0.02 + t * 0.97)))) * (0.66 + s * 0.04)),
    { step: 1.5 },
  );
  const scales = draft.path();
  for (let i = 4; i < 25; i += 2)
    scales
      .move(line[i]![0] - 1.4, line[i]![1] - 1)
      .line(line[i]![0] + 0.6, line[i]![1] + 0.4)
      .line(line[i]![0] - 1.4, line[i]![1] + 1.8);
  draft.line(scales, 0.8, 0.9);
  const [x, y] = line[26]!;
  draft.part(
    [
      [x - 5, y - 4],
      [x + 2, y - 6],
      [x + 11, y - 1],
      [x + 3, y + 2],
      [x - 3, y + 5],
    ],
    { step: 1.5 },
  );
  const horns = draft
    .path()
    .from(x - 3, y - 4, x - 10, y - 11)
    .from(x, y - 5, x - 4, y - 14);
  draft.line(horns, 1.4).dot(x + 2, y - 2.4, 0.9);
  const breath = draft.path();
  for (let i = -1; i <= 1; i++) breath.from(x + 11, y + i, x + 17, y + i * 3.4);
  draft.line(breath, 1.1, 0.85);
  heavy(draft, motif.counts?.heavy ?? 0, 93);
}
