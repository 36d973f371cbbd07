/** Walks along the turns of a graph with keys. */

/** How many turns a page is. */
const PAGE = 5;

/**
 * The turn that a key goes to, as a slider does.
 * @param turns the turns of the graph, in order; at least one
 * @returns null for a key that does not walk
 */
export function walkedTo(key: string, at: number, turns: readonly number[]): number | null {
  const place = Math.max(0, turns.indexOf(at));
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowDown: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place + 1,
    PageDown: place - PAGE,
    PageUp: place + PAGE,
    Home: 0,
    End: turns.length - 1,
  };
  const to = steps[key];
  return to === undefined ? null : turns[Math.min(turns.length - 1, Math.max(0, to))]!;
}
