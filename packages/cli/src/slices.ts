/** How long something works at a stretch, in milliseconds: keys and signals are heard as often. */
const SLICE = 25;

/**
 * Does something long in small steps, and lets keys and signals be heard in between.
 * @param step does a little; false when there is no more to do
 * @param enough looked at between the slices: true leaves it there
 * @returns true if all was done, false if it was left
 */
export async function inSlices(step: () => boolean, enough: () => boolean): Promise<boolean> {
  for (;;) {
    const until = performance.now() + SLICE;
    do if (!step()) return true;
    while (performance.now() < until);
    await new Promise(resolve => setImmediate(resolve));
    if (enough()) return false;
  }
}
