import { BadInput, nameKey } from '@orrery/kernel';
import type { WarsSetup } from './deck.ts';
import { type Deck, readDeck } from './read.ts';
import { READY_LISTS, type ReadyName } from './ready-lists.ts';
import { setupFrom } from './setup.ts';

/** A deck that comes with the game. */
export interface ReadyDeck {
  readonly name: ReadyName;
  readonly title: string;
  /** a sentence or two about how it plays */
  readonly about: string;
  /** the list that `readDeck` reads */
  readonly list: string;
}

/** The decks that come with the game: one for each faction. */
export const readyDecks: readonly ReadyDeck[] = (Object.keys(READY_LISTS) as ReadyName[]).map(name => ({
  name,
  ...READY_LISTS[name],
}));

/**
 * Returns the ready deck of this name, read from its list.
 * @throws BadInput if there is none; the message lists the ready decks
 */
export function readyDeck(name: string): Deck {
  const found = readyDecks.find(deck => nameKey(deck.name) === nameKey(name));
  if (found === undefined)
    throw new BadInput(
      `No ready deck is called ${JSON.stringify(name)}. The ready decks are ${readyDecks.map(deck => deck.name).join(', ')}.`,
    );
  return readDeck(found.list);
}

/**
 * Returns a match between two ready decks.
 * @throws BadInput if there is no deck of one of these names
 */
export const readySetup = (a: string, b: string, more: { readonly first?: number } = {}): WarsSetup =>
  setupFrom([readyDeck(a), readyDeck(b)], [], more);
