// Whether two values are the same data, and the message where they are not.
import { BadInput } from '../errors.ts';

/** True if two values are alike as data: the order of a map's keys does not matter. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every(key => Object.hasOwn(y, key) && alike(x[key], y[key]));
}

/** Compares a value with what was expected of it. @throws BadInput that says both */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (!alike(actual, expected))
    throw new BadInput(`${what} is ${JSON.stringify(actual ?? null)}, not ${JSON.stringify(expected)}.`);
}
