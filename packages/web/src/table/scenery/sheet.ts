/** What all sceneries are drawn with: stars, bodies, lines, and room for words. */
import type { WorldKind } from '@orrery/engraver';
import type { MotifOrder } from '../../cards/drawn/order.ts';

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
  /** gives a world that was ordered; null if it is not there */
  readonly world: (order: MotifOrder) => CanvasImageSource | null;
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

/** The radius of a world as a share of its square in the engraver. */
const SHARE = 0.36;

/** The order of a world, around a point of a canvas. @param width, height of the canvas */
const orderOf = (
  name: string,
  world: WorldKind,
  { x, y, r }: Disc,
  { width, height, ratio, dark }: Pick<Paper, 'width' | 'height' | 'ratio' | 'dark'>,
): MotifOrder => {
  const size = r / SHARE;
  return {
    motif: { figure: 'world', name, people: '', strength: 0, world },
    width,
    height,
    ratio,
    x: x - size / 2,
    y: y - size / 2,
    size,
    dark,
    ink: inkOf(dark),
  };
};

/** Draws a world. What lies behind it is hidden. @param strength from 0 to 1 */
export function body(
  c: Context,
  name: string,
  kind: WorldKind,
  at: Disc,
  { dark, ratio, world }: Pick<Paper, 'dark' | 'ratio' | 'world'>,
  strength = 1,
): void {
  const r = Math.round(at.r);
  if (r < 2) return;
  const size = r / SHARE;
  const paper = { width: size, height: size, ratio, dark };
  const made = world(orderOf(name, kind, { x: size / 2, y: size / 2, r }, paper));
  erase(c, () => c.arc(at.x, at.y, r, 0, TAU));
  if (made === null) return;
  c.globalAlpha = strength;
  c.drawImage(made, at.x - size / 2, at.y - size / 2, size, size);
  c.globalAlpha = 1;
}

/** Sizes of a landscape are rounded to this many pixels, so that small changes of a board need no new one. */
const COARSE = 8;

/** Draws a world that is larger than its canvas: what can be seen of it. @param strength from 0 to 1 */
export function landscape(c: Context, name: string, kind: WorldKind, at: Disc, paper: Paper, strength: number): void {
  const r = Math.round(at.r / COARSE) * COARSE;
  // its top stays where it was
  const top = Math.floor(at.y - at.r * 1.2);
  const [width, height] = [Math.ceil(paper.width / COARSE) * COARSE, Math.min(paper.height - top, Math.ceil(r * 2.4))];
  if (width < 1 || height < 1) return;
  const made = paper.world(orderOf(name, kind, { x: at.x, y: at.y - top, r }, { ...paper, width, height }));
  if (made === null) return;
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
