// All cards of Galactic Empires, compiled: for tests, and for tools that need every card at once.

import type { CardSource } from '../card.ts';
import { compileCard } from '../compile/card.ts';
import { addPrinted } from '../printed-sets.ts';
import { addCards } from '../sets.ts';
import { PRINTED, UNIVERSE } from './universe.ts';

export { PRINTED };

/** Every card that Orrery knows. */
export const CARDS: readonly CardSource[] = UNIVERSE;

addPrinted('universe', PRINTED);
addCards('universe', { cards: UNIVERSE, compileCard });
