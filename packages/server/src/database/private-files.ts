// Keeps the data folder private: only the user of the server can read it.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';

/** The rights of everybody but the owner. */
const OTHERS = 0o077;
/** The files that this program puts into a data folder. SQLite gives its own files beside the database the same rights. */
const OURS = /^(orrery\.db|serving\.lock)(-wal|-shm|-journal)?$|^secret$/;

/**
 * Removes other users' rights to a file or folder.
 * @param mode the rights that it must have
 * @throws BadInput in one line if that fails; the line says what to do
 */
export function keepPrivate(path: string, mode: 0o600 | 0o700): void {
  // Windows has other rights, and a user's own folder is private there
  if (process.platform === 'win32' || (statSync(path).mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    // reported below
  }
  const left = statSync(path).mode & 0o777;
  if ((left & OTHERS) !== 0)
    throw new BadInput(
      `Other users of this machine can read ${path} (its rights are ${left.toString(8).padStart(3, '0')}), and this user cannot change that. Run chmod ${mode.toString(8)} ${path} as its owner, or choose another folder (--data) on a disk that keeps rights.`,
    );
}

/** Makes a private file before SQLite makes a readable one. An existing file stays as it is. @throws the fault of the file system */
export function privateFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/**
 * Makes a private data folder with a private database, or repairs one that others could read.
 * @param database the name of the database's file
 * @throws BadInput in one line if that fails; the fault of the file system
 */
export function privateFolder(folder: string, database: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  keepPrivate(folder, 0o700);
  privateFile(join(folder, database));
  for (const name of readdirSync(folder)) if (OURS.test(name)) keepPrivate(join(folder, name), 0o600);
}
