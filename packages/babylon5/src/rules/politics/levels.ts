// The common part of tension and unrest: they range from 1 to 5, and their values at the start of the turn are kept.
import type { B5State } from '../../state.ts';

/** Holds a level of tension or unrest between 1 and 5. */
export const clamp = (n: number): number => Math.max(1, Math.min(5, n));

/** The key for a tension at the start of the turn; its place in the table follows. */
export const TENSION = 'tension ';
/** The same for unrest; its seat follows. */
export const UNREST = 'unrest ';

/** Records a level as it was at the start of the turn, at its first change in a turn. */
export function noteStart(s: B5State, key: string, level: number): void {
  if (s.notes[key] === undefined) s.notes = { ...s.notes, [key]: level };
}

/** A new turn begins: the old starting levels are forgotten. */
export function forgetStarts(s: B5State): void {
  const kept = Object.entries(s.notes).filter(([key]) => !key.startsWith(TENSION) && !key.startsWith(UNREST));
  if (kept.length < Object.keys(s.notes).length) s.notes = Object.fromEntries(kept);
}
