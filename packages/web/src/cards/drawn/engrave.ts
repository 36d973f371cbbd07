/** Makes ordered drawings, in a thread of its own. It loads the figures that it needs. */
import { canvasPen, loadFigure, type Motif, type Pen, svgPen } from '@orrery/engraver';
import { motifOf } from '@orrery/table/motifs';
import type { PictureOrder, Text, TextOrder } from './order.ts';

/** The place of a motif on a canvas. */
interface Placed {
  readonly motif: Motif;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where an order wants its motif; null for a card without a drawing. */
function placed(order: PictureOrder): Placed | null {
  if ('motif' in order) return order;
  const motif = motifOf(order.face);
  if (motif === undefined) return null;
  // a site fills its place to the edges, which may be wider than high
  const side = motif.figure === 'site' ? order.size * 1.5 : order.size;
  return { motif, width: side, height: side, x: 0, y: 0, size: side };
}

/** Draws with a pen, and loads what draws it before. */
async function drawn({ dark, ink }: PictureOrder, { motif, width, height, x, y, size }: Placed, pen: () => Pen) {
  const draw = await loadFigure(motif);
  // of a square that is larger than its canvas, only a part can be seen
  const whole = x === 0 && y === 0 && width === size && height === size;
  const view = { x: -x, y: -y, w: width, h: height };
  draw(pen(), motif, { size, dark, ink, ...(!whole && { view }) });
}

/** Draws what was ordered on a canvas of this thread. @returns null for a card without a drawing. @throws as `import` does */
export async function engrave(order: PictureOrder): Promise<{ canvas: OffscreenCanvas; figure: string } | null> {
  const at = placed(order);
  if (at === null) return null;
  const { ratio } = order;
  const canvas = new OffscreenCanvas(Math.ceil(at.width * ratio), Math.ceil(at.height * ratio));
  const context = canvas.getContext('2d')!;
  context.scale(ratio, ratio);
  context.translate(at.x, at.y);
  await drawn(order, at, () => canvasPen(context));
  return { canvas, figure: at.motif.figure };
}

/** The same as SVG. @returns null for a card without a drawing. @throws as `import` does */
export async function engraveText({ text: order, ground }: TextOrder): Promise<Text | null> {
  const at = placed(order);
  if (at === null) return null;
  const pen = svgPen(ground);
  await drawn(order, at, () => pen);
  const { x, y, width, height, motif } = at;
  const svg = pen.text(at.size).replace(/viewBox="[^"]*"/, `viewBox="${-x} ${-y} ${width} ${height}"`);
  return { svg, width, height, figure: motif.figure };
}
