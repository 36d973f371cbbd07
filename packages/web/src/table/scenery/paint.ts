/** Paints a scenery on its canvas. The page loads this file, and the engraver with it, when it has time. */
import { paintCouncil } from './council.ts';
import { paintLane } from './lane.ts';
import { paintOrbits } from './orbits.ts';
import type { Scenery } from './scenery.ts';
import type { Box, Paper, Spots } from './sheet.ts';

/** Words and numbers that stand on the ground itself. The drawing leaves room for them, as a map does for its names. */
const WORDS = '.world-name, .calm, .at, .seatline, .slot, .relations, .underway, .guard';
/** Things that a scenery is drawn around. */
const THINGS: Readonly<Record<Scenery['kind'], readonly string[]>> = {
  lane: ['.place'],
  council: ['.across', '.near', '.rival', '.bay'],
  orbits: ['.hq', '.rank'],
};
/** Boxes are rounded to this many pixels, so that small movements change nothing. */
const STEP = 4;

const round = (x: number): number => Math.round(x / STEP) * STEP;

/** Where things stand on a board, in pixels from the corner of its canvas. */
export function spotsOf(canvas: HTMLCanvasElement, { kind }: Scenery): Spots {
  const room = canvas.parentElement!;
  const origin = canvas.getBoundingClientRect();
  const boxes = (selector: string): Box[] =>
    [...room.querySelectorAll<HTMLElement>(selector)].flatMap(element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seat = Number(element.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? -1);
      return width === 0
        ? []
        : [{ x: round(left - origin.left), y: round(top - origin.top), w: round(width), h: round(height), seat }];
    });
  return {
    things: Object.fromEntries(THINGS[kind].map(selector => [selector, boxes(selector)])),
    words: boxes(WORDS),
  };
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
  switch (scenery.kind) {
    case 'lane':
      return paintLane(context, scenery, spots, paper);
    case 'council':
      return paintCouncil(context, scenery, spots, paper);
    case 'orbits':
      return paintOrbits(context, scenery, spots, paper);
  }
}
