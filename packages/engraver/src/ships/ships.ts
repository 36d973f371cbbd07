/** Ships, bases and vehicles: what is built. */

import { cos, PI, sin } from '../maths/angles.ts';
import { clamp, times } from '../maths/numbers.ts';
import type { Motif } from '../motifs/motif.ts';
import { type Draft, gon, polar } from '../pen/draft.ts';
import type { Point } from '../pen/path.ts';
import { buildOf } from './builds.ts';
import { drawClasses, slimness } from './classes.ts';
import { heavy, marksAround, nodes, phasers, ruler, shields, triangle } from './counted.ts';
import { type Frame, frameFor } from './frame.ts';
import { peopleOf } from './peoples.ts';

const countOf = ({ counts }: Motif, key: string): number => counts?.[key] ?? 0;

/** A hull as its people builds it, with its class and its engines. */
export function hull(draft: Draft, motif: Motif, strength: number, size = 1, middle = 56): Frame {
  const traits = motif.traits ?? [];
  const frame = frameFor(draft, strength, slimness(traits), size, middle);
  buildOf(motif.people)(frame);
  drawClasses(frame, traits);
  pennants(frame);
  const engines = draft.path();
  const count = 1 + Math.floor(strength / 3);
  for (let i = 0; i < count; i++) {
    const x = 50 + (i - (count - 1) / 2) * 4;
    engines.from(x, frame.y(0.98) + 1.6, x, frame.y(0.98) + 3.6 + strength * 0.25);
  }
  draft.line(engines, 1.3, 0.75);
  return frame;
}

/** Marks on a hull, so that ships of one class can be told apart. */
function pennants({ draft, x, y }: Frame): void {
  const kind = draft.seed % 4;
  const count = 1 + ((draft.seed >> 3) % 3);
  const marks = draft.path();
  for (let i = 0; i < count; i++) {
    const v = y(0.52 + i * 0.1);
    if (kind === 0) marks.from(x(-0.16), v, x(0.16), v);
    else if (kind === 1)
      marks.through([
        [x(-0.14), v + 1],
        [50, v - 0.6],
        [x(0.14), v + 1],
      ]);
    else if (kind === 2) marks.circle(50, v, 0.9);
    else marks.from(x(-0.13), v + 1, x(0.13), v - 1);
  }
  draft.line(marks, 1.2);
}

/** A ship: its strength on the ruler, its shields before it, its weapons in place. */
export function ship(draft: Draft, motif: Motif): void {
  ruler(draft, motif.strength);
  const frame = hull(draft, motif, clamp(motif.strength, 1, 10));
  phasers(frame, countOf(motif, 'phasers'));
  heavy(draft, countOf(motif, 'heavy'), frame.y(0.36));
  nodes(draft, countOf(motif, 'nodes'));
  shields(draft, countOf(motif, 'shields'));
}

/** A base: its people's arms about a hub, and weapons on its ring. */
export function base(draft: Draft, motif: Motif): void {
  const s = motif.strength;
  const [x, y] = [51, 55];
  const R = 11 + s * 1.45;
  const traits = motif.traits ?? [];
  ruler(draft, s);
  const arms = clamp(3 + Math.floor(s / 2), 3, 8);
  const [c, rounded] = [traits, peopleOf(motif.people).round ?? false];
  if (!c.includes('ruins') && !c.includes('dome'))
    for (let i = 0; i < arms; i++) {
      const a = (2 * PI * i) / arms;
      const arm: readonly Point[] = [
        [0, -1.52],
        [0.26, -0.95],
        [0.2, -0.4],
        [-0.2, -0.4],
        [-0.26, -0.95],
      ];
      const turned = arm.map(([u, v]): Point => [x + R * (u * cos(a) - v * sin(a)), y + R * (u * sin(a) + v * cos(a))]);
      draft.part(turned, { rounded, step: 1.6 });
    }
  if (c.includes('ruins')) ruins(draft, x, y, R);
  else if (c.includes('dome')) domes(draft, x, y, R, s);
  else {
    draft.part(gon(28, R * 0.72, x, y));
    draft.ring(x, y, R * 0.34);
  }
  const round = !c.includes('ruins') && !c.includes('dome');
  const scale = draft.path();
  for (let i = 0; i < 40; i++)
    scale.from(...polar(R * 1.08, i * 9, x, y), ...polar(R * (i % 5 ? 1.13 : 1.2), i * 9, x, y));
  if (round && !draft.small) draft.line(scale, 0.8, 0.8);
  if (round) draft.ring(x, y, R * 1.08, 0.9);
  marksAround(draft, countOf(motif, 'phasers'), x, y, R * 1.3, R * 1.54);
  heavy(draft, countOf(motif, 'heavy'), y - 2);
  shields(draft, countOf(motif, 'shields'), 47);
}

/** Old walls, broken. */
function ruins(draft: Draft, x: number, y: number, R: number): void {
  for (let i = 0; i < 6; i++) {
    const [u, h] = [x + (i - 2.5) * R * 0.46, R * (0.5 + draft.chance() * 1.1)];
    draft.part([
      [u - R * 0.16, y + R * 0.7],
      [u - R * 0.16, y + R * 0.7 - h],
      [u - R * 0.02, y + R * 0.8 - h],
      [u + R * 0.1, y + R * 0.55 - h],
      [u + R * 0.16, y + R * 0.7],
    ]);
  }
  draft.line(draft.path().from(x - R * 1.5, y + R * 0.7, x + R * 1.5, y + R * 0.7), 1.4);
}

