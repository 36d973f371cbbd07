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

/** A record with who sits where: `me`, the name of a bot, or a program of somebody else. */
export interface SavedGame extends MatchRecord {
  readonly players: readonly string[];
  /** by seat: the decks of programs, or all where lists lie open, to be told to them when the game goes on; absent where no program plays */
  readonly decks?: readonly (DeckForBot | null)[];
}

/** What is kept of a game besides its record. */
export type Sitting = Pick<SavedGame, 'players' | 'decks'>;

/** The games that this process writes. */
const open = new Set<Save>();
process.once('exit', () => {
  for (const save of open) save.close();
});

/** The place where a game cannot be kept, and why. */
export class CannotSave extends Exit {}

/**
 * The file of a game that this process alone writes, from when it is opened until it is closed. A choice that has been saved is never
 * written over by what another process knew before it.
 */
export class Save {
  readonly path: string;
  readonly #lock: Lock;
  /** the file as it was written or read last: which, when, how long */
  #known: string | null;

  private constructor(path: string, lock: Lock) {
    this.path = path;
    this.#lock = lock;
    this.#known = markOf(path);
    open.add(this);
  }

  /**
   * Opens a saved game to go on with it.
   * @throws BadInput where there is no such file; Exit in one line where another process plays it; CannotSave where nothing can be written
   *   beside it
   */
  static resume(path: string): Save {
    const real = existsSync(path) ? realpathSync(path) : path;
    // what is no file is told by who reads it
    readText(real);
    sweep(dirname(real));
    return new Save(real, locked(real));
  }

  /**
   * Saves a game that begins in a file of its own, named after the game, the day and the seed.
   * @throws CannotSave where the folder of saved games takes none
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

  /** Takes a file that there is not yet; null where there is, or where another game begins in it. @throws CannotSave */
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
   * Saves a game. It is there whole, or as it was before.
   * @throws CannotSave with one line when the disk does not take it: it may take it later; Exit when somebody else has written the file
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

  /** Lets others play it. */
  close(): void {
    open.delete(this);
    try {
      this.#lock.release();
    } catch {
      // a lock that stays behind is taken over by the next game
    }
  }
}

/** What tells one state of a file from another; null where there is none. */
function markOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? null : `${found.ino} ${found.mtimeNs} ${found.size}`;
}

/** The lock of a game's file. @throws Exit where another process has it; CannotSave where none can be made */
function locked(path: string): Lock {
  try {
    return Lock.of(path);
  } catch (error) {
    if (error instanceof Exit) throw error;
    throw new CannotSave(FAILED, `The game cannot be saved to ${path}: ${reasonOf(error)}.`);
  }
}

/** Reads a saved game. @throws BadInput in one line */
export function loadGame(path: string): SavedGame {
  const record = parseRecord(readText(path), path) as Partial<SavedGame> & MatchRecord;
  const { players } = record;
  if (!Array.isArray(players) || players.some(p => typeof p !== 'string'))
    throw new BadInput(`${path} is a record without players. You can replay it, but not continue it.`);
  return record as SavedGame;
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
