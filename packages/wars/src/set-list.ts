// The sets of WARS: their names, and how much room each has.
import type { CardSet } from '@orrery/kernel';

/** The sets of WARS in the order of their publication. */
export const CARD_SETS = [
  { name: 'incursion', title: 'Incursion', room: 330, first: true },
  { name: 'nowhere-to-hide', title: 'Nowhere to Hide', room: 167, first: true },
] as const satisfies readonly CardSet[];

/** The sets by the first digit of their cards' numbers. */
export const SETS: Readonly<Record<string, string>> = { 1: 'Incursion', 2: 'Nowhere to Hide' };
