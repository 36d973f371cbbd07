import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { folder, Terminal } from '../terminal.ts';

/** The output between one typed line and the next, in a toy game at 80 x 24 with one's own deck. */
export async function typedWith(deck: string, lines: readonly string[]): Promise<string[]> {
  const file = join(folder(), 'deck.txt');
  writeFileSync(file, deck);
  const t = new Terminal(lines).small();
  expect(await t.run('play', 'toy', '--thinking', '0', '--seed', '1', '--deck', file)).toBe(0);
  expect(t.faults).toEqual([]);
  return t.parts;
}
