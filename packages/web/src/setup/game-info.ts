import { queryOptions } from '@tanstack/react-query';
import type { Moment } from '../play/contract.ts';

/** A game as the page lays it out before it is played: read from its own table in a worker. */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  readonly rulesets: readonly string[];
  /** at which moments one may be asked */
  readonly moments: readonly Moment[];
  readonly decks: readonly {
    readonly name: string;
    readonly title: string;
    readonly faction: string;
    readonly about: string;
  }[];
  readonly bots: readonly { readonly name: string; readonly about: string }[];
}

/** What there is to choose for a game. */
export const gameInfo = (game: string) =>
  queryOptions({
    queryKey: ['game', game],
    queryFn: async (): Promise<GameInfo> => (await import('../play/worker-door.ts')).infoHere(game),
    staleTime: Number.POSITIVE_INFINITY,
  });
