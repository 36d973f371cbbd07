// Keeps the data folder private: only the user of the server can read it.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';

/** Anybody else's rights. */
const OTHERS = 0o077;
/** What this program puts into a data folder; SQLite gives its own files beside the database the rights of that. */
const OURS = /^(orrery\.db|serving\.lock)(-wal|-shm|-journal)?$|^secret$/;

/**
 * Takes from others what they may do with a file or folder.
 * @param mode the rights that it is to have
 * @throws BadInput in one line where that cannot be: then it says what to do
 */
export function keepPrivate(path: string, mode: 0o600 | 0o700): void {
  // Windows has other rights, which a folder's own user has by himself
  if (process.platform === 'win32' || (statSync(path).mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    // told below
  }
  const left = statSync(path).mode & 0o777;
  if ((left & OTHERS) !== 0)
    throw new BadInput(
      `Other users of this machine can read ${path} (its rights are ${left.toString(8).padStart(3, '0')}), and this user cannot change that. Run chmod ${mode.toString(8)} ${path} as its owner, or choose another folder (--data) on a disk that keeps rights.`,
    );
}

/** Makes a file that nobody else can read, before SQLite makes it as it makes any; one that is there stays as it is. @throws the fault of the file system */
export function privateFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/**
 * Makes a data folder with a database that nobody else can read, or mends one that others could read until now.
 * @param database the name of the database's file
 * @throws BadInput in one line where that cannot be; the fault of the file system
 */
export function privateFolder(folder: string, database: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  keepPrivate(folder, 0o700);
  privateFile(join(folder, database));
  for (const name of readdirSync(folder)) if (OURS.test(name)) keepPrivate(join(folder, name), 0o600);
}
