/** Saves decks in the browser's database. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { behind, type Versioned } from '../../ui/versions.ts';

/** A deck in this browser. The list is the deck, as its owner wrote it. */
export interface KeptDeck extends Versioned {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly text: string;
  readonly ruleset: string | null;
  /** when it was last changed, in milliseconds */
  readonly changed: number;
}

interface Kept extends DBSchema {
  decks: { key: string; value: KeptDeck; indexes: { game: string } };
}

/** A new id. It also works on pages without encryption, which have no `randomUUID`. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(36).padStart(2, '0')).join('');

let opened: Promise<IDBPDatabase<Kept>> | null = null;

const shelf = (): Promise<IDBPDatabase<Kept>> =>
  (opened ??= openDB<Kept>('orrery-decks', 1, {
    upgrade(db) {
      db.createObjectStore('decks', { keyPath: 'id' }).createIndex('game', 'game');
    },
  }));

/** The decks of a game in this browser, the last changed first. */
export const keptDecks = async (game: string): Promise<KeptDeck[]> =>
  (await (await shelf()).getAllFromIndex('decks', 'game', game)).sort((a, b) => b.changed - a.changed);

/** A deck by its id; undefined if this browser does not have it. */
export const keptDeck = async (id: string): Promise<KeptDeck | undefined> => (await shelf()).get('decks', id);

/**
 * Saves a deck, unless another tab has saved it since.
 * @returns the deck with its new version number
 * @throws WrittenElsewhere if another tab has changed or deleted it
 */
export const keepDeck = async (deck: KeptDeck): Promise<KeptDeck> => {
  const writing = (await shelf()).transaction('decks', 'readwrite');
  const next = behind(deck, await writing.store.get(deck.id));
  await writing.store.put(next);
  await writing.done;
  return next;
};

/** Deletes a deck. */
export const dropDeck = async (id: string): Promise<void> => {
  await (await shelf()).delete('decks', id);
};
