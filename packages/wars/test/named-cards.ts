// Every card, as the titles of its tests name it.
import { LIBRARY } from '../src/card.ts';
import { CARDS } from '../src/index.ts';

/** Every card by its title, as its tests name it. */
export const NAMED = CARDS.map((card, at) => ({ names: [card.title], source: card, index: LIBRARY.all()[at]!.index }));
