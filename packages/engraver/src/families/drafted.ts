/** Draws figures in units of a square of 100, with the number of their plate. */
import type { Motif } from '../motifs/motif.ts';
import { Draft } from '../pen/draft.ts';
import type { Pen } from '../pen/pen.ts';
import type { View } from '../pen/sheet.ts';

/** The square that a figure is drawn on. */
export interface Size {
  /** its side, in pixels */
  readonly size: number;
  /** true on dark ground; false on paper */
  readonly dark: boolean;
  /** the ink of drawings that have no color of their own: a color of CSS */
  readonly ink: string;
  /** the part of the square that can be seen, if not all of it: lines of large worlds outside it are left out */
  readonly view?: View;
}

/** A figure drawn in units of a square of 100. */
export const drafted =
  (make: (draft: Draft, motif: Motif) => void) =>
  (pen: Pen, motif: Motif, { size, dark, ink }: Size): void =>
    plate(new Draft(pen, dark, ink, size / 100, motif.name), motif, make);

/** Draws a figure, and in its corner the number of its plate: dots and bars that only this card has. */
function plate(draft: Draft, motif: Motif, make: (draft: Draft, motif: Motif) => void): void {
  make(draft, motif);
  if (draft.scale < 0.9) return;
  const path = draft.path();
  for (let i = 0; i < 10; i++)
    path.box(82.5 + i * 1.5, 97 + ((draft.seed >> i) & 1 ? 0 : 1.3), 0.8, (draft.seed >> i) & 1 ? 2.2 : 0.9);
  draft.fill(path, 0.55);
}
