/** The browser's database of games and their analyses. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Judged } from './judged.ts';
import type { KeptGame } from './wanted.ts';

/** The whole analysis of a game. */
export interface KeptAnalysis {
  /** the id of a game of this browser, or what `atServer` makes of a game of a server */
  readonly id: string;
  readonly judged: Judged;
  /** when it was made, in milliseconds since 1970 */
  readonly made: number;
}

interface Kept extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { played: number } };
  analyses: { key: string; value: KeptAnalysis; indexes: { made: number } };
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

/** The games of this browser and their analyses, in a database of their own. */
export const shelf = (): Promise<IDBPDatabase<Kept>> =>
  (opened ??= openDB<Kept>('orrery-games', 3, {
    async upgrade(db, before, _now, upgrading) {
      if (before < 1) db.createObjectStore('games', { keyPath: 'id' }).createIndex('played', 'played');
      if (before < 3) db.createObjectStore('analyses', { keyPath: 'id' }).createIndex('made', 'made');
      const games = upgrading.objectStore('games');
      if (before < 2) for (const game of await games.getAll()) await games.put(renewed(game));
    },
  }));
