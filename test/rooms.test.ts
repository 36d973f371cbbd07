import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withParts } from '@orrery/kernel/scenario';
import { fileList, headline, roomsOf, sourcesIn } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';

// Every folder of sources is a room. Its README.md says what is in it, and lists its files with their first lines.

const root = join(import.meta.dirname, '..');

/** The folders with rooms. A new package adds a line. */
const HOUSES: readonly string[] = [
  'packages/kernel/src',
  'packages/server/src',
  'packages/cli/src',
  'packages/protocol/src',
  'packages/client/src',
  'packages/web/src',
  'packages/decks/src',
  'packages/engraver/src',
  'packages/bots/src',
  'packages/table/src',
];

test('a file says in its first line what it holds', () => {
  expect(headline('// The tides of the sea.\nimport x;\n')).toBe('The tides of the sea.');
  expect(headline('/** The tides. */\nexport {};\n')).toBe('The tides.');
  expect(headline("import x from 'y';\n// The tides.\n")).toBe('');
  const sources = [
    { file: 'toy/sea/tide.ts', text: '// The tides.\n' },
    { file: 'toy/sea/deep/cold.ts', text: '// The deep.\n' },
  ];
  expect(fileList('toy/sea', sources)).toBe('- [tide.ts](tide.ts): The tides.');
  expect(roomsOf(sources)).toEqual(['toy/sea', 'toy/sea/deep']);
});

// `./check test/rooms.test.ts -u` writes the lists again
describe.each(HOUSES)('%s', house => {
  const sources = sourcesIn(root, house);
  const rooms = roomsOf(sources);

  test('every file says in its first line what it holds', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter(({ text }) => headline(text) === '').map(({ file }) => file)).toEqual([]);
  });

  test.each(rooms)('%s lists its files', async room => {
    const index = join(root, room, 'README.md');
    expect(existsSync(index), `${room}/README.md is missing`).toBe(true);
    const text = readFileSync(index, 'utf8');
    expect(text, 'it has a place for the list').toContain('<!-- made: files -->');
    await expect(withParts(text, { files: fileList(room, sources) })).toMatchFileSnapshot(index);
  });

  test('the way into every room is in the README of the house', () => {
    const text = readFileSync(join(root, house, 'README.md'), 'utf8');
    const inside = rooms.map(folder => relative(house, folder)).filter(Boolean);
    expect(inside.filter(room => !text.includes(`[${room}/](${room}/README.md)`))).toEqual([]);
  });
});
