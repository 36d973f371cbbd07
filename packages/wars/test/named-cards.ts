// Every card as the titles of its tests name it.
import { CARDS } from '../src/index.ts';

/** Every card as its tests name it: by its title. */
export const NAMED = CARDS.map(card => ({ names: [card.title], source: card }));
