import { accessSync, constants, statSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { BadInput } from '@orrery/kernel';
import { reasonOf } from '../reasons.ts';

/** What runs a file that is no program by itself, by its ending. */
const RUN_BY: Readonly<Record<string, string>> = {
  '.py': process.platform === 'win32' ? 'python' : 'python3',
  '.js': process.execPath,
  '.mjs': process.execPath,
  '.cjs': process.execPath,
};

/** True for a name that means a program: a path, with its arguments behind it. Names of our own bots have no slash. */
export const isProgram = (name: string): boolean => /[\\/]/.test(name);

/**
 * The words that start a bot, from what somebody typed: `./mybot.py`, `./mybot --deep 3`.
 * @throws BadInput in one line where there is no such file, or it is nothing that can be run
 */
export function commandOf(typed: string): readonly [program: string, ...args: string[]] {
  const [file, ...args] = wordsOf(typed);
  let found: ReturnType<typeof statSync>;
  try {
    found = statSync(file);
  } catch (error) {
    throw new BadInput(`The bot ${file} cannot be started: ${reasonOf(error)}.`);
  }
  if (!found.isFile()) throw new BadInput(`The bot ${file} cannot be started: it is no file.`);
  const by = RUN_BY[extname(file).toLowerCase()];
  if (process.platform === 'win32' ? by === undefined : runs(file)) return [file, ...args];
  if (by !== undefined) return [by, file, ...args];
  throw new BadInput(`The bot ${file} cannot be started: it is not executable (chmod +x makes it so).`);
}

/** A path may have spaces in it; otherwise what stands behind the first one are arguments. */
const wordsOf = (typed: string): [string, ...string[]] =>
  isFile(typed) ? [typed] : (typed.split(/\s+/) as [string, ...string[]]);

/** The same program, to be found from any folder. */
export function fromAnywhere(typed: string): string {
  const [file, ...args] = wordsOf(typed);
  return [resolve(file), ...args].join(' ');
}

/** What to do about a name that is that of a file here. */
export const byPath = (name: string): string => `to let the program of that name play, write ./${name}.`;

/** What a program is called where there is no room for its path. */
export const programName = (typed: string): string => basename(wordsOf(typed)[0]);

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
