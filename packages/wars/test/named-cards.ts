// Every card, as the titles of its tests name it.
import { CARDS } from '../src/index.ts';

/** Every card by its title, as its tests name it. */
export const NAMED = CARDS.map(card => ({ names: [card.title], source: card }));
