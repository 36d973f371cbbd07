// All cards of Galactic Empires, compiled: for tests, and for tools that need every card at once.

import type { CardSource } from '../card.ts';
import { compileCard } from '../compile/card.ts';
import { addPrinted } from '../printed-sets.ts';
import type { PlayableName } from '../set-list.ts';
import { addCards } from '../sets.ts';
import { NEW_EMPIRES } from './new-empires/index.ts';
import { PRIMARY_EDITION } from './primary-edition/index.ts';
import { UNIVERSE } from './universe/index.ts';

export { UNIVERSE };

const SETS: readonly (readonly [PlayableName, readonly CardSource[]])[] = [
  ['universe', UNIVERSE],
  ['primary-edition', PRIMARY_EDITION],
  ['new-empires', NEW_EMPIRES],
];

/** Every card that can be played, of all sets. */
export const CARDS: readonly CardSource[] = SETS.flatMap(([, cards]) => cards);

for (const [name, cards] of SETS) {
  addPrinted(name, cards);
  addCards(name, { cards, compileCard });
}
