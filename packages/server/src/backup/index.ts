// Exports a database into a file, and imports such a file.
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import { lineOf, openDatabase, type Place } from '../database/open.ts';
import { exportData } from './export.ts';
import { importData } from './import.ts';

/** How many characters are written at a time. */
const CHUNK = 100_000;

/**
 * Exports a database into a file, completely or not at all, also while servers run on it. The file holds passwords and words of cookies (hashed) and
 * chat, so only this user may read it. The secret that signs cookies is not in it.
 * @returns how many rows there were
 * @throws BadInput in one line if the database cannot be opened or the file cannot be written
 */
export async function exportFile(place: Place, path: string): Promise<number> {
  if (!place.url && !existsSync(join(place.folder, 'orrery.db')))
    throw new BadInput(`There is no database in ${place.folder} to export.`);
  const database = await openDatabase(place);
  const beside = `${path}.part`;
  try {
    const file = await open(beside, 'w', 0o600);
    try {
      // also if an old file of that name is there
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
 * Imports a file of `exportFile` into a new database, completely or not at all.
 * @returns how many rows there were
 * @throws BadInput in one line if it cannot
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

/** The lines of a file. It reads nothing before the first line is asked for, so no line is lost. */
async function* linesOf(file: FileHandle): AsyncGenerator<string> {
  yield* file.readLines();
}
