// The sets of Galactic Empires: their names, and how much room each has.
import type { CardSet } from '@orrery/kernel';

/**
 * The sets of Galactic Empires: first the Universe Edition, then the others in the order of their publication. A new set is one more entry at the
 * end, one more in `printed-sets.ts`, and one more in `sets.ts`.
 */
export const CARD_SETS = [
  { name: 'universe', title: 'Universe Edition', room: 600, first: true },
  { name: 'primary-edition', title: 'Primary Edition', room: 240, first: false },
  { name: 'new-empires', title: 'New Empires', room: 140, first: false },
  { name: 'powers-of-the-mind', title: 'Powers of the Mind', room: 170, first: false },
  { name: 'time-gates', title: 'Time Gates', room: 160, first: false },
  { name: 'advanced-technologies', title: 'Advanced Technologies', room: 190, first: false },
] as const satisfies readonly CardSet[];

/** The name of a set. */
export type SetName = (typeof CARD_SETS)[number]['name'];
