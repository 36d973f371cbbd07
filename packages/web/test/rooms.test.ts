import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The rooms of the page: each file says in its first line what it holds, and each room's README.md lists its files. */

const src = join(import.meta.dirname, '../src');
const files = globSync('**/*.{ts,tsx,css,json}', { cwd: src }).sort((a, b) => a.localeCompare(b, 'en'));
const rooms = globSync('**/README.md', { cwd: src }).map(dirname).sort();

const read = (file: string): string => readFileSync(join(src, file), 'utf8');

/** What a file says of itself in its first line; null where it says nothing. JSON has no comments. */
const about = (file: string): string | null =>
  file.endsWith('.json')
    ? 'The message catalogue in English.'
    : (/^\/\*\*? (.+?) \*\/\n/.exec(read(file))?.[1] ?? null);

/** What a room says of itself: the first sentence of its README.md. */
const aboutRoom = (room: string): string =>
  /^# .+\n\n([\s\S]+?\.)\s/.exec(read(join(room, 'README.md')))![1]!.replaceAll('\n', ' ');

/** The list that belongs into the README.md of a room: of the page as a whole, its rooms; of a room, its files. */
const listOf = (room: string): string =>
  [
    ...rooms
      .filter(other => other !== '.' && room === '.')
      .map(other => `- [${other}](${other}/README.md): ${aboutRoom(other)}`),
    ...files
      .filter(file => (room === '.' ? dirname(file) === '.' : file.startsWith(`${room}/`)))
      .map(file => {
        const to = relative(room, file);
        return `- [${to}](${to}): ${about(file)}`;
      }),
  ].join('\n');

test('every file opens with one line that says what it holds', () => {
  expect(files.filter(file => !about(file))).toEqual([]);
});

test('a file is named after its component, or in small letters with hyphens', () => {
  const named = files
    .filter(file => /\.tsx?$/.test(file))
    .filter(file => {
      const name = basename(file).replace(/\.(worker\.ts|d\.ts|tsx?)$/, '');
      return !(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || (file.endsWith('.tsx') && /^[A-Z][A-Za-z0-9]*$/.test(name)));
    });
  expect(named).toEqual([]);
});

// `vitest run packages/web/test/rooms.test.ts -u` writes the lists anew
describe('the README.md of a room lists its files', () => {
  test.each(rooms)('%s', async room => {
    const readme = join(src, room, 'README.md');
    const list = `<!-- made: files -->\n\n${listOf(room)}\n\n<!-- end -->`;
    const wanted = readFileSync(readme, 'utf8').replace(/<!-- made: files -->[\s\S]*?<!-- end -->/, () => list);
    expect(wanted).toContain(list);
    await expect(wanted).toMatchFileSnapshot(readme);
  });
});
