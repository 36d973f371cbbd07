// Draws the picture of a card for links.
import { canvasPen, draw } from '@orrery/engraver';
import type { CardFace } from '@orrery/table';
import { motifOf } from '@orrery/table/motifs';

/** The size that programs expect which show links, in pixels. */
export const [WIDTH, HEIGHT] = [1200, 630] as const;
/** The side of the drawing, and the radius of the ring around it. */
const [SIDE, RING] = [470, 286] as const;
const [GROUND, INK] = ['#0b0f19', '#cdd6e6'] as const;
const TAU = 2 * Math.PI;

/** Loads the package that makes canvases, with the first picture; null where it is not installed. */
const canvases = () => import('@napi-rs/canvas').catch(() => null);

/** The drawing of a card as a PNG: on dark ground, inside a graduated ring. Null for a card without a drawing, and where there is no canvas. */
export async function drawCard(face: CardFace): Promise<Buffer | null> {
  const made = await canvases();
  const motif = motifOf(face);
  if (made === null || motif === undefined) return null;
  // a hidden part of a drawing becomes transparent, so it has a canvas of its own
  const card = made.createCanvas(SIDE, SIDE);
  draw(canvasPen(card.getContext('2d')), motif, { size: SIDE, dark: true, ink: INK });
  const canvas = made.createCanvas(WIDTH, HEIGHT);
  const c = canvas.getContext('2d');
  c.fillStyle = GROUND;
  c.fillRect(0, 0, WIDTH, HEIGHT);
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  c.strokeStyle = INK;
  c.globalAlpha = 0.35;
  c.lineWidth = 1.5;
  c.beginPath();
  c.arc(x, y, RING, 0, TAU);
  for (const far of [RING * 1.4, RING * 1.9]) {
    c.moveTo(x + far, y);
    c.arc(x, y, far, 0, TAU);
  }
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * TAU;
    const end = RING + (i % 6 === 0 ? 16 : 8);
    c.moveTo(x + Math.cos(a) * RING, y + Math.sin(a) * RING);
    c.lineTo(x + Math.cos(a) * end, y + Math.sin(a) * end);
  }
  c.stroke();
  c.globalAlpha = 1;
  c.drawImage(card, x - SIDE / 2, y - SIDE / 2);
  return canvas.encode('png');
}
