/** Draws cards in idle time: those in sight, one after another, and again when the theme changes. */
import type { CardFace } from '@orrery/table';
import { wornTheme } from '../../ui/theme.ts';
import { KeptDrawings } from './kept.ts';
import { sizeFor } from './sizes.ts';

/** How much memory kept drawings may take, in bytes. */
const ROOM = 24_000_000;
/** A step of work begins only if the browser has this many milliseconds left. */
const LEAST = 3;

const kept = new KeptDrawings<HTMLCanvasElement>(ROOM);
/** The canvases on the page, and the card of each. */
const shown = new Map<HTMLCanvasElement, CardFace>();
/** Those that wait for their drawing, with the size of their place. */
const waiting = new Map<HTMLCanvasElement, number>();
let engraver: typeof import('./engrave.ts') | null = null;
let planned = false;

/** How long a card waits for its drawing on a busy machine, in milliseconds. */
const LONGEST = 1_500;

const later = (work: (left: () => number) => void): void => {
  // Safari has no idle time: short steps take its place
  if ('requestIdleCallback' in window)
    requestIdleCallback(deadline => work(() => deadline.timeRemaining()), { timeout: LONGEST });
  else setTimeout(() => work(() => LEAST), 30);
};

/** Plans the next step. */
function plan(): void {
  if (planned || waiting.size === 0) return;
  planned = true;
  later(left => {
    planned = false;
    if (engraver === null) void load();
    else work(engraver, left);
  });
}

async function load(): Promise<void> {
  engraver = await import('./engrave.ts');
  plan();
}

/** Draws as many as there is time for, and one at least. */
function work({ engraveCard, loadFor }: typeof import('./engrave.ts'), left: () => number): void {
  for (const [canvas, size] of waiting) {
    waiting.delete(canvas);
    const face = shown.get(canvas);
    if (face === undefined) continue;
    const loading = loadFor(face);
    if (loading === null) put(canvas, face, size, engraveCard);
    else void loading.then(() => waitAgain(canvas, size));
    if (left() < LEAST) break;
  }
  plan();
}

/** Lets a canvas wait again, after what draws it has been loaded. */
function waitAgain(canvas: HTMLCanvasElement, size: number): void {
  if (!shown.has(canvas)) return;
  if (!waiting.has(canvas)) waiting.set(canvas, size);
  plan();
}

/** Puts the drawing of a card on its canvas. */
function put(
  canvas: HTMLCanvasElement,
  face: CardFace,
  size: number,
  engraveCard: typeof import('./engrave.ts').engraveCard,
): void {
  const dark = wornTheme() === 'dark';
  const ratio = Math.min(2, Math.max(1, window.devicePixelRatio));
  const ink = getComputedStyle(canvas).color;
  const key = [face.game, face.id, size, ratio, dark, ink].join('|');
  const made = kept.get(key) ?? engraveCard(face, size, ratio, dark, ink);
  if (made === null) return;
  kept.put(key, made, made.width * made.height * 4);
  canvas.width = made.width;
  canvas.height = made.height;
  canvas.getContext('2d')?.drawImage(made, 0, 0);
  canvas.dataset.figure = made.dataset.figure;
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

/** Draws all again: their colors have changed. */
function again(): void {
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
