// All cards of Babylon 5, compiled: for tests, and for tools that need every card at once.

import type { CardSource } from '../card.ts';
import { compileCard } from '../compile.ts';
import { addCards } from '../sets.ts';
import { LATER_SETS } from './later/index.ts';
import { PREMIER } from './premier/index.ts';

/** Every card that Orrery knows. */
export const CARDS: readonly CardSource[] = [...PREMIER, ...LATER_SETS];

addCards('premier', { cards: PREMIER, compileCard });
addCards('later', { cards: LATER_SETS, compileCard });
