// Saved games: create, write, resume.
import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput, type MatchRecord, parseRecord } from '@orrery/kernel';
import { Exit, FAILED } from '../../common/errors.ts';
import type { Io } from '../../common/io.ts';
import { reasonOf } from '../../common/reasons.ts';
import type { DeckForBot } from '../../external-bots/protocol.ts';
import { homeFolder, readText, savedGames, savesFolder, sweep, writeWhole } from '../../files/files.ts';
import { Lock } from './lock.ts';

/** A record with the players: `me`, the name of a bot, or an external program. */
export interface SavedGame extends MatchRecord {
  readonly players: readonly string[];
  /** by seat: the decks that external bots are told when the game continues; absent without external bots */
  readonly decks?: readonly (DeckForBot | null)[];
}

/** The data of a saved game besides its record. */
export type Sitting = Pick<SavedGame, 'players' | 'decks'>;

/** The files that this process writes now. */
const open = new Set<Save>();
process.once('exit', () => {
  for (const save of open) save.close();
});

/** A game cannot be saved: the place, and the reason. */
export class CannotSave extends Exit {}

/** The file of a game, which only this process writes while it is open. It never overwrites a saved choice with what another process knew before. */
export class Save {
  readonly path: string;
  readonly #lock: Lock;
  /** the state of the file when it was last written or read */
  #known: string | null;

  private constructor(path: string, lock: Lock) {
    this.path = path;
    this.#lock = lock;
    this.#known = markOf(path);
    open.add(this);
  }

  /**
   * Opens a saved game to continue it.
   * @throws BadInput if there is no such file; Exit in one line if another process plays it; CannotSave if nothing can be written beside it
   */
  static resume(path: string): Save {
    const real = existsSync(path) ? realpathSync(path) : path;
    // if it is not a file, reading it will say so
    readText(real);
    sweep(dirname(real));
    return new Save(real, locked(real));
  }

  /**
   * Makes the file of a new game, named after the game, the day and the seed.
   * @throws CannotSave if nothing can be written in the folder of saved games
   */
  static create(env: Io['env'], record: MatchRecord, sitting: Sitting, today: Date): Save {
    const folder = savesFolder(env);
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      throw new CannotSave(FAILED, `Games cannot be saved in ${folder}: ${reasonOf(error)}.`);
    }
    for (const place of [folder, homeFolder(env)]) sweep(place);
    const name = `${record.game}-${today.toISOString().slice(0, 10)}-seed${record.seed}`;
    for (let n = 1; ; n++) {
      const save = Save.#new(join(folder, `${name}${n === 1 ? '' : `-${n}`}.json`));
      if (save === null) continue;
      try {
        save.write(record, sitting);
        return save;
      } catch (error) {
        save.close();
        throw error;
      }
    }
  }

  /** Makes a new file; null if it exists, or another game begins in it. @throws CannotSave */
  static #new(path: string): Save | null {
    if (existsSync(path)) return null;
    try {
      const save = new Save(path, locked(path));
      if (!existsSync(path)) return save;
      save.close();
    } catch (error) {
      if (error instanceof CannotSave || !(error instanceof Exit)) throw error;
    }
    return null;
  }

  /**
   * Saves a game, completely or not at all.
   * @throws CannotSave in one line if the disk refuses: it may work later; Exit if another process has written the file
   */
  write(record: MatchRecord, sitting: Sitting): void {
    const known = markOf(this.path);
    if (!this.#lock.held || (known !== null && known !== this.#known))
      throw new Exit(
        FAILED,
        `${this.path} was changed by another program. Orrery does not overwrite it, and ends this game here.`,
      );
    try {
      writeWhole(this.path, `${JSON.stringify({ ...record, ...sitting })}\n`);
    } catch (error) {
      throw error instanceof Exit ? new CannotSave(error.code, error.message) : error;
    }
    this.#known = markOf(this.path);
  }

  /** Releases the file, so that others can play the game. */
  close(): void {
    open.delete(this);
    try {
      this.#lock.release();
    } catch {
      // the next game takes over a lock that stays
    }
  }
}

/** A text that changes with each state of a file; null if there is no file. */
function markOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? null : `${found.ino} ${found.mtimeNs} ${found.size}`;
}

/** Takes the lock of a game's file. @throws Exit if another process has it; CannotSave if none can be made */
function locked(path: string): Lock {
  try {
    return Lock.of(path);
  } catch (error) {
    if (error instanceof Exit) throw error;
    throw new CannotSave(FAILED, `The game cannot be saved to ${path}: ${reasonOf(error)}.`);
  }
}

/** Reads a saved game. @throws BadInput in one line */
export function readSave(path: string): SavedGame {
  const record = parseRecord(readText(path), path) as Partial<SavedGame> & MatchRecord;
  const { players } = record;
  if (!Array.isArray(players) || players.some(p => typeof p !== 'string'))
    throw new BadInput(`${path} is a record without players. You can replay it, but not continue it.`);
  return record as SavedGame;
}

/** The file of the last saved game that is not over, of this game or (undefined) of any. @throws BadInput if there is none */
export function lastUnfinished(env: Io['env'], game: string | undefined): string {
  for (const path of savedGames(savesFolder(env))) {
    try {
      const saved = readSave(path);
      if ((game === undefined || saved.game === game) && saved.result === null) return path;
    } catch (error) {
      // skip files that are not saved games
      if (!(error instanceof BadInput)) throw error;
    }
  }
  throw new BadInput(`There is no unfinished game in ${savesFolder(env)}.`);
}
