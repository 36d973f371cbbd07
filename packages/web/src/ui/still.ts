/** Tells whether the device asks for less motion. */

const STILL = matchMedia('(prefers-reduced-motion: reduce)');

/** True where the system asks for less motion: then everything is at its place at once. */
export const isStill = (): boolean => STILL.matches;
