/** Paints a scenery on its canvas. The page loads this file when it has time. */
import type { MotifOrder } from '../../cards/drawn/order.ts';
import { paintCouncil } from './council.ts';
import { paintLane } from './lane.ts';
import { paintOrbits } from './orbits.ts';
import type { Scenery } from './scenery.ts';
import type { Box, Context, Paper, Spots } from './sheet.ts';

/** Words and numbers that stand on the ground itself. The drawing leaves room for them, as a map does for its names. */
const WORDS = '.world-name, .calm, .at, .seatline, .slot, .relations, .underway, .guard';
/** Things that a scenery is drawn around. */
const THINGS: Readonly<Record<Scenery['kind'], readonly string[]>> = {
  lane: ['.place'],
  council: ['.across', '.near', '.rival', '.bay', '.calm'],
  orbits: ['.hq', '.rank'],
};
/** What covers the ground: no body lies below it. */
const COVERS = '.piece, .chip, .rival, .conf, .hq, .place, .hand';
/** What cuts off the things inside it when it scrolls. What a scenery is drawn around may lie out of sight, but not behind a flank. */
const WINDOWS = '.flank, .board, .places';
const FLANK = '.flank';
/** Boxes are rounded to this many pixels, so that small movements change nothing. */
const STEP = 4;

const round = (x: number): number => Math.round(x / STEP) * STEP;

/** Where things stand on a board, in pixels from the corner of its canvas. */
export function spotsOf(canvas: HTMLCanvasElement, { kind }: Scenery): Spots {
  const room = canvas.parentElement!;
  const origin = canvas.getBoundingClientRect();
  const boxes = (selector: string, windows: string): Box[] =>
    [...room.querySelectorAll<HTMLElement>(selector)].flatMap(element => {
      const box = element.getBoundingClientRect();
      const window = element.parentElement?.closest(windows)?.getBoundingClientRect() ?? box;
      const [left, top] = [Math.max(box.left, window.left), Math.max(box.top, window.top)];
      const [right, bottom] = [Math.min(box.right, window.right), Math.min(box.bottom, window.bottom)];
      const seat = Number(element.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? -1);
      return right <= left || bottom <= top
        ? []
        : [
            {
              x: round(left - origin.left),
              y: round(top - origin.top),
              w: round(right - left),
              h: round(bottom - top),
              seat,
            },
          ];
    });
  return {
    things: Object.fromEntries(THINGS[kind].map(selector => [selector, boxes(selector, FLANK)])),
    words: boxes(WORDS, WINDOWS),
    covers: boxes(COVERS, WINDOWS),
  };
}

/** The worlds that a scenery needs, found by painting it on a canvas of one pixel. */
export function worldsFor(scenery: Scenery, spots: Spots, paper: Omit<Paper, 'world'>): MotifOrder[] {
  const needed: MotifOrder[] = [];
  const world = (order: MotifOrder) => {
    needed.push(order);
    return null;
  };
  const scrap = document.createElement('canvas');
  scrap.width = scrap.height = 1;
  const context = scrap.getContext('2d');
  if (context !== null) draw(context, scenery, spots, { ...paper, still: true, world });
  return needed;
}

/**
 * Paints a scenery. @param paper the size of its canvas and the theme
 * @returns a function that ends what still moves
 */
export function paint(canvas: HTMLCanvasElement, scenery: Scenery, spots: Spots, paper: Paper): () => void {
  const { width, height, ratio } = paper;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const context = canvas.getContext('2d');
  if (context === null) return () => {};
  context.scale(ratio, ratio);
  return draw(context, scenery, spots, paper);
}

function draw(context: Context, scenery: Scenery, spots: Spots, paper: Paper): () => void {
  switch (scenery.kind) {
    case 'lane':
      return paintLane(context, scenery, spots, paper);
    case 'council':
      return paintCouncil(context, scenery, spots, paper);
    case 'orbits':
      return paintOrbits(context, scenery, spots, paper);
  }
}
