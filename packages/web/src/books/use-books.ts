/** Hooks that load cards, rules and lessons for a component. */
import type { CardFace, Ruling } from '@orrery/table';
import { useQuery } from '@tanstack/react-query';
import { type Books, GAMES, type GameName, isGame, loadBooks, loadCards } from './books.ts';
import { rulingsOn } from './linked.ts';
import { loadWords, type Words } from './words.ts';

/** For data that load once and never change while the page is open. */
const ONCE = { staleTime: Infinity, gcTime: Infinity, throwOnError: true } as const;

/** The cards of these games, or null until they are loaded. @throws while rendering, if they cannot be loaded */
export const useCards = (games: readonly GameName[]): readonly CardFace[] | null =>
  useQuery({
    queryKey: ['cards', ...games],
    queryFn: async () => (await Promise.all(games.map(loadCards))).flat(),
    ...ONCE,
  }).data ?? null;

/** The rules and rulings of a game, or null until they are loaded. @throws while rendering, if they cannot be loaded */
export const useRules = (game: GameName): Books | null =>
  useQuery({ queryKey: ['rules', game], queryFn: () => loadBooks(game), ...ONCE }).data ?? null;

/** The rules and rulings of all games, or null until they are loaded. @throws while rendering, if they cannot be loaded */
export const useAllRules = (): Readonly<Record<GameName, Books>> | null =>
  useQuery({
    queryKey: ['rules'],
    queryFn: async () =>
      Object.fromEntries(await Promise.all(GAMES.map(async game => [game, await loadBooks(game)]))) as Record<
        GameName,
        Books
      >,
    ...ONCE,
  }).data ?? null;

/** For data that a page can do without: an error leaves them out. */
const SPARE = { ...ONCE, throwOnError: false, retry: false } as const;

/** The words of a game; null until they are loaded, and if they cannot be. @param game the name of a game */
export const useWords = (game: string): Words | null =>
  useQuery({
    queryKey: ['words', game],
    queryFn: () => (isGame(game) ? loadWords(game) : null),
    ...SPARE,
  }).data ?? null;

/** The rulings on a card; none until they are loaded, and if they cannot be. @param face null for an unknown card */
export const useRulings = (face: CardFace | null): readonly Ruling[] => {
  const game = face?.game ?? '';
  const books = useQuery({
    queryKey: ['rules', game],
    queryFn: () => (isGame(game) ? loadBooks(game) : null),
    enabled: isGame(game),
    ...SPARE,
  }).data;
  return face === null || !books ? [] : rulingsOn(face, books.rulings);
};
