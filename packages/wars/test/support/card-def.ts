// A card's definition, for tests of what is printed on it.
import type { CardDef } from '../../src/card.ts';
import { DEFS } from '../../src/index.ts';

/** The definition of a card, by its title. */
export const def = (title: string): CardDef => DEFS.find(d => d.title === title)!;
