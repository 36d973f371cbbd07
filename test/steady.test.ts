import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Tests wait for events and measure no time: they pass on a slow and busy machine. */

/** Code that ends a test earlier than vitest.config.ts does, or measures time. */
const HASTY: readonly RegExp[] = [
  /\btimeout: (?:\d{1,3}|[\d]{1,2}_\d{3}|1\d\d_\d{3}|2\d\d_\d{3})\b/,
  /\.timeout\((?:\d{1,3}|\d{1,2}_\d{3}|1\d\d_\d{3}|2\d\d_\d{3})\)/,
  /^\s*\}, [\d_]{4,}\);/,
  /expect\([^)]*(?:performance|Date)\.now\(\)[^)]*\)+\.toBe(?:Less|Greater)/,
];

test('no test is in a hurry', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync(['test/**/*.ts', 'packages/*/{test,testing}/**/*.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const found = files
    .filter(file => !/\/testing\/(?:screens|speed)|steady\.test\.ts$/.test(file))
    .flatMap(file =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, n) => (HASTY.some(hasty => hasty.test(line)) ? [`${file}:${n + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
