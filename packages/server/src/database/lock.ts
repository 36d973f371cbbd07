// Lets only one server use the folder of an embedded database.
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import Sqlite from 'libsql';
import { privateFile } from './private-files.ts';

/** How long a server that begins waits for one that is ending, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Keeps the folder of an embedded database to one server: two would not hear of each other's games. It is SQLite's own lock, on a file beside the
 * database, and goes with the process, however that ends.
 * @returns lets go of it. @throws BadInput in one line where another server has it
 */
export function keptAlone(folder: string): () => void {
  if (folder === ':memory:') return () => {};
  const path = join(folder, 'serving.lock');
  privateFile(path);
  const file = new Sqlite(path);
  try {
    file.pragma(`busy_timeout = ${PATIENCE}`);
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { readonly code?: string }).code?.startsWith('SQLITE_BUSY') !== true) throw error;
    throw new BadInput(
      `Another Orrery server uses ${folder} already. Stop it, or give this one its own folder (--data). Several servers can share one PostgreSQL (docs/deployment.md).`,
    );
  }
  return () => {
    if (!file.open) return;
    // closing alone lets go of it only when the memory is cleared
    file.exec('ROLLBACK');
    file.close();
  };
}
