// Rooms: folders of sources whose README.md lists the files in them, each with the line that it opens with.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file of sources: its path from the root of the project, and its text. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/**
 * All sources in a folder and in the folders inside it, in the order of their paths.
 * @param root the folder of the project
 * @param folder from there: `packages/kernel/src`
 */
export const sourcesIn = (root: string, folder: string): SourceText[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .sort()
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The folders in which sources lie, in the order of their paths. */
export const roomsOf = (sources: readonly SourceText[]): string[] =>
  [...new Set(sources.map(({ file }) => dirname(file)))].sort();

/** The first line of a file, which says what it holds; '' where it says nothing. */
export const headline = (text: string): string => /^(?:\/\/|\/\*\*) (.*?)(?: \*\/)?\n/.exec(text)?.[1] ?? '';

/** What each file of a folder holds, as a list of Markdown, in the order of their names. */
export const fileList = (folder: string, sources: readonly SourceText[]): string =>
  sources
    .filter(({ file }) => dirname(file) === folder)
    .map(({ file, text }) => `- [${basename(file)}](${basename(file)}): ${headline(text)}`)
    .join('\n');
