/** Emblems: small signs that say what a card is about. Each is a text of strokes on a square from -10 to 10. */
import type { Draft } from '../pen/draft.ts';

// M and L: a line. C: a curve, with two corners. Z: close. O: a circle, middle and radius. What follows | is filled.

/** Every emblem. To add one, write its strokes here. */
export const EMBLEMS = {
  blades:
    'M -8 8 L 8 -8 M 8 8 L -8 -8 M -9 3 L -3 9 M 9 3 L 3 9 | M 8 -8 L 9 -9 L 9 -5 L 5 -5 Z M -8 -8 L -9 -9 L -9 -5 L -5 -5 Z',
  shield:
    'M 0 -9 L 8 -6 L 8 1 C 8 5 4 8 0 10 C -4 8 -8 5 -8 1 L -8 -6 Z M 0 -9 L 0 10 | M -6 -4 L -1 -6 L -1 7 C -4 5 -6 3 -6 0 Z',
  pact: 'O -3.6 0 5.6 O 3.6 0 5.6 | O 0 0 1.2',
  coin: 'O 0 0 8.6 O 0 0 6.4 M 0 -4 L 0 4 M 3 -2.4 C 0 -5 -4 -3 -3 -1 C -2 1 3 -1 3 1.6 C 3 4 -1 4 -3 2.4',
  eye: 'M -10 0 C -5 -8 5 -8 10 0 C 5 8 -5 8 -10 0 Z O 0 0 4 | O 0 0 1.9',
  clock: 'O 0 0 9 M 0 -6 L 0 0 L 4.4 2.6 M 0 -9 L 0 -7.4 M 9 0 L 7.4 0 M 0 9 L 0 7.4 M -9 0 L -7.4 0 | O 0 0 1.2',
  glass:
    'M -6 -9 L 6 -9 M -6 9 L 6 9 M -5 -9 C -5 -2 0 -2 0 0 C 0 2 5 2 5 9 M 5 -9 C 5 -2 0 -2 0 0 C 0 2 -5 2 -5 9 | M -3.6 8 L 0 4 L 3.6 8 Z',
  star: 'O 0 0 9 | M 0 -8 L 1.8 -1.8 L 8 0 L 1.8 1.8 L 0 8 L -1.8 1.8 L -8 0 L -1.8 -1.8 Z',
  skull:
    'M -4 8 L -4 5 C -9 3 -9 -9 0 -9 C 9 -9 9 3 4 5 L 4 8 Z M -1.4 8 L -1.4 5.4 M 1.4 8 L 1.4 5.4 | O -3.4 -2 2 O 3.4 -2 2 M 0 1 L 1.2 3.4 L -1.2 3.4 Z',
  cross:
    'O 0 0 9 | M -1.8 -6 L 1.8 -6 L 1.8 -1.8 L 6 -1.8 L 6 1.8 L 1.8 1.8 L 1.8 6 L -1.8 6 L -1.8 1.8 L -6 1.8 L -6 -1.8 L -1.8 -1.8 Z',
  mine: 'O 0 0 5 M 0 -5 L 0 -9 M 0 5 L 0 9 M 5 0 L 9 0 M -5 0 L -9 0 M 3.5 3.5 L 6.4 6.4 M -3.5 3.5 L -6.4 6.4 M 3.5 -3.5 L 6.4 -6.4 M -3.5 -3.5 L -6.4 -6.4 | O 0 0 2.2',
  spiral: 'M 0 0 C 2 -3 5 0 3 3 C 0 7 -6 4 -5.4 -1 C -5 -8 4 -9 7.4 -3 C 10 3 6 9 0 9.4 | O 0 0 1.4',
  back: 'M 8 6 L 8 -1 C 8 -6 2 -6 -1 -6 L -8 -6 M -4 -10 L -8 -6 L -4 -2 M 4 8 L 8 8 M -2 8 L 1 8',
  turn: 'M -8 8 C -8 -4 6 4 6 -8 M 2 -5 L 6 -9 L 10 -5 M -3 8 L -1 8 M 2 5 L 4 4',
  wrench:
    'M -8 8 L 2 -2 M -5.6 9.4 L 3.6 0.2 M 2 -2 C 0 -8 4 -10 7 -9 L 3.8 -5.6 L 5.8 -3.6 L 9 -7 C 10 -3 8 1 3.6 0.2 | O -6.6 8.4 1.2',
  scales:
    'M 0 -9 L 0 8 M -5 9 L 5 9 M -8 -6 L 8 -6 M -8 -6 L -10.4 1 L -5.6 1 Z M 8 -6 L 5.6 1 L 10.4 1 Z | M -10.4 1 C -9 4 -7 4 -5.6 1 Z M 5.6 1 C 7 4 9 4 10.4 1 Z',
  bolt: 'M 2 -10 L -6 2 L -1 2 L -3 10 L 6 -3 L 1 -3 Z | M 1 -7 L -4 1 L 0 1 Z',
  hull: 'M 0 -10 L 4 -2 L 4 6 L 2 9 L -2 9 L -4 6 L -4 -2 Z M 4 0 L 8 5 L 8 8 L 4 6 M -4 0 L -8 5 L -8 8 L -4 6 | O 0 -3 1.4',
  crowd: 'O 0 -4 3.2 M -6 9 C -6 0 6 0 6 9 O -7 -2 2.2 M -10 7 C -10 2 -8 1 -6 1.4 O 7 -2 2.2 M 10 7 C 10 2 8 1 6 1.4',
  die: 'M -8 -4 L 0 -9 L 8 -4 L 8 5 L 0 10 L -8 5 Z M -8 -4 L 0 1 L 8 -4 M 0 1 L 0 10 | O 0 -4 1.3 O -5 1.2 1.1 O -3 5 1.1 O 3 2 1.1 O 4.6 4 1.1 O 6 1.4 1.1',
  wave: 'M -10 -5 C -6 -9 -3 -1 0 -5 C 3 -9 6 -1 10 -5 M -10 0 C -6 -4 -3 4 0 0 C 3 -4 6 4 10 0 M -10 5 C -6 1 -3 9 0 5 C 3 1 6 9 10 5',
  chip: 'M -5 -5 L 5 -5 L 5 5 L -5 5 Z M -3 -5 L -3 -9 M 0 -5 L 0 -9 M 3 -5 L 3 -9 M -3 5 L -3 9 M 0 5 L 0 9 M 3 5 L 3 9 M -5 -3 L -9 -3 M -5 0 L -9 0 M -5 3 L -9 3 M 5 -3 L 9 -3 M 5 0 L 9 0 M 5 3 L 9 3 | M -2 -2 L 2 -2 L 2 2 L -2 2 Z',
  globe:
    'O 0 0 9 M -9 0 L 9 0 M -7.6 -4.6 C -3 -2.6 3 -2.6 7.6 -4.6 M -7.6 4.6 C -3 2.6 3 2.6 7.6 4.6 M 0 -9 C -6 -4 -6 4 0 9 M 0 -9 C 6 -4 6 4 0 9',
  flame:
    'M 0 -10 C 3 -5 8 -2 7 4 C 6 9 2 10 0 10 C -4 10 -8 7 -7 2 C -6 0 -4 -1 -4 -4 C -2 -3 -1 -1 -1 1 C 2 -2 1 -7 0 -10 Z | M 0 3 C 3 6 2 9 0 9 C -3 9 -3 6 0 3 Z',
  crown: 'M -9 7 L -9 -5 L -4 1 L 0 -8 L 4 1 L 9 -5 L 9 7 Z M -9 4 L 9 4 | O -9 -6.6 1.3 O 0 -9 1.3 O 9 -6.6 1.3',
  chain:
    'M -2 -6 C -8 -9 -11 -2 -6 1 L -3 2.6 M -2 -6 L 1 -4 M 2 6 C 8 9 11 2 6 -1 L 3 -2.6 M 2 6 L -1 4 M -3.4 -2 L 3.4 2',
  book: 'M 0 -6 C -3 -8 -7 -8 -9 -7 L -9 7 C -7 6 -3 6 0 8 C 3 6 7 6 9 7 L 9 -7 C 7 -8 3 -8 0 -6 Z M 0 -6 L 0 8 M -6.6 -3.6 L -2 -2.6 M -6.6 0 L -2 1 M 6.6 -3.6 L 2 -2.6 M 6.6 0 L 2 1',
  tower:
    'M -9 9 L 9 9 M -6 9 L -6 -2 L 6 -2 L 6 9 M -3.4 -2 L -3.4 -6 L 3.4 -6 L 3.4 -2 M 0 -6 L 0 -10 M -6 2 L 6 2 | M -1.4 9 L -1.4 5 L 1.4 5 L 1.4 9 Z',
  fist: 'M -6 9 L -6 3 C -9 0 -8 -6 -5 -6 L 5 -6 C 8 -6 8 -1 7 2 L 5 4 L 5 9 M -3 -6 L -3 0 M 0 -6 L 0 0 M 3 -6 L 3 0 M -7 0 L 4 1',
  hand: 'M -9 4 L -4 2 L 2 2 C 4 2 4 5 2 5 L -1 5 M -9 9 L 3 9 L 9 3 C 9 0 7 0 5 2 L 3 4 | O 1 -5 3',
  mask: 'M -8 -6 C -3 -8 3 -8 8 -6 C 8 2 5 8 0 9.6 C -5 8 -8 2 -8 -6 Z M -3 4.4 C -1 6 1 6 3 4.4 | M -6 -2 C -4 -4 -2 -3 -1.4 -1 C -3 0.6 -5 0.4 -6 -2 Z M 6 -2 C 4 -4 2 -3 1.4 -1 C 3 0.6 5 0.4 6 -2 Z',
  key: 'O -5 -4 4 M -2 -1.4 L 8 8 M 4.6 4.6 L 7 2.4 M 7 7 L 9 5 | O -5.6 -4.6 1.2',
  gem: 'M -5 -8 L 5 -8 L 10 -2 L 0 10 L -10 -2 Z M -10 -2 L 10 -2 M -5 -8 L -3 -2 L 0 10 L 3 -2 L 5 -8 | M -4 -7 L -8.4 -2.6 L -4 -2.6 Z',
  claw: 'M -7 -9 C -8 -2 -6 4 -3 9 C -4 3 -4 -3 -7 -9 Z M 0 -10 C -1 -2 0 4 2 9 C 2 3 3 -3 0 -10 Z M 7 -9 C 6 -2 6 4 7 9 C 8 3 10 -3 7 -9 Z',
  wing: 'M 0 8 C -2 2 -2 -3 0 -9 C 2 -3 2 2 0 8 Z M -1 -2 C -5 -3 -8 -1 -10 5 C -7 2 -4 2 -1 4 M 1 -2 C 5 -3 8 -1 10 5 C 7 2 4 2 1 4 | O 0 -4 1',
  aim: 'O 0 0 8 O 0 0 4 M 0 -10 L 0 -5 M 0 10 L 0 5 M 10 0 L 5 0 M -10 0 L -5 0 | O 0 0 1.2',
  gun: 'M -9 -4 L 7 -4 L 9 -2 L 9 0 L -1 0 L -2 4 L -5 8 L -8 8 L -6 0 L -9 0 Z M 2 0 L 2 3 L -1 3 | M -6 -3 L 2 -3 L 2 -1.6 L -6 -1.6 Z',
  leaf: 'M 0 10 L 0 -1 C -8 0 -9 -6 -8 -8 C -3 -8 0 -5 0 -1 C 0 -6 3 -9 8 -9 C 9 -5 7 0 0 2 | M 0 -1 C -6 -1 -7 -5 -7 -7 Z',
  letter: 'M -9 -6 L 9 -6 L 9 6 L -9 6 Z M -9 -6 L 0 1.4 L 9 -6 M -9 6 L -3 -1 M 9 6 L 3 -1',
  horn: 'M -9 -2.6 L -4 -2.6 L 6 -8 L 6 8 L -4 2.6 L -9 2.6 Z M -4 -2.6 L -4 2.6 M 8.4 -3 C 10 -1 10 1 8.4 3 | M -8 -1.6 L -5 -1.6 L -5 1.6 L -8 1.6 Z',
  cards: 'M -8 -6 L -1 -9 L 3 5 L -4 8 Z M 0 -8 L 8 -7 L 7 7 L 2 6.6 | M -2.4 -3.6 L -0.4 -1 L -2.4 2 L -4.4 -1 Z',
  gear: 'O 0 0 6 O 0 0 2.6 M 0 -6 L 0 -9.4 M 0 6 L 0 9.4 M 6 0 L 9.4 0 M -6 0 L -9.4 0 M 4.2 4.2 L 6.7 6.7 M -4.2 4.2 L -6.7 6.7 M 4.2 -4.2 L 6.7 -6.7 M -4.2 -4.2 L -6.7 -6.7',
  cup: 'M -6 -8 L 6 -8 C 6 -1 3 1 0 1 C -3 1 -6 -1 -6 -8 Z M 0 1 L 0 8 M -4.4 9 L 4.4 9 | M -4.8 -5 L 4.8 -5 C 4 -1 2 0 0 0 C -2 0 -4 -1 -4.8 -5 Z',
  orbit: 'M -10 3 C -6 -6 6 -8 10 -3 C 7 6 -6 8 -10 3 Z | O 0 0 3 O 7.6 -4.6 1.5',
  heart:
    'M 0 9 C -12 1 -9 -8 -4 -8 C -1 -8 0 -5 0 -4 C 0 -5 1 -8 4 -8 C 9 -8 12 1 0 9 Z | M -6 -3 C -6 -6 -3 -6 -2 -4 Z',
  gate: 'M -8 9 L -8 -2 C -8 -11 8 -11 8 -2 L 8 9 M -5 9 L -5 -1 C -5 -7 5 -7 5 -1 L 5 9 M -10 9 L 10 9 | O 0 2 1.6',
  grid: 'M -9 -6 C -3 -4 3 -4 9 -6 M -9 0 C -3 4 3 4 9 0 M -9 6 C -3 8 3 8 9 6 M -6 -9 C -4 -3 -4 3 -6 9 M 0 -9 L 0 9 M 6 -9 C 4 -3 4 3 6 9',
  torn: 'M -9 -7 L -2 -7 L -4 -2 L 0 1 L -3 9 L -9 9 Z M 9 -9 L 2 -9 L 1 -4 L 4 -1 L 1 7 L 9 7 Z | O 0 -2 0.8 O -1 5 0.8',
  arm: 'M -8 9 L -8 4 L -2 -1 L -4 -6 L 1 -9 L 6 -6 L 5 2 L -1 7 L -1 9 Z M -2 -1 L 2 1 M 1 -9 L 2 -5',
  note: 'O -4 6 3 O 6 4 3 M -1 6 L -1 -7 L 9 -9 L 9 4 M -1 -3.6 L 9 -5.6',
  brush: 'M -9 9 C -8 4 -5 2 -3 4 C -1 6 -4 9 -9 9 Z M -2 3 L 8 -9 L 9 -8 L 0 5',
} as const;

/** The name of an emblem. */
export type EmblemKind = keyof typeof EMBLEMS;

/** Draws an emblem. @param r half the side of its square, in units */
export function drawEmblem(draft: Draft, emblem: string, x: number, y: number, r: number, w = 1.3): void {
  const [lines = '', fills = ''] = (EMBLEMS[emblem as EmblemKind] ?? EMBLEMS.star).split('|');
  const k = r / 10;
  draft.line(read(draft, lines, x, y, k), w);
  draft.fill(read(draft, fills, x, y, k), 0.9);
}

function read(draft: Draft, text: string, x: number, y: number, k: number) {
  const path = draft.path();
  const words = text.split(' ').filter(Boolean);
  let i = 0;
  const next = () => Number(words[i++]) * k;
  while (i < words.length) {
    const word = words[i++];
    if (word === 'M') path.move(x + next(), y + next());
    else if (word === 'L') path.line(x + next(), y + next());
    else if (word === 'C') path.curve(x + next(), y + next(), x + next(), y + next(), x + next(), y + next());
    else if (word === 'O') path.circle(x + next(), y + next(), next());
    else path.close();
  }
  return path;
}
