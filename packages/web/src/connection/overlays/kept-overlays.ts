/** Saves the user's own cards in the browser's database: one overlay for each game. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { behind, type Versioned } from '../../ui/versions.ts';

/** An overlay as plain data. Only what its fields hold was checked before it was saved. */
export interface OverlayData {
  readonly overlay: string;
  readonly by: string;
  readonly game: string;
  readonly corrections?: readonly Readonly<Record<string, unknown>>[];
  readonly cards?: readonly Readonly<Record<string, unknown>>[];
}

/** The user's overlay of a game. */
export interface KeptOverlay extends Versioned {
  readonly game: string;
  readonly data: OverlayData;
}

interface Kept extends DBSchema {
  overlays: { key: string; value: KeptOverlay };
}

let opened: Promise<IDBPDatabase<Kept>> | null = null;

const shelf = (): Promise<IDBPDatabase<Kept>> =>
  (opened ??= openDB<Kept>('orrery-overlays', 1, {
    upgrade(db) {
      db.createObjectStore('overlays', { keyPath: 'game' });
    },
  }));

/** The user's overlay of a game; undefined if there is none. */
export const keptOverlay = async (game: string): Promise<KeptOverlay | undefined> =>
  (await shelf()).get('overlays', game);

/**
 * Saves the user's overlay of a game, unless another tab has saved it since.
 * @returns it with its new version number
 * @throws WrittenElsewhere if another tab has changed or deleted it
 */
export async function keepOverlay(overlay: KeptOverlay): Promise<KeptOverlay> {
  const writing = (await shelf()).transaction('overlays', 'readwrite');
  const next = behind(overlay, await writing.store.get(overlay.game));
  await writing.store.put(next);
  await writing.done;
  return next;
}
