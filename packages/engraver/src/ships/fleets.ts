/** Fleets: a wedge of darts. */
import type { Motif } from '../motifs/motif.ts';
import { arc, type Draft, polar } from '../pen/draft.ts';
import type { Point } from '../pen/path.ts';
import { peopleOf } from './peoples.ts';

/** A fleet: a dart for each point of its strength, of its people's own make, in a wedge. Its name gives the wedge. */
export function fleet(draft: Draft, motif: Motif): void {
  const count = motif.strength;
  const k = count > 7 ? 0.82 : count > 4 ? 0.98 : 1.24;
  draft.line(arc(draft.path(), 47, -62, 62), 0.9, 0.4);
  const marks = draft.path();
  for (let i = 0; i < 25; i++) marks.from(...polar(47, -60 + i * 5), ...polar(i % 5 ? 45.4 : 44, -60 + i * 5));
  draft.line(marks, 0.8, 0.5);
  const dart = peopleOf(motif.people).dart ?? peopleOf('neutral').dart!;
  const turn = (motif.traits ?? []).includes('line') ? 0.16 : (motif.traits ?? []).includes('shield') ? -0.7 : 1;
  for (let i = count - 1; i >= 0; i--) {
    const row = (i + 1) >> 1;
    const x = 50 + (i % 2 ? -1 : 1) * row * 11.5 * k;
    const y = (turn < 0 ? 58 : turn < 1 ? 48 : 30) + row * 10.5 * k * turn;
    for (const part of dart)
      draft.part(
        part.map(([u, v]): Point => [x + u * 6 * k, y + v * 11 * k]),
        { step: 1.7, w: 1 },
      );
  }
}
