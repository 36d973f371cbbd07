// Reads and writes files completely, and knows the folders of saved games.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { BadInput } from '@orrery/kernel';
import { Exit, FAILED } from '../common/errors.ts';
import type { Io } from '../common/io.ts';
import { reasonOf } from '../common/reasons.ts';

/** The largest file that is read, in bytes: much more than any record or deck. */
const MOST_BYTES = 50_000_000;

/** The folder for all data that Orrery saves for a user. */
export function homeFolder(env: Io['env']): string {
  if (env.ORRERY_HOME) return resolve(env.ORRERY_HOME);
  return env.XDG_DATA_HOME ? join(resolve(env.XDG_DATA_HOME), 'orrery') : join(env.HOME || homedir(), '.orrery');
}

/** The folder of saved games. */
export function savesFolder(env: Io['env']): string {
  return join(homeFolder(env), 'saves');
}

/** Reads a text file. @throws BadInput in one line if it cannot be read */
export function readText(path: string): string {
  try {
    if (statSync(path).size > MOST_BYTES) throw new BadInput(`${path} is too large: Orrery never writes such a file.`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`${path} cannot be read: ${reasonOf(error)}.`);
  }
}

/**
 * Writes a file completely or not at all: first a file beside it, flushed to the disk, which then replaces the old one.
 * @param what the name of the contents in a fault
 * @throws Exit with one line if the disk refuses; the old file stays
 */
export function writeWhole(path: string, text: string, what = 'The game'): void {
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(beside, 'w', 0o600);
    try {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    try {
      rmSync(beside, { force: true });
    } catch {
      // a leftover does no harm
    }
    const kept = existsSync(path) ? '; the earlier save is still there' : '';
    throw new Exit(FAILED, `${what} cannot be saved to ${path}: ${reasonOf(error)}${kept}.`);
  }
}

/** A half-written file of a killed writer, or a new lock. Its name has the number of its process. */
const LEFT_OVER = /^\..*\.(?:json|lock)\.\d+\.tmp$/;

/** Removes leftovers of killed writers. Files of the last minute may belong to another machine that still writes them. */
export function sweep(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!LEFT_OVER.test(name)) continue;
    try {
      if (Date.now() - statSync(join(folder, name)).mtimeMs > 60_000) rmSync(join(folder, name), { force: true });
    } catch {
      // a leftover does no harm
    }
  }
}

/** The saved games of a folder, the latest first. */
export function savedGames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => name.endsWith('.json') && !name.startsWith('.'))
    .map(name => join(folder, name))
    .map(path => ({ path, at: statSync(path).mtimeMs }))
    .sort((a, b) => b.at - a.at || (a.path < b.path ? 1 : -1))
    .map(x => x.path);
}
