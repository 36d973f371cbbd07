/** What can be counted on a ship: shields, weapons, nodes, and the ruler of its strength. */
import { cos, PI, sin } from '../maths/angles.ts';
import { arc, type Draft, gon, polar } from '../pen/draft.ts';
import type { Frame } from './frame.ts';

/** Shields: arcs before the bow, one for each point. */
export function shields(draft: Draft, count: number, r = 46.5): void {
  if (count === 0) return;
  const step = Math.min(17, 156 / count);
  const path = draft.path();
  for (let i = 0; i < count; i++) arc(path, r, (i - count / 2) * step + 1.2, (i + 1 - count / 2) * step - 1.2, 50, 55);
  draft.line(path, 2.4);
}

/** The ruler at the left: ten marks, as many full as the card is strong. */
export function ruler(draft: Draft, strength: number, marks = 10): void {
  const [on, off] = [draft.path(), draft.path()];
  for (let i = 0; i < marks; i++) {
    const y = 93 - i * (86 / (marks - 1));
    if (i < strength) on.from(3, y, 8, y);
    else off.from(3, y, 5.6, y);
  }
  draft.line(on, 1.6, 0.95).line(off, 0.9, 0.45);
}

/** Phasers at the sides of a hull, a line for each. */
export function phasers({ draft, wide, y }: Frame, count: number): void {
  const path = draft.path();
  for (let i = 0; i < count; i++) {
    const side = i % 2 ? -1 : 1;
    const [x, v] = [50 + side * (wide + 1.8), y(0.42) - (i >> 1) * 5.2];
    path.from(x, v, x + side * 4, v - 3.4);
  }
  draft.line(path, 1.9);
}

/** Heavy weapons: full squares in a row. */
export function heavy(draft: Draft, count: number, y: number): void {
  const path = draft.path();
  const step = Math.min(6, 34 / Math.max(1, count));
  for (let i = 0; i < count; i++) path.box(50 - 2 - ((count - 1) * step) / 2 + i * step, y, 3.8, 3.8);
  draft.fill(path);
}

/** Nodes: hexagons in a row at the foot. */
export function nodes(draft: Draft, count: number): void {
  const path = draft.path();
  for (let i = 0; i < count; i++) path.through(gon(6, 2.3, 50 + (i - (count - 1) / 2) * 6.2, 97), true);
  draft.line(path, 1.1);
}

/** The triangle of power, tactics and defense, on a scale of 12. @param large true if it is the main thing on the card */
export function triangle(
  draft: Draft,
  values: readonly number[],
  x: number,
  y: number,
  r: number,
  large = false,
): void {
  const at = (value: number, i: number) => polar(r * (0.12 + (0.88 * Math.min(12, value)) / 12), i * 120, x, y);
  if (large) {
    const ground = draft.path().through(gon(3, r * 1.08, x, y), true);
    draft.pen.hide(ground);
    draft.line(ground, 0.8, 0.6);
  } else draft.line(draft.path().through(gon(3, r, x, y), true), 0.8, 0.45);
  const scale = draft.path();
  for (const q of large ? [4, 8, 12] : [6])
    scale.through(
      [0, 1, 2].map(i => at(q, i)),
      true,
    );
  draft.line(scale, 0.7, 0.35);
  const figure = draft.path().through(values.map(at), true);
  draft.fill(figure, 0.3).line(figure, large ? 1.8 : 1.3);
  values.forEach((value, i) => {
    const [u, v] = at(value, i);
    draft.dot(u, v, large ? 2.3 : 1.5);
  });
}

/** Marks about a middle, as many as there are, the way a scale has them. */
export function marksAround(draft: Draft, count: number, x: number, y: number, from: number, to: number): void {
  const path = draft.path();
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * PI + 0.2;
    path.from(x + sin(a) * from, y - cos(a) * from, x + sin(a) * to, y - cos(a) * to);
  }
  draft.line(path, 2);
}
