/** What all sceneries are drawn with: stars, bodies, lines, and room for words. */
import { canvasPen, places, type WorldKind } from '@orrery/engraver';
import { KeptDrawings } from '../../cards/drawn/kept.ts';

/** A body on a board, in pixels. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A box on the board, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** the seat that it belongs to; -1 for none */
  readonly seat: number;
}

/** Where things stand on a board: by the selector of their kind, and the words that stand on the ground itself. */
export interface Spots {
  readonly things: Readonly<Record<string, readonly Box[]>>;
  readonly words: readonly Box[];
  /** cards, panels and other things that hide what lies below them */
  readonly covers: readonly Box[];
}

/** What a scenery is drawn on. */
export interface Paper {
  /** its size, in CSS pixels */
  readonly width: number;
  readonly height: number;
  /** pixels of the screen for one CSS pixel */
  readonly ratio: number;
  readonly dark: boolean;
  /** true if nothing may move */
  readonly still: boolean;
}

export type Context = CanvasRenderingContext2D;
export const TAU = 2 * Math.PI;

/** The ink of lines that belong to no world. */
export const inkOf = (dark: boolean): string => (dark ? '#c9d5ea' : '#2b3650');
export const HARM = { dark: '#f08a72', light: '#a8341f' } as const;

/** The accent of a faction, as the page shows it. @param name as in the tokens `--c-NAME` */
export const accentOf = ({ canvas }: Context, name: string, dark: boolean): string =>
  getComputedStyle(canvas).getPropertyValue(`--c-${name}`).trim() || inkOf(dark);

/** Chance that is the same for the same name. @returns numbers from 0 to 1 */
export function chanceOf(name: string): () => number {
  let seed = 2166136261;
  for (let i = 0; i < name.length; i++) seed = Math.imul(seed ^ name.charCodeAt(i), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    seed ^= seed + Math.imul(seed ^ (seed >>> 7), seed | 61);
    return ((seed ^ (seed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws along the path that `make` makes. @param strength from 0 to 1 */
export function line(c: Context, ink: string, width: number, strength: number, make: (c: Context) => void): void {
  c.beginPath();
  make(c);
  c.strokeStyle = ink;
  c.lineWidth = width;
  c.globalAlpha = strength;
  c.stroke();
  c.globalAlpha = 1;
}

/** Stars: points of three sizes, of which paper shows fewer. */
export function stars(c: Context, name: string, box: Omit<Box, 'seat'>, dark: boolean): void {
  const chance = chanceOf(`stars of ${name}`);
  const count = Math.min(140, Math.round((box.w * box.h) / (dark ? 3800 : 7000)));
  c.fillStyle = inkOf(dark);
  for (let i = 0; i < count; i++) {
    const [x, y, size] = [box.x + chance() * box.w, box.y + chance() * box.h, chance()];
    c.globalAlpha = dark ? 0.28 + 0.5 * size : 0.3;
    c.beginPath();
    c.arc(x, y, 0.4 + 0.7 * size * size, 0, TAU);
    c.fill();
  }
  c.globalAlpha = 1;
}

/** How much memory kept bodies may take, in bytes. */
const ROOM = 12_000_000;
const kept = new KeptDrawings<HTMLCanvasElement>(ROOM);
/** The radius of a world as a share of its square in the engraver. */
const SHARE = 0.36;

/** Draws a world around a point, straight on a canvas. @param view the part of the canvas that can be seen, if not all of the world */
function world(c: Context, name: string, kind: WorldKind, at: Disc, dark: boolean, view?: Omit<Box, 'seat'>): void {
  const size = at.r / SHARE;
  const [left, top] = [at.x - size / 2, at.y - size / 2];
  c.save();
  c.translate(left, top);
  places.world(
    canvasPen(c),
    { figure: 'world', name, people: '', strength: 0, world: kind },
    { size, dark, ink: inkOf(dark), ...(view && { view: { ...view, x: view.x - left, y: view.y - top } }) },
  );
  c.restore();
  c.globalAlpha = 1;
}

/** A canvas that was drawn once and is kept, so that it costs nothing the next time. */
function keptCanvas(
  key: string,
  { width, height, ratio }: Pick<Paper, 'width' | 'height' | 'ratio'>,
  make: (c: Context) => void,
): HTMLCanvasElement {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = document.createElement('canvas');
  made.width = Math.ceil(width * ratio);
  made.height = Math.ceil(height * ratio);
  const context = made.getContext('2d')!;
  context.scale(ratio, ratio);
  make(context);
  kept.put(key, made, made.width * made.height * 4);
  return made;
}

/** Draws a world that is kept. What lies behind it is hidden. @param strength from 0 to 1 */
export function body(
  c: Context,
  name: string,
  kind: WorldKind,
  at: Disc,
  { dark, ratio }: Pick<Paper, 'dark' | 'ratio'>,
  strength = 1,
): void {
  const r = Math.round(at.r);
  if (r < 2) return;
  const size = r / SHARE;
  const made = keptCanvas([name, kind, r, ratio, dark].join('|'), { width: size, height: size, ratio }, context =>
    world(context, name, kind, { x: size / 2, y: size / 2, r }, dark),
  );
  erase(c, () => c.arc(at.x, at.y, r, 0, TAU));
  c.globalAlpha = strength;
  c.drawImage(made, at.x - size / 2, at.y - size / 2, size, size);
  c.globalAlpha = 1;
}

/** Sizes of a landscape are rounded to this many pixels, so that small changes of a board need no new one. */
const COARSE = 8;

/** Draws a world that is larger than its canvas, and keeps what can be seen of it. @param strength from 0 to 1 */
export function landscape(c: Context, name: string, kind: WorldKind, at: Disc, paper: Paper, strength: number): void {
  const r = Math.round(at.r / COARSE) * COARSE;
  // its top stays where it was
  const top = Math.floor(at.y - at.r * 1.2);
  const [width, height] = [Math.ceil(paper.width / COARSE) * COARSE, Math.min(paper.height - top, Math.ceil(r * 2.4))];
  if (width < 1 || height < 1) return;
  const key = [name, kind, r, at.x, width, height, paper.ratio, paper.dark].join('|');
  const made = keptCanvas(key, { width, height, ratio: paper.ratio }, context =>
    world(context, name, kind, { x: at.x, y: at.y - top, r }, paper.dark, { x: 0, y: 0, w: width, h: height }),
  );
  c.globalAlpha = strength;
  c.drawImage(made, 0, top, width, height);
  c.globalAlpha = 1;
}

/** Takes away what is drawn inside a path. */
export function erase(c: Context, make: (c: Context) => void, strength = 1): void {
  c.globalCompositeOperation = 'destination-out';
  c.globalAlpha = strength;
  c.beginPath();
  make(c);
  c.fill();
  c.globalAlpha = 1;
  c.globalCompositeOperation = 'source-over';
}

/** Leaves room for words: no line comes near them. */
export function roomForWords(c: Context, words: readonly Box[]): void {
  for (const { x, y, w, h } of words) erase(c, () => c.roundRect(x - 6, y - 3, w + 12, h + 6, 8));
}
