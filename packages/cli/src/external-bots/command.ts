// Finds the program behind what somebody typed, such as ./mybot.py.
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { basename, delimiter, extname, join, resolve } from 'node:path';
import { BadInput } from '@orrery/kernel';
import { reasonOf } from '../common/reasons.ts';

/** The program that runs a script, by the script's ending. */
const RUN_BY: Readonly<Record<string, string>> = {
  '.py': process.platform === 'win32' ? 'python' : 'python3',
  '.js': process.execPath,
  '.mjs': process.execPath,
  '.cjs': process.execPath,
};

/** True for a name that means a program: a path, or a command with its arguments. Names of built-in bots have no slash and no space. */
export const isProgram = (name: string): boolean => /[\\/\s]/.test(name);

/**
 * The command line of a bot, from what somebody typed: `./mybot.py`, `./mybot --deep 3`, `python3 mybot.py`.
 * @throws BadInput in one line if there is no such file or command, or it cannot be run
 */
export function commandOf(typed: string): readonly [program: string, ...args: string[]] {
  const [file, ...args] = wordsOf(typed);
  if (isCommand(file)) {
    if (onPath(file)) return [file, ...args];
    const why = isFile(file) ? `write ./${file} for the file in this folder` : 'there is no such command';
    throw new BadInput(`The bot ${file} cannot be started: ${why}.`);
  }
  let found: ReturnType<typeof statSync>;
  try {
    found = statSync(file);
  } catch (error) {
    throw new BadInput(`The bot ${file} cannot be started: ${reasonOf(error)}.`);
  }
  if (!found.isFile()) throw new BadInput(`The bot ${file} cannot be started: it is not a file.`);
  const by = RUN_BY[extname(file).toLowerCase()];
  if (by === undefined ? runs(file) : runsItself(file)) return [file, ...args];
  if (by !== undefined) return [by, file, ...args];
  throw new BadInput(`The bot ${file} cannot be started: it is not executable. Run chmod +x on it.`);
}

/** A path may contain spaces. Otherwise the words after the first are arguments. */
const wordsOf = (typed: string): [string, ...string[]] =>
  isFile(typed) ? [typed] : (typed.split(/\s+/) as [string, ...string[]]);

/** The same program in a form that works from any folder. */
export function fromAnywhere(typed: string): string {
  const [file, ...args] = wordsOf(typed);
  const words = isCommand(file)
    ? [file, ...args.map(word => (isFile(word) ? resolve(word) : word))]
    : [resolve(file), ...args];
  return words.join(' ');
}

/** The advice for a name that is also a file here. */
export const byPath = (name: string): string => `to use the program of that name, write ./${name}.`;

/** A short name of a program. For a command, it is the file that it runs. */
export function programName(typed: string): string {
  const [file, ...args] = wordsOf(typed);
  return basename((isCommand(file) ? args.find(isFile) : undefined) ?? file);
}

/** True for a word that is not a path. */
const isCommand = (word: string): boolean => !/[\\/]/.test(word);

/** True if the system finds a command of this name. */
function onPath(command: string): boolean {
  const endings = process.platform === 'win32' ? ['', ...(process.env.PATHEXT ?? '.EXE').split(';')] : [''];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = folders.flatMap(folder => endings.map(ending => join(folder, command + ending)));
  return places.some(place => isFile(place) && runs(place));
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** True for a script whose first line says what runs it. Without that line, a shell would read it. */
const runsItself = (file: string): boolean =>
  process.platform !== 'win32' && runs(file) && readFileSync(file).subarray(0, 2).toString('latin1') === '#!';

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
