import type { CardFace } from '@orrery/table';
import { useEffect, useState } from 'react';
import { type Books, GAMES, type GameName, loadBooks, loadCards } from '../books/books.ts';

/** What is loaded, or null until it is here. @throws in rendering what went wrong with loading it */
function useLoaded<T>(load: () => Promise<T>, key: string): T | null {
  const [loaded, setLoaded] = useState<{ key: string; value: T | null; fault: unknown }>({
    key: '',
    value: null,
    fault: null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is named by its key
  useEffect(() => {
    let here = true;
    load().then(
      value => here && setLoaded({ key, value, fault: null }),
      fault => here && setLoaded({ key, value: null, fault }),
    );
    return () => {
      here = false;
    };
  }, [key]);
  if (loaded.key !== key) return null;
  if (loaded.fault !== null) throw loaded.fault;
  return loaded.value;
}

/** The cards of these games, or null until they are here. */
export const useCards = (games: readonly GameName[]): readonly CardFace[] | null =>
  useLoaded(async () => (await Promise.all(games.map(loadCards))).flat(), games.join());

/** The rules and rulings of a game, or null until they are here. */
export const useRules = (game: GameName): Books | null => useLoaded(() => loadBooks(game), game);

/** The rules and rulings of all games, or null until they are here. */
export const useAllRules = (): Readonly<Record<GameName, Books>> | null =>
  useLoaded(
    async () =>
      Object.fromEntries(await Promise.all(GAMES.map(async game => [game, await loadBooks(game)]))) as Record<
        GameName,
        Books
      >,
    'all',
  );
