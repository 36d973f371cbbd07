/** People: characters, units, crews and groups. */
import { clamp, times } from '../maths/numbers.ts';
import type { Motif } from '../motifs/motif.ts';
import { arc, type Draft, gon, polar } from '../pen/draft.ts';
import type { Point } from '../pen/path.ts';
import { triangle } from '../ships/counted.ts';
import { drawEmblem } from './emblems.ts';
import { seal } from './seals.ts';

const RADII = [45, 39.5, 34, 28.5, 23] as const;

/** A person: a seal, and about it an arc of dashes for each ability, one dash for each point. */
export function person(draft: Draft, motif: Motif): void {
  const values = [...(motif.values ?? [])].filter(v => v > 0).sort((a, b) => b - a);
  const from = draft.seed % 360;
  const inner = (values.length ? RADII[values.length - 1]! : 48) - 4.5;
  seal(draft, motif.people, inner);
  if (motif.emblem && !draft.small) {
    draft.pen.hide(draft.path().circle(50, 50, inner * 0.42));
    draft.ring(50, 50, inner * 0.42, 0.9);
    drawEmblem(draft, motif.emblem, 50, 50, inner * 0.28);
  }
  values.forEach((value, i) => {
    const r = RADII[i]!;
    const step = 300 / Math.max(10, value);
    const gap = 90 / r;
    const a = from + i * 70;
    draft.ring(50, 50, r, 0.6, 0.28);
    const dashes = draft.path();
    for (let j = 0; j < value; j++) arc(dashes, r, a + j * step + gap, a + (j + 1) * step - gap);
    draft.line(dashes, 2.8, 0.95);
  });
}

/** A unit: a seal, and on it the triangle of power, tactics and defense. Its traits give the frame. */
export function unit(draft: Draft, motif: Motif): void {
  seal(draft, motif.people, 46, 50, 50, 4);
  const traits = motif.traits ?? [];
  if (traits.includes('several'))
    for (const i of [-1, 1]) draft.line(arc(draft.path(), 48.5, 90 + i * 60 - 26, 90 + i * 60 + 26), 2);
  triangle(draft, motif.values ?? [], 50, 54, 30, true);
  if (traits.includes('bot'))
    for (let i = 0; i < 6; i++) draft.fill(draft.path().through(gon(4, 2, ...polar(47.5, i * 60 + 30), 45), true));
  if (motif.emblem && !draft.small) {
    const [x, y] = [50, 54];
    draft.pen.hide(draft.path().circle(x, y, 8.4));
    draft.ring(x, y, 8.4, 0.8, 0.8);
    drawEmblem(draft, motif.emblem, x, y, 5.4);
  }
}

/** Crew: a bust before a seal, the sign of the trade on it, and a stripe for each point of strength. */
export function crew(draft: Draft, motif: Motif): void {
  seal(draft, motif.people, 39, 50, 45, 4);
  const several = (motif.traits ?? []).includes('several');
  if (several) {
    bust(draft, 30, 54, 0.72);
    bust(draft, 70, 54, 0.72);
  }
  bust(draft, 50, 52, 1);
  if (motif.emblem) {
    draft.pen.hide(draft.path().circle(50, 66, 8.6));
    draft.ring(50, 66, 8.6, 1.1);
    drawEmblem(draft, motif.emblem, 50, 66, 5.8);
  }
  const stripes = clamp(motif.strength, 1, 10);
  const marks = draft.path();
  const step = Math.min(7, 84 / stripes);
  for (let i = 0; i < stripes; i++)
    marks.from(50 - ((stripes - 1) * step) / 2 + i * step, 88, 50 - ((stripes - 1) * step) / 2 + i * step, 95);
  draft.line(marks, 2.2);
}

/** A head and shoulders in a helmet. */
function bust(draft: Draft, x: number, y: number, k: number): void {
  const at = (points: readonly Point[]) => points.map(([u, v]): Point => [x + u * k, y + v * k]);
  draft.part(
    at([
      [-27, 30],
      [-25, 14],
      [-14, 6],
      [14, 6],
      [25, 14],
      [27, 30],
    ]),
    { step: 2.2 },
  );
  draft.part(
    at([
      [-13, 8],
      [-14.5, -8],
      [-10, -20],
      [0, -25],
      [10, -20],
      [14.5, -8],
      [13, 8],
      [6, 12],
      [-6, 12],
    ]),
    { rounded: false },
  );
  const visor = at([
    [-10, -8],
    [-7, -13],
    [7, -13],
    [10, -8],
    [9, 0],
    [-9, 0],
  ]);
  draft.part(visor, { share: 0.3, step: 1.5 });
}

/** A group: its members about one seal, each joined to each. */
export function group(draft: Draft, motif: Motif): void {
  const corners = times(5, i => polar(39, i * 72));
  const lines = draft.path();
  corners.forEach((a, i) => {
    for (const b of corners.slice(0, i)) lines.from(...a, ...b);
  });
  draft.line(lines, 0.8, 0.5);
  draft.line(draft.path().through(corners, true), 1, 0.85);
  draft.pen.hide(draft.path().circle(50, 50, 19));
  seal(draft, motif.people, 19, 50, 50, 4);
  if (motif.emblem) {
    draft.pen.hide(draft.path().circle(50, 50, 10.5));
    draft.ring(50, 50, 10.5);
    drawEmblem(draft, motif.emblem, 50, 50, 7);
  }
  for (const [x, y] of corners) {
    draft.part(gon(20, 6, x, y), { step: 1.6 });
    draft.dot(x, y, 1.6);
  }
}
