/** Tells whether the device asks for less motion. */

const STILL = matchMedia('(prefers-reduced-motion: reduce)');

/** True if the device asks for less motion: then everything is at its place at once. */
export const isStill = (): boolean => STILL.matches;
