/** Loads figures by families, so that a page gets only the drawings that it shows. */
import type { FigureKind, Motif } from '../motifs/motif.ts';
import type { Pen } from '../pen/pen.ts';
import type { Size } from './drafted.ts';

/** Draws one kind of figure on a square. The same motif and size always make the same strokes. */
export type DrawFigure = (pen: Pen, motif: Motif, printing: Size) => void;

type Family = Readonly<Partial<Record<FigureKind, DrawFigure>>>;

const FAMILIES = {
  places: (): Promise<Family> => import('./places.ts').then(({ places }) => places),
  vessels: (): Promise<Family> => import('./vessels.ts').then(({ vessels }) => vessels),
  beasts: (): Promise<Family> => import('./beasts.ts').then(({ beasts }) => beasts),
  people: (): Promise<Family> => import('./people.ts').then(({ people }) => people),
  things: (): Promise<Family> => import('./things.ts').then(({ things }) => things),
  happenings: (): Promise<Family> => import('./happenings.ts').then(({ happenings }) => happenings),
} as const;

/** The family of each figure. */
const FAMILY_OF: Readonly<Record<FigureKind, keyof typeof FAMILIES>> = {
  world: 'places',
  site: 'places',
  ship: 'vessels',
  base: 'vessels',
  warship: 'vessels',
  vehicle: 'vessels',
  robot: 'vessels',
  fleet: 'vessels',
  monster: 'beasts',
  dragon: 'beasts',
  person: 'people',
  unit: 'people',
  crew: 'people',
  group: 'people',
  weapon: 'things',
  device: 'things',
  asset: 'things',
  enhancement: 'things',
  event: 'happenings',
  conflict: 'happenings',
  agenda: 'happenings',
  aftermath: 'happenings',
  contingency: 'happenings',
  order: 'happenings',
  interrupt: 'happenings',
  hazard: 'happenings',
  occurrence: 'happenings',
  luck: 'happenings',
  ability: 'happenings',
  mission: 'happenings',
};

/** Loads what draws a figure, with its family. @throws as `import` does */
export async function loadFigure(figure: FigureKind): Promise<DrawFigure> {
  const family = await FAMILIES[FAMILY_OF[figure]]();
  return family[figure]!;
}
