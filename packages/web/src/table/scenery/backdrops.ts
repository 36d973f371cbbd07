/** Paints what lies behind the boards in idle time: once, and again when something has changed. */

import { whenIdle } from '../../cards/drawn/engraver.ts';
import { isStill } from '../../ui/still.ts';
import { wornTheme } from '../../ui/theme.ts';
import type { Scenery } from './scenery.ts';
import type { Spots } from './sheet.ts';
import { Worlds } from './worlds.ts';

/** A backdrop has at most this many pixels of the screen, so that all of them together stay under 40 MB. */
const MOST_PIXELS = 3_000_000;

/** A canvas behind a board. */
interface Backdrop {
  scenery: Scenery | null;
  /** what was painted last, in short: the same needs no new painting */
  painted: string;
  /** where things stood when its worlds were ordered, and the same in short */
  looked: { readonly key: string; readonly spots: Spots } | null;
  /** ends what still moves */
  still: () => void;
  readonly worlds: Worlds;
}

const shown = new Map<HTMLCanvasElement, Backdrop>();
const waiting = new Set<HTMLCanvasElement>();
let painter: typeof import('./paint.ts') | null = null;
let planned = false;

/** How long a board waits for its drawing on a busy machine, in milliseconds. */
const LONGEST = 800;

/** Plans the next canvas. */
function plan(): void {
  if (planned || waiting.size === 0) return;
  planned = true;
  whenIdle(() => {
    planned = false;
    if (painter === null) void load();
    else next(painter);
  }, LONGEST);
}

async function load(): Promise<void> {
  painter = await import('./paint.ts');
  plan();
}

/** Paints one canvas in an idle moment. If worlds are missing, it orders them, and the canvas waits for them as it is. */
function next({ paint, spotsOf, worldsFor }: typeof import('./paint.ts')): void {
  const [canvas] = waiting;
  if (canvas === undefined) return;
  waiting.delete(canvas);
  const backdrop = shown.get(canvas);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (backdrop?.scenery && width > 0 && height > 0) {
    const { scenery } = backdrop;
    const dark = wornTheme() === 'dark';
    const ratio = Math.min(2, Math.max(1, devicePixelRatio), Math.sqrt(MOST_PIXELS / (width * height)));
    const seen = spotsOf(canvas, scenery);
    const { palette = '' } = document.documentElement.dataset;
    const key = JSON.stringify([scenery, seen, width, height, ratio, dark, palette]);
    if (key !== backdrop.painted) {
      if (backdrop.looked?.key !== key) backdrop.looked = { key, spots: seen };
      const { spots } = backdrop.looked;
      const paper = { width, height, ratio, dark, still: isStill() };
      const bringing = backdrop.worlds.bring(worldsFor(scenery, spots, paper));
      if (bringing !== null) void bringing.then(() => again([canvas]));
      else {
        backdrop.painted = key;
        backdrop.still();
        backdrop.still = paint(canvas, scenery, spots, { ...paper, world: order => backdrop.worlds.get(order) });
        backdrop.worlds.keep();
        canvas.dataset.painted = `${scenery.kind} ${dark ? 'dark' : 'light'} ${width}x${height}`;
      }
    }
  }
  plan();
}

const again = (canvas: Iterable<HTMLCanvasElement>): void => {
  for (const one of canvas) if (shown.has(one)) waiting.add(one);
  plan();
};

let sizes: ResizeObserver | null = null;
/** Hears when a canvas gets another size. */
const watching = (): ResizeObserver =>
  (sizes ??= new ResizeObserver(entries => again(entries.map(({ target }) => target as HTMLCanvasElement))));

let themed = false;

/** Keeps a canvas painted until `end`. `show` gives it a scenery, and looks anew where things stand. */
export function keepPainted(canvas: HTMLCanvasElement): { show: (scenery: Scenery) => void; end: () => void } {
  if (!themed) {
    themed = true;
    new MutationObserver(() => again(shown.keys())).observe(document.documentElement, {
      attributeFilter: ['data-theme', 'data-palette'],
    });
  }
  const backdrop: Backdrop = { scenery: null, painted: '', looked: null, still: () => {}, worlds: new Worlds() };
  shown.set(canvas, backdrop);
  watching().observe(canvas);
  const room = canvas.parentElement;
  const scrolled = () => again([canvas]);
  room?.addEventListener('scroll', scrolled, { capture: true, passive: true });
  return {
    show(scenery) {
      backdrop.scenery = scenery;
      again([canvas]);
    },
    end() {
      backdrop.still();
      backdrop.worlds.keep();
      shown.delete(canvas);
      waiting.delete(canvas);
      sizes?.unobserve(canvas);
      room?.removeEventListener('scroll', scrolled, { capture: true });
    },
  };
}
