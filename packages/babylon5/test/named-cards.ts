// All cards by title, for tests that mention them.
import { CARDS } from '../src/index.ts';

/** Every card by title. */
export const NAMED = CARDS.map(card => ({ names: [card.title], source: card }));
