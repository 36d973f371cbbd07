// The sets of Babylon 5: their names, and how much room each has.
import type { CardSet } from '@orrery/kernel';

/** The sets of Babylon 5 in the order of their publication. A later set is one more entry here, and one more in `sets.ts`. */
export const CARD_SETS = [
  { name: 'premier', title: 'Premier', room: 450, first: true },
  { name: 'later', title: 'Later sets', room: 100, first: false },
] as const satisfies readonly CardSet[];
