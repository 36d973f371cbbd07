// Draws the picture of a card for links.
import type { CardFace } from '@orrery/table';
import { motifOf } from '@orrery/table/motifs';
import { canvases, engraved, grounded, HEIGHT, INK, ring, TAU, WIDTH } from './canvas.ts';

/** The side of the drawing, and the radius of the ring around it. */
const [SIDE, RING] = [470, 286] as const;

/** The drawing of a card as a PNG: on dark ground, inside a graduated ring. Null for a card without a drawing, and where there is no canvas. */
export async function drawCard(face: CardFace): Promise<Buffer | null> {
  const made = await canvases();
  const motif = motifOf(face);
  if (made === null || motif === undefined) return null;
  const card = engraved(made, motif, SIDE);
  const { canvas, c } = grounded(made);
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  c.strokeStyle = INK;
  c.globalAlpha = 0.35;
  c.lineWidth = 1.5;
  c.beginPath();
  for (const far of [RING * 1.4, RING * 1.9]) {
    c.moveTo(x + far, y);
    c.arc(x, y, far, 0, TAU);
  }
  ring(c, x, y, RING);
  c.stroke();
  c.globalAlpha = 1;
  c.drawImage(card, x - SIDE / 2, y - SIDE / 2);
  return canvas.encode('png');
}
