/** Loads figures by families, so that a page gets only the drawings that it shows. */
import type { FigureKind, Motif } from '../motifs/motif.ts';
import type { Pen } from '../pen/pen.ts';
import type { BUILT } from '../worlds/built-kinds.ts';
import type { FAR } from '../worlds/far-kinds.ts';
import type { WorldKind } from '../worlds/kinds.ts';
import type { MANY } from '../worlds/many-kinds.ts';
import type { Size } from './drafted.ts';

/** Draws one kind of figure on a square. The same motif and size always make the same strokes. */
export type DrawFigure = (pen: Pen, motif: Motif, printing: Size) => void;

type Family = Readonly<Partial<Record<FigureKind, DrawFigure>>>;

const FAMILIES = {
  globes: (): Promise<Family> => import('./globes.ts').then(({ globes }) => globes),
  built: (): Promise<Family> => import('./built.ts').then(({ built }) => built),
  many: (): Promise<Family> => import('./many.ts').then(({ many }) => many),
  far: (): Promise<Family> => import('./far.ts').then(({ far }) => far),
  sites: (): Promise<Family> => import('./sites.ts').then(({ sites }) => sites),
  fleets: (): Promise<Family> => import('./fleets.ts').then(({ fleets }) => fleets),
  vessels: (): Promise<Family> => import('./vessels.ts').then(({ vessels }) => vessels),
  beasts: (): Promise<Family> => import('./beasts.ts').then(({ beasts }) => beasts),
  people: (): Promise<Family> => import('./people.ts').then(({ people }) => people),
  wares: (): Promise<Family> => import('./wares.ts').then(({ wares }) => wares),
  things: (): Promise<Family> => import('./things.ts').then(({ things }) => things),
  happenings: (): Promise<Family> => import('./happenings.ts').then(({ happenings }) => happenings),
} as const;

/** The family of each figure. */
const FAMILY_OF: Readonly<Record<FigureKind, keyof typeof FAMILIES>> = {
  world: 'globes',
  site: 'sites',
  ship: 'vessels',
  base: 'vessels',
  warship: 'vessels',
  vehicle: 'vessels',
  robot: 'vessels',
  fleet: 'fleets',
  monster: 'beasts',
  dragon: 'beasts',
  person: 'people',
  unit: 'people',
  crew: 'people',
  group: 'people',
  weapon: 'things',
  device: 'things',
  asset: 'wares',
  enhancement: 'wares',
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
  field: 'happenings',
  mission: 'happenings',
};

/** The family of each kind of world that is no globe and no stone. */
const FAMILY_OF_WORLD: Readonly<
  Record<keyof typeof BUILT, 'built'> & Record<keyof typeof MANY, 'many'> & Record<keyof typeof FAR, 'far'>
> = {
  ...{ station: 'built', satellite: 'built', wreck: 'built' },
  ...{ belt: 'many', field: 'many', oort: 'many', cluster: 'many', system: 'many' },
  ...{ shielded: 'far', outpost: 'far', twins: 'far', storm: 'far' },
  ...{ star: 'far', farsun: 'far', dwarf: 'far', protostar: 'far', comet: 'far', hole: 'far' },
  ...{ nebula: 'far', plasma: 'far', remnant: 'far', waves: 'far', void: 'far' },
  ...{ dragonhole: 'far', dragoncave: 'far', egg: 'far' },
};

/** The family that draws a motif. */
export const familyOf = ({ figure, world }: Pick<Motif, 'figure' | 'world'>): keyof typeof FAMILIES =>
  (figure === 'world' && (FAMILY_OF_WORLD as Partial<Record<WorldKind, keyof typeof FAMILIES>>)[world ?? 'planet']) ||
  FAMILY_OF[figure];

/** Loads what draws a motif, with its family. @throws as `import` does */
export async function loadFigure(motif: Pick<Motif, 'figure' | 'world'>): Promise<DrawFigure> {
  const family = await FAMILIES[familyOf(motif)]();
  return family[motif.figure]!;
}
