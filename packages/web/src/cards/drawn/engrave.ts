/** Draws cards on canvases. The page loads this file, and the engraver with it, when it has time. */
import { canvasPen, type DrawFigure, type FigureKind, loadFigure } from '@orrery/engraver';
import type { CardFace } from '@orrery/table';
import { motifOf } from '@orrery/table/motifs';

const figures = new Map<FigureKind, DrawFigure>();

/** Loads what draws a card, if it is not here yet. @returns null if the card can be drawn now */
export function loadFor(face: CardFace): Promise<void> | null {
  const figure = motifOf(face)?.figure;
  if (figure === undefined || figures.has(figure)) return null;
  return loadFigure(figure).then(draw => void figures.set(figure, draw));
}

/**
 * Draws a card on a new canvas; null for a card without a drawing, and before `loadFor`.
 * @param size the side of the drawing, in CSS pixels
 * @param ratio pixels of the screen for one CSS pixel
 * @param ink the color of drawings that have none of their own
 */
export function engraveCard(
  face: CardFace,
  size: number,
  ratio: number,
  dark: boolean,
  ink: string,
): HTMLCanvasElement | null {
  const motif = motifOf(face);
  const draw = motif && figures.get(motif.figure);
  if (motif === undefined || draw === undefined) return null;
  const canvas = document.createElement('canvas');
  // a site fills its place to the edges, which may be wider than high
  const side = motif.figure === 'site' ? size * 1.5 : size;
  canvas.dataset.figure = motif.figure;
  canvas.width = canvas.height = Math.round(side * ratio);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.scale(canvas.width / side, canvas.width / side);
  draw(canvasPen(context), motif, { size: side, dark, ink });
  return canvas;
}
