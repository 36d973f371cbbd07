// Exports a database into a file, and imports such a file.
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import { lineOf, openDatabase, type Place } from '../database/open.ts';
import { exportData } from './export.ts';
import { importData } from './import.ts';

/** So many letters are written at a time. */
const CHUNK = 100_000;

/**
 * Writes all that is in a database into a file, whole or not at all, also while servers run on it. The file holds all passwords and the
 * words of cookies (hashed) and what people said: only this user may read it. The secret with which cookies are signed is not in it.
 * @returns how many rows there were
 * @throws BadInput in one line where the database cannot be opened or the file cannot be written
 */
export async function exportFile(place: Place, path: string): Promise<number> {
  if (!place.url && !existsSync(join(place.folder, 'orrery.db')))
    throw new BadInput(`There is no database in ${place.folder} to export.`);
  const database = await openDatabase(place);
  const beside = `${path}.part`;
  try {
    const file = await open(beside, 'w', 0o600);
    try {
      // also where something of that name was left lying
      await file.chmod(0o600);
      let waiting = '';
      const flush = async (): Promise<void> => {
        const text = waiting;
        waiting = '';
        await file.appendFile(text);
      };
      const rows = await exportData(database, async line => {
        waiting += `${line}\n`;
        if (waiting.length > CHUNK) await flush();
      });
      await flush();
      await file.sync();
      await rename(beside, path);
      return rows;
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(beside, { force: true });
    throw error instanceof BadInput ? error : new BadInput(`The export into ${path} failed: ${lineOf(error)}.`);
  } finally {
    await database.close();
  }
}

/**
 * Reads what `exportFile` wrote into a new database, all of it or nothing.
 * @returns how many rows there were
 * @throws BadInput in one line where that cannot be
 */
export async function importFile(place: Place, path: string): Promise<number> {
  const database = await openDatabase(place);
  let file: FileHandle | null = null;
  try {
    file = await open(path);
    return await importData(database, linesOf(file));
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput(`The import of ${path} failed: ${lineOf(error)}.`);
  } finally {
    await file?.close();
    await database.close();
  }
}

/** The lines of a file, read from the moment on at which the first is asked for: what is read before nobody hears. */
async function* linesOf(file: FileHandle): AsyncGenerator<string> {
  yield* file.readLines();
}
