// All cards of Galactic Empires, compiled: for tests, and for tools that need every card at once.

import type { CardSource } from '../card.ts';
import { compileCard } from '../compile/card.ts';
import { addPrinted } from '../printed-sets.ts';
import type { SetName } from '../set-list.ts';
import { addCards } from '../sets.ts';
import { ADVANCED_TECHNOLOGIES } from './advanced-technologies/index.ts';
import { NEW_EMPIRES } from './new-empires/index.ts';
import { POWERS_OF_THE_MIND } from './powers-of-the-mind/index.ts';
import { PRIMARY_EDITION } from './primary-edition/index.ts';
import { TIME_GATES } from './time-gates/index.ts';
import { UNIVERSE } from './universe/index.ts';

export { UNIVERSE };

const SETS: readonly (readonly [SetName, readonly CardSource[]])[] = [
  ['universe', UNIVERSE],
  ['primary-edition', PRIMARY_EDITION],
  ['new-empires', NEW_EMPIRES],
  ['powers-of-the-mind', POWERS_OF_THE_MIND],
  ['time-gates', TIME_GATES],
  ['advanced-technologies', ADVANCED_TECHNOLOGIES],
];

/** Every card that can be played, of all sets. */
export const CARDS: readonly CardSource[] = SETS.flatMap(([, cards]) => cards);

for (const [name, cards] of SETS) {
  addPrinted(name, cards);
  addCards(name, { cards, compileCard });
}
