// All cards by title, for tests that mention them.
import { LIBRARY } from '../src/card.ts';
import { CARDS } from '../src/index.ts';

/** Every card by title. */
export const NAMED = CARDS.map((card, at) => ({ names: [card.title], source: card, index: LIBRARY.all()[at]!.index }));
