/** The places of the rivals round the ring. */

/** With so many rivals at the flanks, the flanks rise beside the one in front. */
export const MANY_RIVALS = 4;

/** Who sits where: one in front, the others at the left and the right, each list from top to bottom. */
export interface Places {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/**
 * Places the rivals in the order of the table. The one in the middle of that order is in front at first. When another comes in front, these two change
 * places, and everybody else stays.
 * @param seats the seats that are still in the game, in the order of the table
 * @param near the seat at the near side
 * @param front the seat in front
 */
export function placesOf(seats: readonly number[], near: number, front: number): Places {
  const rivals = [...seats.filter(seat => seat > near), ...seats.filter(seat => seat < near)];
  const middle = rivals.length >> 1;
  const at = rivals.indexOf(front);
  if (at >= 0) rivals[at] = rivals[middle]!;
  const flanks = at < 0 ? rivals : rivals.toSpliced(middle, 1);
  const left = at < 0 ? (rivals.length + 1) >> 1 : middle;
  // the order of the table goes up at the left, and down at the right
  return { left: flanks.slice(0, left).reverse(), right: flanks.slice(left) };
}
