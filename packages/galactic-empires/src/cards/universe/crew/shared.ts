// Parts of texts that several crew cards share.

import type { Filter } from '@orrery/kernel';
import { atItsLocation, crew, ofOthers, strengthUpTo, that, yours } from '../../../words/index.ts';

// Crew (ge/crew). Effects at a crew's location happen wherever it is: on a mission, at the goal. If a text of crew affects "a crew" or "an equipment"
// at its location, it means other players' cards. If it helps crew, it means its own player's.

/** Returns the cards that a crew can harm where it is: the cards of others. */
export const foes = (which: Filter, ...more: readonly Filter[]) => that(which, ofOthers, atItsLocation, ...more);
/** The crew of its player where it is. */
export const mates = that(crew, yours, atItsLocation);
export const weak = strengthUpTo('self');
/** Until its player's next turn. */
export const ONE_TURN = { turns: 1 } as const;
/** Through its player's next Allocation Phase. */
export const TWO_TURNS = { turns: 2 } as const;
