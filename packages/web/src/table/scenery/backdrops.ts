/** Paints what lies behind the boards in idle time: once, and again when something has changed. */
import { isStill } from '../../ui/still.ts';
import { wornTheme } from '../../ui/theme.ts';
import type { Scenery } from './scenery.ts';

/** A backdrop has at most this many pixels of the screen, so that all of them together stay under 40 MB. */
const MOST_PIXELS = 3_000_000;

/** A canvas behind a board. */
interface Backdrop {
  scenery: Scenery | null;
  /** what was painted last, in short: the same needs no new painting */
  painted: string;
  /** ends what still moves */
  still: () => void;
}

const shown = new Map<HTMLCanvasElement, Backdrop>();
const waiting = new Set<HTMLCanvasElement>();
let painter: typeof import('./paint.ts') | null = null;
let planned = false;

/** How long a board waits for its drawing on a busy machine, in milliseconds. */
const LONGEST = 800;

/** Calls back when the page has time. Safari has no idle time: a short wait takes its place. */
const later = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LONGEST });
  else setTimeout(work, 60);
};

/** Plans the next canvas. */
function plan(): void {
  if (planned || waiting.size === 0) return;
  planned = true;
  later(() => {
    planned = false;
    if (painter === null) void load();
    else next(painter);
  });
}

async function load(): Promise<void> {
  painter = await import('./paint.ts');
  plan();
}

/** Paints one canvas: it takes longer than an idle moment lasts, so each has a moment of its own. */
function next({ paint, spotsOf }: typeof import('./paint.ts')): void {
  const [canvas] = waiting;
  if (canvas === undefined) return;
  waiting.delete(canvas);
  const backdrop = shown.get(canvas);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (backdrop?.scenery && width > 0 && height > 0) {
    const { scenery } = backdrop;
    const dark = wornTheme() === 'dark';
    const ratio = Math.min(2, Math.max(1, devicePixelRatio), Math.sqrt(MOST_PIXELS / (width * height)));
    const spots = spotsOf(canvas, scenery);
    const { palette = '' } = document.documentElement.dataset;
    const key = JSON.stringify([scenery, spots, width, height, ratio, dark, palette]);
    if (key !== backdrop.painted) {
      backdrop.painted = key;
      backdrop.still();
      backdrop.still = paint(canvas, scenery, spots, { width, height, ratio, dark, still: isStill() });
      canvas.dataset.painted = `${scenery.kind} ${dark ? 'dark' : 'light'} ${width}x${height}`;
    }
  }
  plan();
}

const again = (canvas: Iterable<HTMLCanvasElement>): void => {
  for (const one of canvas) waiting.add(one);
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
  const backdrop: Backdrop = { scenery: null, painted: '', still: () => {} };
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
      shown.delete(canvas);
      waiting.delete(canvas);
      sizes?.unobserve(canvas);
      room?.removeEventListener('scroll', scrolled, { capture: true });
    },
  };
}
