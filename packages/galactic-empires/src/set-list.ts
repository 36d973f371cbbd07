// The sets of Galactic Empires: their names, and how much room each has.
import type { CardSet } from '@orrery/kernel';

/**
 * The sets of Galactic Empires: first the Universe Edition, then the others in the order of their publication. A new set is one more entry at the
 * end, and one more in `printed-sets.ts`. Once its cards can be played, it is no longer announced, and has an entry in `sets.ts`.
 */
export const CARD_SETS = [
  { name: 'universe', title: 'Universe Edition', room: 600, first: true },
  { name: 'primary-edition', title: 'Primary Edition', room: 240, first: false },
  { name: 'new-empires', title: 'New Empires', room: 140, first: false },
  { name: 'powers-of-the-mind', title: 'Powers of the Mind', room: 170, first: false, announced: true },
  { name: 'time-gates', title: 'Time Gates', room: 160, first: false, announced: true },
  { name: 'advanced-technologies', title: 'Advanced Technologies', room: 190, first: false, announced: true },
] as const satisfies readonly CardSet[];

type AnySet = (typeof CARD_SETS)[number];
type Announced = Extract<AnySet, { readonly announced: true }>;
type Playable = Exclude<AnySet, Announced>;
/** The name of a set whose cards can be played. */
export type PlayableName = Playable['name'];

/** The sets whose cards can be played. */
export const PLAYABLE: readonly Playable[] = CARD_SETS.filter((set): set is Playable => !('announced' in set));
/** The sets of which only the printed data is here. */
export const ANNOUNCED: readonly Announced[] = CARD_SETS.filter((set): set is Announced => 'announced' in set);
