/** Has cards drawn: those in sight, one after another, and again when the theme changes. Another thread draws. */
import type { CardFace } from '@orrery/table';
import { isOnPaper, wornTheme } from '../../ui/theme.ts';
import { free, picture, whenIdle } from './engraver.ts';
import { KeptDrawings } from './kept.ts';
import type { CardOrder, Picture } from './order.ts';
import { sizeFor } from './sizes.ts';

/** How much memory kept drawings may take, in bytes. */
const ROOM = 24_000_000;
/** How many orders are under way at once: one is drawn while the answer to the other is on its way. */
const AT_ONCE = 2;
/** How long the first card waits for its drawing on a busy machine, in milliseconds. */
const LONGEST = 1_500;

const kept = new KeptDrawings<Picture>(ROOM, free);
/** The canvases on the page, and the card of each. */
const shown = new Map<HTMLCanvasElement, CardFace>();
/** Those that wait for their drawing, with the size of their place. */
const waiting = new Map<HTMLCanvasElement, number>();
/** What is being drawn, by its key. Equal cards wait for the same drawing. */
const coming = new Map<string, { readonly size: number; readonly canvases: Set<HTMLCanvasElement> }>();
let planned = false;

/** Plans the next step. */
function plan(): void {
  if (planned || waiting.size === 0) return;
  planned = true;
  whenIdle(() => {
    planned = false;
    work();
  }, LONGEST);
}

/** Shows what is kept, and orders as much as may be under way. */
function work(): void {
  for (const [canvas, size] of waiting) {
    const face = shown.get(canvas);
    if (face === undefined) {
      waiting.delete(canvas);
      continue;
    }
    const order = orderFor(canvas, face, size);
    const key = keyOf(order);
    const made = kept.get(key);
    const under = coming.get(key);
    if (made !== undefined) put(canvas, made, size);
    else if (under !== undefined) under.canvases.add(canvas);
    else if (coming.size < AT_ONCE) void draw(canvas, order, key);
    // an answer plans the next step
    else return;
    waiting.delete(canvas);
  }
}

/** Orders a drawing, and shows it where it is still wanted. */
async function draw(canvas: HTMLCanvasElement, order: CardOrder, key: string): Promise<void> {
  const { size } = order;
  const canvases = new Set([canvas]);
  coming.set(key, { size, canvases });
  const made = await picture(order);
  coming.delete(key);
  if (made !== null) {
    for (const one of canvases) {
      const face = shown.get(one);
      // a canvas may show another card by now, or wear another theme
      if (face !== undefined && keyOf(orderFor(one, face, size)) === key) put(one, made, size);
    }
    kept.put(key, made, made.image.width * made.image.height * 4);
  }
  plan();
}

const keyOf = ({ face, size, ratio, dark, ink }: CardOrder): string =>
  [face.game, face.id, size, ratio, dark, ink].join('|');

const orderFor = (canvas: HTMLCanvasElement, face: CardFace, size: number): CardOrder => ({
  face,
  size,
  ratio: Math.min(2, Math.max(1, window.devicePixelRatio)),
  dark: wornTheme() === 'dark',
  ink: getComputedStyle(canvas).color,
});

/** Puts the drawing of a card on its canvas. */
function put(canvas: HTMLCanvasElement, { image, figure }: Picture, size: number): void {
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  canvas.dataset.figure = figure;
  canvas.dataset.drawn = String(size);
}

/** What a canvas shows, in short: the size of its drawing. Wide places need a drawing as wide as they are. */
function want(canvas: HTMLCanvasElement, width: number, height: number): void {
  const size = sizeFor(width, height, canvas.classList.contains('wide'));
  if (canvas.dataset.drawn !== String(size)) waiting.set(canvas, size);
}

let sight: IntersectionObserver | null = null;
const inSight = new WeakSet<Element>();

let places: ResizeObserver | null = null;
/** Hears when a place gets another size: its drawing would be blurred. */
const sizes = (): ResizeObserver =>
  (places ??= new ResizeObserver(entries => {
    for (const { target, contentRect } of entries)
      if (inSight.has(target) && contentRect.width > 0)
        want(target as HTMLCanvasElement, contentRect.width, contentRect.height);
    plan();
  }));

/** Hears which canvases come into sight, and how large they are. */
const watching = (): IntersectionObserver =>
  (sight ??= new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const canvas = target as HTMLCanvasElement;
        const { width, height } = boundingClientRect;
        if (!isIntersecting || width === 0) {
          inSight.delete(canvas);
          waiting.delete(canvas);
        } else {
          inSight.add(canvas);
          want(canvas, width, height);
        }
      }
      plan();
    },
    { rootMargin: '160px' },
  ));

/** Draws all again: their colors have changed. Paper has drawings of its own. */
function again(): void {
  if (isOnPaper()) return;
  for (const canvas of shown.keys()) {
    delete canvas.dataset.drawn;
    sight?.unobserve(canvas);
    sight?.observe(canvas);
  }
}

let themed = false;

/** Draws a card on a canvas, as soon as it is in sight and the page has time. Returns a function that ends it. */
export function keepDrawn(canvas: HTMLCanvasElement, face: CardFace): () => void {
  if (!themed) {
    themed = true;
    new MutationObserver(again).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }
  shown.set(canvas, face);
  watching().observe(canvas);
  sizes().observe(canvas);
  return () => {
    sizes().unobserve(canvas);
    shown.delete(canvas);
    waiting.delete(canvas);
    delete canvas.dataset.drawn;
    sight?.unobserve(canvas);
  };
}
