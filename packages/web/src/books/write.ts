/** Makes the data of each game when the page is built. */
import {
  type CardDecision,
  type CardFace,
  forScreen,
  type LessonPage,
  lessonPage,
  type Rule,
  type Ruling,
  readCatalogue,
  sourceOf,
  type WantedCard,
} from '@orrery/table';
import { GAMES, tableGame } from '@orrery/table/games';
import { FAN } from './fan.ts';

// The build runs this file (books.config.ts). The page does not.

/** The cards of a game as data. @throws BadInput if there is no such game */
export const facesOf = (game: string): CardFace[] => tableGame(game).cards.map(page => page.face());

/** A few cards of a game, for pages that show nothing else of it. @throws BadInput if there is no such game */
export function fanOf(game: string): CardFace[] {
  const faces = facesOf(game);
  return (FAN[game] ?? []).map(wanted => faces.find(({ id }) => id === wanted)!);
}

/** The known cards of each game that nobody can play yet. They are read at once, because the build ends what runs this file after that. */
const WANTED = new Map(
  await Promise.all(GAMES.map(async table => [table.game.name, (await table.wanted?.()) ?? []] as const)),
);

/** The known cards of a game that nobody can play yet. */
export const wantedOf = (game: string): readonly WantedCard[] => WANTED.get(game) ?? [];

/** The rule book of a game, the rulings on its cards, and what Orrery decided about them itself. */
export interface Books {
  readonly rules: readonly Rule[];
  readonly rulings: readonly Ruling[];
  readonly decisions: readonly CardDecision[];
  /** the meaning of the letters in sources; '' if rules have none */
  readonly sources: string;
  /** the rulesets of the game */
  readonly rulesets: readonly string[];
  /** topics that this version leaves out */
  readonly later: readonly string[];
}

/**
 * The rules of a game.
 * @param read gives the text of a file by its path from the project's folder; it may throw if there is no such file
 */
export function booksOf(game: string, read: (path: string) => string): Books {
  const { catalogue, rulesets } = tableGame(game);
  const text = (path: string) => {
    try {
      return read(path);
    } catch {
      return null;
    }
  };
  const { rules, rulings, decisions } = readCatalogue(catalogue, text);
  return {
    rules,
    // with its weight and its document in one
    rulings: rulings.map(ruling => (ruling.source === undefined ? ruling : { ...ruling, source: sourceOf(ruling) })),
    decisions,
    sources: catalogue.sources,
    rulesets,
    later: [...catalogue.later],
  };
}

/** The lessons of a game, and the data of each. */
export interface Lessons {
  readonly pages: readonly LessonPage[];
  /** by the id of the lesson */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The lessons of a game in order.
 * @param files their names and contents
 * @throws BadInput for a file without a lesson
 */
export function lessonsOf(files: readonly (readonly [name: string, data: unknown])[]): Lessons {
  const read = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, data]) => ({ page: lessonPage(data, name), data }));
  return {
    pages: read.map(({ page }) => page),
    data: Object.fromEntries(read.map(({ page, data }) => [page.id, forScreen(data, 'page')])),
  };
}
