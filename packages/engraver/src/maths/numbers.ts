/** Small helpers for numbers. Every function here gives the same result on every machine. */

/** x, but no less than a and no more than b. */
export const clamp = (x: number, a = 0, b = 1): number => (x < a ? a : x > b ? b : x);
/** The number at that share of the way from a to b. */
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
/** 0 before a, 1 after b, and a soft step between them. */
export function smooth(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}
/** x times x. The operator ** may differ between machines. */
export const squared = (x: number): number => x * x;
/** A list made by a function of the index. */
export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
/** The length of a line to a point from the origin. */
export const length = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z);
