// Turns a view of the table into a list of numbers.

/** How long a vector may be. */
export const LONGEST = 65_536;

/** Keys that a network cannot learn from: places at the table, which change from match to match, and sentences for people. */
const LEFT_OUT: ReadonlySet<string> = new Set(['id', 'handle', 'viewer', 'why']);

/** A 32-bit hash of a text, continued from another hash. */
function mixed(seed: number, text: string): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}

/** Spreads a hash over all bits, because the sign and the place are taken from it. */
function spread(h: number): number {
  const a = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  const b = Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (b ^ (b >>> 16)) >>> 0;
}

/**
 * A view as a list of numbers, with one length for every game (feature hashing). Each number is added at the place of its path. Each word and each
 * `true` is added as 1 at the place of path and word. It uses only the view, so it tells nothing else.
 * @param seat the seat that has the view: other seats are numbered from it, so that all seats look alike
 */
export function vectorOf(view: object, size: number, seat: number): number[] {
  const vector = new Array<number>(size).fill(0);
  const add = (h: number, value: number): void => {
    const at = spread(h);
    vector[at % size]! += at & 0x80000000 ? -value : value;
  };
  const seats = (view as { seats?: readonly unknown[] }).seats;
  const count = Array.isArray(seats) ? seats.length : 1;
  const walk = (value: unknown, path: number): void => {
    if (typeof value === 'number') {
      if (value !== 0) add(path, value);
    } else if (typeof value === 'string') add(mixed(path, value), 1);
    else if (value === true) add(path, 1);
    else if (Array.isArray(value)) {
      // in a list of numbers each place has a meaning; records in a list are told apart by their contents
      const numbers = typeof value[0] === 'number';
      for (let i = 0; i < value.length; i++) walk(value[i], numbers ? mixed(path, `.${i}`) : path);
    } else if (typeof value === 'object' && value !== null) {
      const { card } = value as { card?: unknown };
      const own = typeof card === 'string' ? mixed(path, card) : path;
      for (const key in value)
        if (!LEFT_OUT.has(key)) walk((value as Record<string, unknown>)[key], mixed(own, `.${key}`));
    }
  };
  for (const key in view) {
    if (LEFT_OUT.has(key)) continue;
    const value = (view as Record<string, unknown>)[key];
    const path = mixed(0x811c9dc5, key);
    if (key === 'seats' && Array.isArray(value))
      for (const [at, one] of value.entries()) walk(one, mixed(path, `.${(at - seat + count) % count}`));
    else walk(value, path);
  }
  return vector;
}
