// Every card under the name that titles of its tests use.
import { LIBRARY } from '../src/card.ts';
import { CARDS } from '../src/index.ts';
import { listName } from '../src/printed.ts';

/** Returns every card under the name in its tests: title with type and strength. ` - ` before the second part of a title may be absent. */
export const NAMED = CARDS.map(card => {
  const name = listName(card);
  return { names: [...new Set([name, name.replace(' - ', ' ')])], source: card, index: LIBRARY.find(card.id)!.index };
});
