/** Saves games in the browser's database. */
import { behind } from '../../ui/versions.ts';
import { NamedError } from '../named-error.ts';
import { shelf } from './database.ts';
import type { KeptGame } from './wanted.ts';

/** A saved game. @throws NamedError if there is none of that id */
export async function keptGame(id: string): Promise<KeptGame> {
  const kept = await (await shelf()).get('games', id);
  if (kept === undefined) throw new NamedError('noGameHere');
  return kept;
}

/** True if the browser has saved this game. A browser that saves nothing has none. */
export const isKept = async (id: string): Promise<boolean> => {
  try {
    return (await (await shelf()).getKey('games', id)) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Saves a game, unless another tab has saved it since. Each version has a number and can only follow the version that it knows.
 * @returns the game with its new number
 * @throws WrittenElsewhere if another tab has saved or deleted it
 */
export const keepGame = async (game: KeptGame): Promise<KeptGame> => {
  const writing = (await shelf()).transaction('games', 'readwrite');
  const next = behind(game, await writing.store.get(game.id));
  await writing.store.put(next);
  await writing.done;
  return next;
};

/** All saved games, the last played first. */
export const keptGames = async (): Promise<KeptGame[]> =>
  (await (await shelf()).getAllFromIndex('games', 'played')).reverse();

/** Deletes a game, and its analysis with it. */
export const dropGame = async (id: string): Promise<void> => {
  const writing = (await shelf()).transaction(['games', 'analyses'], 'readwrite');
  await Promise.all([
    writing.objectStore('games').delete(id),
    writing.objectStore('analyses').delete(id),
    writing.done,
  ]);
};
