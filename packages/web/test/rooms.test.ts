import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/** The files of the page: their names, and the first lines of style sheets. test/rooms.test.ts checks the sources. */

const src = join(import.meta.dirname, '../src');

test('every style sheet opens with one line that says what it holds', () => {
  const sheets = globSync('**/*.css', { cwd: src });
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter(file => !/^\/\* .+ \*\/\n/.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
});

test('a file is named after its component, or in small letters with hyphens', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src });
  const named = files.filter(file => {
    const name = basename(file).replace(/\.(worker\.ts|d\.ts|tsx?)$/, '');
    return !(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || (file.endsWith('.tsx') && /^[A-Z][A-Za-z0-9]*$/.test(name)));
  });
  expect(files.length).toBeGreaterThan(150);
  expect(named).toEqual([]);
});
