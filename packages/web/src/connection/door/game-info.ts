/** The query for what a player can choose for a game: decks, bots, rules. */
import { queryOptions } from '@tanstack/react-query';
import type { GameInfo } from '../contract.ts';

/** What a player can choose for a game. */
export const gameInfo = (game: string) =>
  queryOptions({
    queryKey: ['game', game],
    queryFn: async (): Promise<GameInfo> => (await import('./worker-door.ts')).infoHere(game),
    staleTime: Number.POSITIVE_INFINITY,
  });
