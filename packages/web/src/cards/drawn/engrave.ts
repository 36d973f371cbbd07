/** Draws cards on canvases. The page loads this file, and the engraver with it, when it has time. */
import { canvasPen, draw } from '@orrery/engraver';
import type { CardFace } from '@orrery/table';
import { motifOf } from '../motifs/index.ts';

/**
 * Draws a card on a new canvas; null for a card without a drawing.
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
  if (motif === undefined) return null;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(size * ratio);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.scale(canvas.width / size, canvas.width / size);
  draw(canvasPen(context), motif, { size, dark, ink });
  return canvas;
}
