/** Saves decks in the browser's database. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { behind, type Versioned } from '../../ui/versions.ts';

/** A deck that is kept in this browser. The list is the deck, as its owner wrote it. */
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

/** An id that no other deck has; also where a page that came without encryption has no `randomUUID`. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(36).padStart(2, '0')).join('');

let opened: Promise<IDBPDatabase<Kept>> | null = null;

const shelf = (): Promise<IDBPDatabase<Kept>> =>
  (opened ??= openDB<Kept>('orrery-decks', 1, {
    upgrade(db) {
      db.createObjectStore('decks', { keyPath: 'id' }).createIndex('game', 'game');
    },
  }));

/** The decks of a game that are kept here, the last changed first. */
export const keptDecks = async (game: string): Promise<KeptDeck[]> =>
  (await (await shelf()).getAllFromIndex('decks', 'game', game)).sort((a, b) => b.changed - a.changed);

/** A deck by its id; undefined where it is not kept here. */
export const keptDeck = async (id: string): Promise<KeptDeck | undefined> => (await shelf()).get('decks', id);

/**
 * Keeps a deck as it is now, where nobody has written it since.
 * @returns the deck with the number of this write
 * @throws WrittenElsewhere where another tab has changed it, or put it away
 */
export const keepDeck = async (deck: KeptDeck): Promise<KeptDeck> => {
  const writing = (await shelf()).transaction('decks', 'readwrite');
  const next = behind(deck, await writing.store.get(deck.id));
  await writing.store.put(next);
  await writing.done;
  return next;
};

/** Puts a deck away for good. */
export const dropDeck = async (id: string): Promise<void> => {
  await (await shelf()).delete('decks', id);
};
