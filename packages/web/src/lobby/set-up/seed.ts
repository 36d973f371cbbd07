/** The seed of a game, from the link or by chance. */

/**
 * The number from which all chance of a game follows.
 * @param wanted what a link asks for (`?seed=7`): the same deal again; anything else gives a new one
 */
export function seedOf(wanted?: unknown): number {
  const n = Number(wanted);
  return wanted !== undefined && Number.isInteger(n) && n >= 0 && n < 2 ** 31
    ? n
    : crypto.getRandomValues(new Uint32Array(1))[0]! % 2 ** 31;
}
