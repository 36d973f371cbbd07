// What the games say of their cards, kept beside the built command: so `orrery card` loads no rules.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CardPage } from '@orrery/table';
import { loadGame, SHELF } from '@orrery/table/shelf';

/** A card as a book keeps it. */
export interface BookCard extends Pick<CardPage, 'title' | 'names' | 'kind'> {
  /** everything as plain data */
  readonly sheet: Readonly<Record<string, unknown>>;
  /** everything as text for people */
  readonly text: string;
}

/** The cards of a game, as text and plain data. */
export interface CardBook {
  readonly game: string;
  readonly cards: readonly BookCard[];
}

/** Returns the books of the game of this name, or of all games. A book that is not kept yet is made from the game, and then kept. */
export const cardBooks = (name?: string): Promise<CardBook[]> =>
  Promise.all(SHELF.filter(entry => name === undefined || entry.name === name).map(entry => bookOf(entry.name)));

/** A card as a book keeps it, from its page. */
export const written = (page: CardPage): BookCard => ({
  title: page.title,
  ...(page.names === undefined ? {} : { names: page.names }),
  kind: page.kind,
  sheet: page.sheet(),
  text: page.tell(),
});

async function bookOf(game: string): Promise<CardBook> {
  const file = fileOf(game);
  const kept = file === null ? null : read(file);
  if (kept !== null) return { game, cards: kept };
  const { cards } = await loadGame(game);
  const all = cards.map(written);
  if (file !== null) keep(file, JSON.stringify(all));
  return { game, cards: all };
}

/** The file of a book, which belongs to one build; null where the command runs from its sources, which change. */
function fileOf(game: string): string | null {
  const here = fileURLToPath(import.meta.url);
  if (!here.endsWith('.mjs')) return null;
  const dist = dirname(dirname(here));
  try {
    return join(dist, 'books', `${game}-${Math.round(statSync(join(dist, 'orrery.mjs')).mtimeMs)}.json`);
  } catch {
    return null;
  }
}

/** The cards of a kept book; null if there is none that can be read. */
function read(file: string): readonly BookCard[] | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Keeps a book for the next time, as a whole. A folder that nobody may write keeps none. */
function keep(file: string, text: string): void {
  const half = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(half, text);
    renameSync(half, file);
  } catch {
    // the game is read again the next time
  }
}
