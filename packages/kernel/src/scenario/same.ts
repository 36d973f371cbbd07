// Compares data, and writes the message if it differs.
import { BadInput } from '../errors.ts';

/** True if two values are equal as data. The order of a map's keys does not matter. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every(key => Object.hasOwn(y, key) && alike(x[key], y[key]));
}

/** Compares a value with the expected one. @throws BadInput with both values */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (!alike(actual, expected))
    throw new BadInput(`${what} is ${JSON.stringify(actual ?? null)}, not ${JSON.stringify(expected)}.`);
}
