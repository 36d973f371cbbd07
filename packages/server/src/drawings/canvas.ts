// What all pictures for links share: their size, their colors, their letters, and the canvas.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canvasPen, draw, type Motif } from '@orrery/engraver';

/** The size that programs expect which show links, in pixels. */
export const [WIDTH, HEIGHT] = [1200, 630] as const;
/** The dark ground, and the ink of what has none of its own. */
export const [GROUND, INK] = ['#0b0f19', '#cdd6e6'] as const;
export const TAU = 2 * Math.PI;

/** The package that makes canvases. */
export type Canvases = typeof import('@napi-rs/canvas');
/** What is drawn on. */
export type Surface = import('@napi-rs/canvas').SKRSContext2D;

/** Loads the package that makes canvases, with the first picture; null where it is not installed. */
export const canvases = (): Promise<Canvases | null> => import('@napi-rs/canvas').catch(() => null);

/** The drawing of a motif on a canvas of its own: a hidden part of a drawing becomes transparent there. @param side of the square, in pixels */
export function engraved(made: Canvases, motif: Motif, side: number, ink: string = INK) {
  const canvas = made.createCanvas(side, side);
  draw(canvasPen(canvas.getContext('2d')), motif, { size: side, dark: true, ink });
  return canvas;
}

/** A canvas of dark ground. */
export function grounded(made: Canvases) {
  const canvas = made.createCanvas(WIDTH, HEIGHT);
  const c = canvas.getContext('2d');
  c.fillStyle = GROUND;
  c.fillRect(0, 0, WIDTH, HEIGHT);
  return { canvas, c };
}

/** A graduated ring: marks on its outer side, a long one in every six. */
export function ring(c: Surface, x: number, y: number, r: number): void {
  c.moveTo(x + r, y);
  c.arc(x, y, r, 0, TAU);
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * TAU;
    const end = r + (i % 6 === 0 ? 16 : 8);
    c.moveTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
    c.lineTo(x + Math.cos(a) * end, y + Math.sin(a) * end);
  }
}

/** The page's letters for names, and for sentences. */
const FACES = { jost: 'Orrery Names', inter: 'Orrery Words' } as const;
/** The folders whose letters are loaded. */
const loaded = new Set<string>();

/** The letters of a picture, as CSS names them. @param page the folder of the built page, which has the letters; without it, those of the system serve */
export function letters({ GlobalFonts }: Canvases, page: string | null): { names: string; words: string } {
  const folder = page === null ? null : join(page, 'assets');
  if (folder !== null && !loaded.has(folder)) {
    loaded.add(folder);
    for (const file of existsSync(folder) ? readdirSync(folder) : [])
      for (const [face, family] of Object.entries(FACES))
        if (file.startsWith(`${face}-latin-wght-normal`) && file.endsWith('.woff2'))
          GlobalFonts.registerFromPath(join(folder, file), family);
  }
  // letters that ours lack come from the system
  return { names: `"${FACES.jost}", sans-serif`, words: `"${FACES.inter}", sans-serif` };
}

/** A text cut to a width, in pixels. */
export function cut(c: Surface, text: string, width: number): string {
  if (c.measureText(text).width <= width) return text;
  let [fits, not] = [0, text.length];
  while (not - fits > 1) {
    const half = (fits + not) >> 1;
    if (c.measureText(`${text.slice(0, half).trimEnd()}…`).width <= width) fits = half;
    else not = half;
  }
  return `${text.slice(0, fits).trimEnd()}…`;
}
