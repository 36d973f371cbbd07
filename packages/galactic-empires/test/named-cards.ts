// Every card as the titles of its tests name it.
import { CARDS } from '../src/index.ts';
import { listName } from '../src/printed.ts';

/** Every card as its tests name it: by the title with its type and strength; ` - ` before the second part of a title may be left out. */
export const NAMED = CARDS.map(card => {
  const name = listName(card);
  return { names: [...new Set([name, name.replace(' - ', ' ')])], source: card };
});
