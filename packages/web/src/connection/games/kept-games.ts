/** Saves games in the browser's database. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { behind } from '../../ui/versions.ts';
import { NamedError } from '../named-error.ts';
import type { KeptGame } from './wanted.ts';

interface Kept extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { played: number } };
}

/** A game as version 1 saved it, with its state in words. */
interface GameInWords {
  readonly stands?: string;
  readonly ended?: string | null;
}

/** A saved game with its state as data. */
function renewed({ stands, ended, ...game }: KeptGame & GameInWords): KeptGame {
  if (stands === undefined) return game;
  const winners = ended?.endsWith(' won') ? ended.slice(0, -' won'.length).split(' and ') : [];
  return { ...game, turn: Number(/\d+/.exec(stands)?.[0] ?? 0), winners: ended == null ? null : winners };
}

let opened: Promise<IDBPDatabase<Kept>> | null = null;

/** The games of this browser, in its own database. */
const shelf = (): Promise<IDBPDatabase<Kept>> =>
  (opened ??= openDB<Kept>('orrery-games', 2, {
    async upgrade(db, before, _now, upgrading) {
      if (before < 1) db.createObjectStore('games', { keyPath: 'id' }).createIndex('played', 'played');
      const games = upgrading.objectStore('games');
      for (const game of await games.getAll()) await games.put(renewed(game));
    },
  }));

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

/** Deletes a game. */
export const dropGame = async (id: string): Promise<void> => {
  await (await shelf()).delete('games', id);
};
