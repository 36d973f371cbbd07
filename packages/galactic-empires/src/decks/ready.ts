import { BadInput, nameKey } from '@orrery/kernel';
import type { Empire } from '../printed.ts';
import type { GeSetup } from './deck.ts';
import { type Deck, readDeck } from './read.ts';
import { LATER_LISTS, READY_LISTS, type ReadyName } from './ready-lists.ts';
import { setupFrom } from './setup.ts';

/** A deck that comes with the game. */
export interface ReadyDeck {
  readonly name: ReadyName;
  readonly empire: Empire;
  readonly title: string;
  /** its way of playing, in one or two sentences */
  readonly about: string;
  /** the list, for `readDeck` */
  readonly list: string;
}

/** The ready decks of the first set: one for each empire that can be a main empire. They sit down where nobody chooses a deck. */
export const readyDecks: readonly ReadyDeck[] = (Object.keys(READY_LISTS) as (keyof typeof READY_LISTS)[]).map(
  name => ({ name, ...READY_LISTS[name] }),
);

/** The ready decks with cards of later sets, for players who choose them. The printed data of these sets must be loaded to read them. */
export const laterDecks: readonly ReadyDeck[] = (Object.keys(LATER_LISTS) as (keyof typeof LATER_LISTS)[]).map(
  name => ({ name, ...LATER_LISTS[name] }),
);

const all = [...readyDecks, ...laterDecks];

/** The names of all ready decks. */
export const READY_NAMES: readonly ReadyName[] = all.map(deck => deck.name);

/**
 * Returns the ready deck of this name.
 * @throws BadInput if there is none; it lists the names
 */
export function readyDeck(name: string): Deck {
  const found = all.find(deck => nameKey(deck.name) === nameKey(name));
  if (found === undefined)
    throw new BadInput(`No ready deck is called ${JSON.stringify(name)}. There are ${READY_NAMES.join(', ')}.`);
  return readDeck(found.list);
}

/**
 * Returns the setup of a match between ready decks, given by name, one for each player.
 * @throws BadInput for an unknown name, or for too few or too many players
 */
export const readySetup = (...names: readonly string[]): GeSetup => setupFrom(names.map(readyDeck));
