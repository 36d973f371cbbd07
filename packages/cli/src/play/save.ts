import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type MatchRecord, parseRecord } from '@orrery/kernel';
import { readText, savedGames, savesFolder, sweep, writeWhole } from '../files.ts';
import type { Io } from '../io.ts';

/** A record with who sits where: `me`, or the name of a bot. */
export interface SavedGame extends MatchRecord {
  readonly players: readonly string[];
}

/** Saves a game. It is there whole, or as it was before. @throws Exit with one line when the disk does not take it */
export function saveGame(path: string, record: MatchRecord, players: readonly string[]): void {
  writeWhole(path, `${JSON.stringify({ ...record, players })}\n`);
}

/** Reads a saved game. @throws BadInput in one line */
export function loadGame(path: string): SavedGame {
  const record = parseRecord(readText(path), path) as Partial<SavedGame> & MatchRecord;
  const { players } = record;
  if (!Array.isArray(players) || players.some(p => typeof p !== 'string'))
    throw new BadInput(`${path} is a record without players: it can be replayed, but not resumed.`);
  return record as SavedGame;
}

/** A new file for a game, named after the game, the day and the seed. */
export function newSave(env: Io['env'], game: string, seed: number, today: Date): string {
  sweep(savesFolder(env));
  const day = today.toISOString().slice(0, 10);
  for (let n = 1; ; n++) {
    const path = join(savesFolder(env), `${game}-${day}-seed${seed}${n === 1 ? '' : `-${n}`}.json`);
    if (!existsSync(path)) return path;
  }
}

/** The file of the game that was saved last and is not over, of this game or (undefined) any. @throws BadInput when there is none */
export function lastUnfinished(env: Io['env'], game: string | undefined): string {
  for (const path of savedGames(savesFolder(env))) {
    try {
      const saved = loadGame(path);
      if ((game === undefined || saved.game === game) && saved.result === null) return path;
    } catch (error) {
      // a file that is none of ours does not stand in the way
      if (!(error instanceof BadInput)) throw error;
    }
  }
  throw new BadInput(`There is no unfinished game in ${savesFolder(env)}.`);
}
