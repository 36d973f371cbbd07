/** The data of the games, loaded when a page needs them: cards, rules and lessons. */
import type { CardFace, LessonPage, WantedCard } from '@orrery/table';
import type { Books } from './write.ts';

export type { Books };

/** The games, in the order in which pages name them. */
export const GAMES = ['babylon5', 'wars', 'galactic-empires'] as const;
export type GameName = (typeof GAMES)[number];
/** The titles of the games, and the first part of their rules' ids. */
export const TITLES: Readonly<Record<GameName, string>> = {
  babylon5: 'Babylon 5',
  wars: 'WARS',
  'galactic-empires': 'Galactic Empires',
};
const PREFIXES: Readonly<Record<GameName, string>> = { babylon5: 'b5', wars: 'wars', 'galactic-empires': 'ge' };

/** True if a word of an address is the name of a game. */
export const isGame = (name: string): name is GameName => (GAMES as readonly string[]).includes(name);

/** The game of a rule or ruling by its id; undefined if there is none. */
export const gameOfRule = (id: string): GameName | undefined =>
  GAMES.find(game => id.startsWith(`${PREFIXES[game]}/`) || id.startsWith(`${PREFIXES[game]}-`));

const CARDS: Readonly<Record<GameName, () => Promise<{ default: readonly CardFace[] }>>> = {
  babylon5: () => import('virtual:books/cards/babylon5'),
  wars: () => import('virtual:books/cards/wars'),
  'galactic-empires': () => import('virtual:books/cards/galactic-empires'),
};
const FANS: typeof CARDS = {
  babylon5: () => import('virtual:books/fan/babylon5'),
  wars: () => import('virtual:books/fan/wars'),
  'galactic-empires': () => import('virtual:books/fan/galactic-empires'),
};
const RULES: Readonly<Record<GameName, () => Promise<{ default: Books }>>> = {
  babylon5: () => import('virtual:books/rules/babylon5'),
  wars: () => import('virtual:books/rules/wars'),
  'galactic-empires': () => import('virtual:books/rules/galactic-empires'),
};

/** The cards of a game. They load when a page first needs them. */
export const loadCards = async (game: GameName): Promise<readonly CardFace[]> => (await CARDS[game]()).default;

const WANTED: Readonly<Partial<Record<GameName, () => Promise<{ default: readonly WantedCard[] }>>>> = {
  babylon5: () => import('virtual:books/wanted/babylon5'),
  'galactic-empires': () => import('virtual:books/wanted/galactic-empires'),
};

/** The known cards of a game that nobody can play yet; none for a game whose known cards are all here. */
export const loadWanted = async (game: GameName): Promise<readonly WantedCard[]> =>
  (await WANTED[game]?.())?.default ?? [];

/** The few cards of a game that the home page shows. */
export const loadFan = async (game: GameName): Promise<readonly CardFace[]> => (await FANS[game]()).default;

/** The rules and rulings of a game. They load when a page first needs them. */
export const loadBooks = async (game: GameName): Promise<Books> => (await RULES[game]()).default;

const LESSONS: Readonly<Record<GameName, () => Promise<{ default: readonly LessonPage[] }>>> = {
  babylon5: () => import('virtual:books/lessons/babylon5'),
  wars: () => import('virtual:books/lessons/wars'),
  'galactic-empires': () => import('virtual:books/lessons/galactic-empires'),
};
const LESSON_DATA: Readonly<Record<GameName, () => Promise<{ default: Readonly<Record<string, unknown>> }>>> = {
  babylon5: () => import('virtual:books/lesson-data/babylon5'),
  wars: () => import('virtual:books/lesson-data/wars'),
  'galactic-empires': () => import('virtual:books/lesson-data/galactic-empires'),
};

/** The lessons of a game for a list, in order. */
export const loadLessons = async (game: GameName): Promise<readonly LessonPage[]> => (await LESSONS[game]()).default;

/** The data of each lesson of a game, by the lesson's id. */
export const loadLessonData = async (game: GameName): Promise<Readonly<Record<string, unknown>>> =>
  (await LESSON_DATA[game]()).default;
