/** Hooks that load cards, rules and lessons for a component. */
import type { CardFace } from '@orrery/table';
import { useQuery } from '@tanstack/react-query';
import { type Books, GAMES, type GameName, loadBooks, loadCards } from './books.ts';

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
