// What tension and unrest have in common: they go from 1 to 5, and are known as they were when the turn began.
import type { B5State } from '../../state.ts';

/** Holds a level of tension or unrest between 1 and 5. */
export const clamp = (n: number): number => Math.max(1, Math.min(5, n));

/** The key under which a tension is noted as it was when the turn began; its place in the table follows. */
export const TENSION = 'tension ';
/** The same for unrest; its seat follows. */
export const UNREST = 'unrest ';

/** Notes a level as it was when the turn began, the first time that it changes in a turn. */
export function noteStart(s: B5State, key: string, level: number): void {
  if (s.notes[key] === undefined) s.notes = { ...s.notes, [key]: level };
}

/** A new turn begins: what stood at the start of the last one is forgotten. */
export function forgetStarts(s: B5State): void {
  const kept = Object.entries(s.notes).filter(([key]) => !key.startsWith(TENSION) && !key.startsWith(UNREST));
  if (kept.length < Object.keys(s.notes).length) s.notes = Object.fromEntries(kept);
}
