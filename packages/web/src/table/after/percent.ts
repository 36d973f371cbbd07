/** A chance as people read it. */

/** A chance in whole percent. */
export const percent = (chance: number): number => Math.round(chance * 100);
