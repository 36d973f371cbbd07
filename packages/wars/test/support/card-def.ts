// The definition of a card, for tests of its printed data.
import type { CardDef } from '../../src/card.ts';
import { DEFS } from '../../src/index.ts';

/** Returns the definition of a card by its title. */
export const def = (title: string): CardDef => DEFS.find(d => d.title === title)!;
