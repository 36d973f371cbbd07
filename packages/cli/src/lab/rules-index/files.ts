// Reads source files for the rules index.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../files/root.ts';

/** A file of the project. */
export interface Text {
  /** its path from the project's folder */
  readonly file: string;
  readonly text: string;
}

/**
 * The files under these folders, in the order of their names.
 * @param folders from the project's own; a file may stand for itself, and what is not there gives nothing
 * @param ending how their names end
 */
export function textsOf(folders: readonly string[], ending: string): Text[] {
  const root = projectRoot();
  const found: Text[] = [];
  const look = (path: string): void => {
    const at = join(root, path);
    if (!existsSync(at)) return;
    if (statSync(at).isDirectory()) for (const name of readdirSync(at).sort()) look(`${path}/${name}`);
    else if (path.endsWith(ending)) found.push({ file: path, text: readFileSync(at, 'utf8') });
  };
  for (const folder of folders) look(folder);
  return found;
}

/** The line of a place in a text, counted from 1. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
