/** The seed of a game, from the link or by chance. */

/**
 * The seed of a game, which decides all chance.
 * @param wanted the seed in the link (`?seed=7`), for the same deal again; anything else gives a new seed
 */
export function seedOf(wanted?: unknown): number {
  const n = Number(wanted);
  return wanted !== undefined && Number.isInteger(n) && n >= 0 && n < 2 ** 31
    ? n
    : crypto.getRandomValues(new Uint32Array(1))[0]! % 2 ** 31;
}
