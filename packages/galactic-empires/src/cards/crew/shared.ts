// What several cards of crew say alike.

import type { Filter } from '@orrery/kernel';
import { atItsLocation, crew, ofOthers, strengthUpTo, that, yours } from '../../words/index.ts';

// Crew (ge/crew). What they do at their location they do wherever they are: on a mission, at its goal. Where a text of crew names what it does to "a crew" or
// "an equipment" at its location, those of other players are meant, and where it helps crew, its own player's.

/** What a crew can harm where it is: the cards of others. */
export const foes = (which: Filter, ...more: readonly Filter[]) => that(which, ofOthers, atItsLocation, ...more);
/** The crew of its player where it is. */
export const mates = that(crew, yours, atItsLocation);
export const weak = strengthUpTo('self');
/** Until its player's next turn. */
export const ONE_TURN = { turns: 1 } as const;
/** Through its player's next Allocation Phase. */
export const TWO_TURNS = { turns: 2 } as const;
