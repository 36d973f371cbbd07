/** How a hand stands: as upright cards, or as a shelf of low tiles in rows. */
import type { CardSize } from '../cards/CardFace.tsx';

/** How a hand stands. */
export interface Shelf {
  readonly size: CardSize;
  /** the rows that are in sight at once; more rows scroll */
  readonly rows: number;
  readonly columns: number;
}

/** Up to this many cards stand upright. */
const UPRIGHT = 7;
/** The most tiles in a row, and the most rows in sight. */
const [COLUMNS, ROWS] = [6, 3];
/** On a phone: up to this many cards are chips in one row. Above it there are so many tiles in a row, and so many rows in sight. */
const [CHIPS, NARROW_COLUMNS, NARROW_ROWS] = [2, 3, 4];

/**
 * How a hand stands. On a desk every hand has the same height: one row of cards, or two or three rows of tiles.
 * @param count the number of cards
 * @param narrow true on a phone
 */
export function shelfOf(count: number, narrow: boolean): Shelf {
  if (narrow)
    return count <= CHIPS
      ? { size: 'chip', rows: 1, columns: Math.max(1, count) }
      : { size: 'tile', rows: Math.min(NARROW_ROWS, Math.ceil(count / NARROW_COLUMNS)), columns: NARROW_COLUMNS };
  if (count <= UPRIGHT) return { size: 'table', rows: 1, columns: Math.max(1, count) };
  const rows = count <= COLUMNS * 2 ? 2 : ROWS;
  return { size: 'tile', rows, columns: Math.min(COLUMNS, Math.ceil(count / rows)) };
}
