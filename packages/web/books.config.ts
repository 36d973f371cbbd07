import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const DOOR = 'virtual:books/';

/**
 * The cards, the rule books and the lessons of each game as data of their own, `virtual:books/cards/GAME` and so on: made when the page is
 * built, so that a page which shows cards loads no rules to do it. Each is a chunk that is loaded when somebody wants it.
 */
export function books(): Plugin {
  return {
    name: 'orrery-books',
    resolveId: id => (id.startsWith(DOOR) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${DOOR}`)) return null;
      const [kind, game] = id.slice(DOOR.length + 1).split('/') as [string, string];
      const made = (await makers())[kind]!(game);
      // a string is parsed faster than the same data as a program
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(made))});`;
    },
  };
}

type Writer = typeof import('./src/books/write.ts');

let written: Promise<Writer> | null = null;

/** What each kind of book is made by. */
async function makers(): Promise<Readonly<Record<string, (game: string) => unknown>>> {
  const { facesOf, fanOf, booksOf, lessonsOf, wantedOf } = await writer();
  const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const lessons = (game: string) => lessonsOf(lessonFiles(game));
  return {
    cards: facesOf,
    fan: fanOf,
    wanted: wantedOf,
    rules: game => booksOf(game, text),
    lessons: game => lessons(game).pages,
    'lesson-data': game => lessons(game).data,
  };
}

/** What makes the books: the games themselves, run once for each build. */
const writer = (): Promise<Writer> =>
  (written ??= runnerImport<Writer>(join(import.meta.dirname, 'src/books/write.ts')).then(({ module }) => module));

/** The files of a game's lessons: their names, and what they hold. */
export function lessonFiles(game: string): [name: string, data: unknown][] {
  const folder = join(ROOT, 'packages', game, 'lessons');
  return readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .map(name => [name, parse(readFileSync(join(folder, name), 'utf8'))]);
}
