/** Assets and enhancements: what lies beside other cards. */
import { clamp } from '../maths/numbers.ts';
import type { Motif } from '../motifs/motif.ts';
import { type Draft, polar, starry } from '../pen/draft.ts';
import type { Point } from '../pen/path.ts';
import { drawEmblem } from './emblems.ts';
import { seal } from './seals.ts';

/** An asset: layers laid down, as many as it costs and at least one, and on them what it is about. */
export function asset(draft: Draft, motif: Motif): void {
  const layers = clamp(motif.counts?.cost ?? 1, 1, 6);
  const step = layers > 4 ? 8 : 10;
  for (let i = 0; i < layers; i++) {
    const y = 84 - i * step;
    draft.part(
      [
        [50, y - 17],
        [90, y],
        [50, y + 17 - 2],
        [10, y],
      ].map(([u, v]): Point => [u!, v! - 6]),
      { share: i === layers - 1 ? 0.3 : 0.5, step: 2.4 },
    );
  }
  const top = 78 - (layers - 1) * step;
  const r = Math.min(19, (top - 12) / 2.1);
  draft.pen.hide(draft.path().circle(50, top - r - 6, r + 4.4));
  seal(draft, motif.people, r + 4, 50, top - r - 6, 3);
  draft.pen.hide(draft.path().circle(50, top - r - 6, r * 0.86));
  draft.ring(50, top - r - 6, r * 0.86, 0.9);
  drawEmblem(draft, motif.emblem ?? 'star', 50, top - r - 6, r * 0.6, 1.6);
}

/** An enhancement: something that is put on something larger. */
export function enhancement(draft: Draft, motif: Motif): void {
  seal(draft, motif.people, 34, 40, 56, 5);
  const edge = starry(14, 25, 21.5, 69, 33);
  draft.part(edge, { share: 0.34, step: 2.2 });
  draft.pen.hide(draft.path().circle(69, 33, 17.5));
  draft.ring(69, 33, 17.5, 1.2);
  drawEmblem(draft, motif.emblem ?? 'star', 69, 33, 11.5, 1.6);
  const marks = clamp(motif.counts?.cost ?? 0, 0, 20);
  const ticks = draft.path();
  for (let i = 0; i < marks; i++) ticks.from(...polar(36.5, 100 + i * 9, 40, 56), ...polar(41, 100 + i * 9, 40, 56));
  draft.line(ticks, 1.8, 0.9);
}
