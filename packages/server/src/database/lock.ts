// Lets only one server use the folder of an embedded database.
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import Sqlite from 'libsql';
import { privateFile } from './private-files.ts';

/** How long a server waits at its start for one that is ending, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Locks the folder of an embedded database for one server: two servers would not know of each other's games. It is SQLite's own lock on a file beside
 * the database, and it ends with the process, in any case.
 * @returns releases it. @throws BadInput in one line if another server has it
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
    // closing alone releases it only when memory is collected
    file.exec('ROLLBACK');
    file.close();
  };
}
