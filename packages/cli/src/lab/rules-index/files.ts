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
 * The files in these folders, ordered by name.
 * @param folders from the project's folder; it may name single files; missing ones are left out
 * @param ending the end of their names
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

/** The line of a position in a text, counted from 1. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** The line above the pointers. Tools that look for rules skip what follows. */
export const POINTERS = '// Other rules of these topics, and the files that enforce them (made by a test):';

/** A source without its pointers. */
export function withoutPointers(text: string): string {
  const at = text.indexOf(`\n${POINTERS}\n`);
  return at < 0 ? text : text.slice(0, at);
}
