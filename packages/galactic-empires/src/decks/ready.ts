import { BadInput, nameKey } from '@orrery/kernel';
import type { Empire } from '../printed.ts';
import type { GeSetup } from './deck.ts';
import { type Deck, readDeck } from './read.ts';
import { READY_LISTS, type ReadyName } from './ready-lists.ts';
import { setupFrom } from './setup.ts';

/** A deck that comes with the game. */
export interface ReadyDeck {
  readonly name: ReadyName;
  readonly empire: Empire;
  readonly title: string;
  /** how it plays, in a sentence or two */
  readonly about: string;
  /** the list that `readDeck` reads */
  readonly list: string;
}

/** The decks that come with the game: one for each empire that can be a deck's main one. */
export const readyDecks: readonly ReadyDeck[] = (Object.keys(READY_LISTS) as ReadyName[]).map(name => ({
  name,
  ...READY_LISTS[name],
}));

/**
 * The ready deck of this name, read.
 * @throws BadInput if there is none; it names those there are
 */
export function readyDeck(name: string): Deck {
  const found = readyDecks.find(deck => nameKey(deck.name) === nameKey(name));
  if (found === undefined)
    throw new BadInput(
      `No ready deck is called ${JSON.stringify(name)}. There are ${readyDecks.map(deck => deck.name).join(', ')}.`,
    );
  return readDeck(found.list);
}

/**
 * A match between ready decks, by their names, one for each player.
 * @throws BadInput if there is no deck of one of these names, or for too few or too many
 */
export const readySetup = (...names: readonly string[]): GeSetup => setupFrom(names.map(readyDeck));
