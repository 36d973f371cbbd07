/** The doors of the engraver: motifs, pens, and the words that lead from names to kinds. */
export { draw, FIGURES } from './draw.ts';
export type { Size as Printing } from './families/drafted.ts';
export { type DrawFigure, familyOf, loadFigure } from './families/loading.ts';
export { EMBLEMS, type EmblemKind } from './figures/emblems.ts';
export type { FigureKind, Motif } from './motifs/motif.ts';
export { type CanvasContext, canvasPen } from './pen/canvas.ts';
export { type Counted, countingPen } from './pen/counting.ts';
export type { Pen } from './pen/pen.ts';
export { type SvgPen, svgPen } from './pen/svg.ts';
export { PEOPLES } from './ships/peoples.ts';
export {
  armTraits,
  baseTraits,
  beastTraits,
  fleetTraits,
  isBad,
  isSeveral,
  perilTraits,
  shipTraits,
  toolTraits,
  vehicleTraits,
} from './words/classes.ts';
export { emblemOf } from './words/emblems.ts';
export { purposeTraits, siteTraits, worldOf, worldTraits } from './words/worlds.ts';
export { WORLDS, type WorldKind } from './worlds/kinds.ts';
export { SKIES } from './worlds/skies.ts';
