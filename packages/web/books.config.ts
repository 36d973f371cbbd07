import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const DOOR = 'virtual:books/';

/**
 * The cards and the rule books of each game as data of their own, `virtual:books/cards/GAME` and `virtual:books/rules/GAME`: made when the page is
 * built, so that a page which shows cards loads no rules to do it. Each is a chunk that is loaded when somebody wants it.
 */
export function books(): Plugin {
  return {
    name: 'orrery-books',
    resolveId: id => (id.startsWith(DOOR) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${DOOR}`)) return null;
      const [kind, game] = id.slice(DOOR.length + 1).split('/') as [string, string];
      const { facesOf, booksOf } = await writer();
      const made = kind === 'cards' ? facesOf(game) : booksOf(game, path => readFileSync(join(ROOT, path), 'utf8'));
      // a string is parsed faster than the same data as a program
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(made))});`;
    },
  };
}

type Writer = typeof import('./src/books/write.ts');

let written: Promise<Writer> | null = null;

/** What makes the books: the games themselves, run once for each build. */
const writer = (): Promise<Writer> =>
  (written ??= runnerImport<Writer>(join(import.meta.dirname, 'src/books/write.ts')).then(({ module }) => module));
