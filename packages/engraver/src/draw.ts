/** Draws a motif with a pen: the one function that everything goes through. */
import { beasts, moments, people, places, things, vessels } from './figures/kinds.ts';
import type { FigureKind, Motif } from './motifs/motif.ts';
import type { Pen } from './pen/pen.ts';
import type { View } from './pen/sheet.ts';

/** How a drawing is printed. */
export interface Printing {
  /** the side of its square, in pixels */
  readonly size: number;
  /** true on dark ground; false on paper */
  readonly dark: boolean;
  /** the ink of drawings that have no color of their own: a color of CSS */
  readonly ink: string;
  /** the part of the square that can be seen, if not all of it: lines of large worlds outside it are left out */
  readonly view?: View;
}

/** Draws one kind of figure. */
export type DrawFigure = (pen: Pen, motif: Motif, printing: Printing) => void;

/** Every figure. */
export const FIGURES: Readonly<Record<FigureKind, DrawFigure>> = {
  ...places,
  ...vessels,
  ...beasts,
  ...people,
  ...things,
  ...moments,
};

/** Draws a motif on a square. The same motif and printing always make the same strokes. */
export const draw: DrawFigure = (pen, motif, printing) => FIGURES[motif.figure](pen, motif, printing);
