// The sets of Galactic Empires: their names, and how much room each has.
import type { CardSet } from '@orrery/kernel';

/** The sets of Galactic Empires in the order of their publication. A later set is one more entry here, and one more in `sets.ts`. */
export const CARD_SETS = [
  { name: 'universe', title: 'Universe Edition', room: 600, first: true },
] as const satisfies readonly CardSet[];
