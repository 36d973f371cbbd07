/** A hook that searches a game in spite of typing errors. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type GameName, loadBooks, loadCards, loadLessons } from './books.ts';
import type { Finder, Finds } from './finder.ts';

/** What was found in a game. */
export interface FoundIn extends Finds {
  readonly game: GameName;
}

async function finderOf(game: GameName): Promise<Finder> {
  const [{ Finder }, cards, { rules }, lessons] = await Promise.all([
    import('./finder.ts'),
    loadCards(game),
    loadBooks(game),
    loadLessons(game),
  ]);
  return new Finder(game, cards, rules, lessons);
}

/**
 * What fits a text in each of these games; null until the search is loaded, nothing if it cannot be.
 * @param games always the same list
 */
export function useFinds(games: readonly GameName[], text: string): readonly FoundIn[] | null {
  const { data, isError } = useQuery({
    queryKey: ['finder', ...games],
    queryFn: () => Promise.all(games.map(finderOf)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return useMemo(
    () => (isError ? [] : (data?.map((finder, i) => ({ game: games[i]!, ...finder.find(text) })) ?? null)),
    [data, isError, games, text],
  );
}
