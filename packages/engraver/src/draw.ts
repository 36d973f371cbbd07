/** Draws a motif with a pen, with all figures at hand. A page that shows few of them loads figures by families. */
import { beasts } from './families/beasts.ts';
import { fleets } from './families/fleets.ts';
import { happenings } from './families/happenings.ts';
import type { DrawFigure } from './families/loading.ts';
import { people } from './families/people.ts';
import { places } from './families/places.ts';
import { things } from './families/things.ts';
import { vessels } from './families/vessels.ts';
import { wares } from './families/wares.ts';
import type { FigureKind } from './motifs/motif.ts';

/** Every figure. */
export const FIGURES: Readonly<Record<FigureKind, DrawFigure>> = {
  ...places,
  ...vessels,
  ...fleets,
  ...beasts,
  ...people,
  ...things,
  ...wares,
  ...happenings,
};

/** Draws a motif on a square. */
export const draw: DrawFigure = (pen, motif, printing) => FIGURES[motif.figure](pen, motif, printing);