/** Domes behind each other. */
function domes(draft: Draft, x: number, y: number, R: number, strength: number): void {
  const half = (u: number, r: number) =>
    times(17, (i): Point => [u + r * cos(PI + (i / 16) * PI), y + R * 0.5 + r * sin(PI + (i / 16) * PI)]);
  for (let i = Math.min(4, 1 + (strength >> 1)); i >= 1; i--)
    draft.both(half(x - 1 + i * R * 0.36, R * (0.66 - i * 0.09)));
  draft.part(half(x - 1, R));
  draft.line(
    draft
      .path()
      .ellipse(x - 1, y + R * 0.5, R * 0.5, R, 0, PI, PI * 2)
      .from(x - 1, y + R * 0.5, x - 1, y - R * 0.5),
    0.8,
    0.8,
  );
  draft.line(draft.path().from(x - R * 1.6, y + R * 0.5, x + R * 1.6, y + R * 0.5), 1.4);
}

/** A ship with the triangle of its numbers beside it. */
export function warship(draft: Draft, motif: Motif): void {
  hull(draft, motif, clamp(motif.strength, 1, 10), 1.18, 50);
  triangle(draft, motif.values ?? [], 14, 84, 11);
}

/** A vehicle from above, on two tracks or on skids. */
export function vehicle(draft: Draft, motif: Motif): void {
  const s = clamp(motif.strength, 1, 10);
  const [long, wide] = [18 + s * 2, 14 + s * 1.3];
  const at = (points: readonly Point[]) => points.map(([u, v]): Point => [52 + u * wide, 48 + v * long]);
  const both = (points: readonly Point[], style?: Parameters<Draft['part']>[1]) => {
    draft.part(at(points), style);
    draft.part(at(points.map(([u, v]): Point => [-u, v]).reverse()), style);
  };
  const traits = motif.traits ?? [];
  const rounded = peopleOf(motif.people).round ?? false;
  if (traits.includes('skids')) {
    both(
      [
        [0.3, 0.2],
        [1.1, 0.75],
        [1.1, 0.95],
        [0.3, 0.7],
      ],
      {},
    );
    both(
      [
        [0.9, -0.5],
        [1, -0.5],
        [1.02, 0.7],
        [0.92, 0.7],
      ],
      { share: 1 },
    );
    draft.part(
      at([
        [0, -1.1],
        [0.34, -0.3],
        [0.4, 0.6],
        [0.2, 0.95],
        [-0.2, 0.95],
        [-0.4, 0.6],
        [-0.34, -0.3],
      ]),
      { rounded: true },
    );
    draft.part(
      at([
        [0, -0.5],
        [0.16, -0.1],
        [0.12, 0.3],
        [-0.12, 0.3],
        [-0.16, -0.1],
      ]),
    );
  } else {
    both(
      [
        [0.62, -0.86],
        [1, -0.78],
        [1.04, 0.84],
        [0.62, 0.92],
      ],
      { step: 2.6, share: 1 },
    );
    draft.part(
      at([
        [-0.3, -0.92],
        [0.3, -0.92],
        [0.66, -0.5],
        [0.66, 0.76],
        [0.36, 1],
        [-0.36, 1],
        [-0.66, 0.76],
        [-0.66, -0.5],
      ]),
      { rounded },
    );
    const guns = s > 6 ? 2 : 1;
    for (let i = 0; i < guns; i++) {
      const [u] = at([[(i - (guns - 1) / 2) * 0.3, 0]])[0]!;
      draft.part(
        [
          [u - 1.3, at([[0, -1.22]])[0]![1]],
          [u + 1.3, at([[0, -1.22]])[0]![1]],
          [u + 1.3, 48],
          [u - 1.3, 48],
        ],
        { step: 3 },
      );
    }
    draft
      .part(gon(motif.people === 'gongen' ? 8 : 6, wide * 0.42, 52, 48 + long * 0.1, 30))
      .dot(52, 48 + long * 0.1, 1.4);
  }
  triangle(draft, motif.values ?? [], 14, 84, 11);
}

/** A fighting robot, standing. */
export function robot(draft: Draft, motif: Motif): void {
  const k = 0.78 + clamp(motif.strength, 1, 10) * 0.036;
  const at = (points: readonly Point[]) => points.map(([u, v]): Point => [50 + u * k, 53 + v * k]);
  const horns = 1 + (draft.seed % 3);
  draft.both(
    at([
      [3, 8],
      [12, 8],
      [15, 24],
      [13, 26],
      [17, 42],
      [6, 42],
      [7, 26],
    ]),
  );
  draft.both(
    at([
      [14, -22],
      [24, -26],
      [30, -14],
      [27, -4],
      [31, 14],
      [24, 18],
      [19, 0],
      [16, -10],
    ]),
  );
  draft.part(
    at([
      [-15, -24],
      [15, -24],
      [17, -10],
      [9, 10],
      [-9, 10],
      [-17, -10],
    ]),
  );
  draft.part(
    at([
      [-7, -26],
      [-9, -36],
      [0, -42],
      [9, -36],
      [7, -26],
    ]),
  );
  const face = draft.path().through(
    at([
      [-5, -33],
      [5, -33],
    ]),
  );
  for (let i = 0; i < horns; i++)
    face
      .through(
        at([
          [-9 + i * 4, -36 - i * 2],
          [-15 + i * 5, -44 - i * 2],
        ]),
      )
      .through(
        at([
          [9 - i * 4, -36 - i * 2],
          [15 - i * 5, -44 - i * 2],
        ]),
      );
  draft.line(face, 1.5);
  const chest = draft.path().through(gon(3 + (draft.seed % 5), 4.5 * k, 50, 53 - 10 * k), true);
  draft.fill(chest, 0.3).line(chest, 1.2);
  triangle(draft, motif.values ?? [], 13, 16, 10);
}
