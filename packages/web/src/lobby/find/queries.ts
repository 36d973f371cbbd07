/** The queries for the lists of tables and games. */
import type { MyGame, Person } from '@orrery/protocol';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { GAME_CARDS } from '../../books/games.ts';
import { mineKey, serverKey } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { playerName } from '../levels.ts';

/** How often a list on the screen loads again, in milliseconds. */
const OFTEN = 10_000;

/** The user's games at the server. A user without a name has none. */
export const myGames = (person: Person | null) =>
  queryOptions({
    queryKey: mineKey('games', person?.id ?? null),
    queryFn: server.myGames,
    enabled: person !== null,
    refetchInterval: OFTEN,
    refetchOnWindowFocus: true,
  });

/** The pages of a list: each says where the next one begins. */
const PAGES = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
};

/** The user's finished games at the server, the latest first. */
export const finishedGames = (person: Person) =>
  infiniteQueryOptions({
    queryKey: mineKey('finished', person.id),
    queryFn: ({ pageParam }) => server.finishedGames(pageParam),
    ...PAGES,
  });

/** The open tables. */
export const openTables = infiniteQueryOptions({
  queryKey: serverKey('tables'),
  queryFn: ({ pageParam }) => server.tables(pageParam),
  ...PAGES,
  refetchInterval: OFTEN,
  refetchOnWindowFocus: true,
});

/** The title of a game. */
export const titleOf = (game: string): string => GAME_CARDS.find(({ name }) => name === game)?.title ?? game;

/** The other players of a game. */
export const othersOf = ({ players }: MyGame, me: Person): readonly string[] => {
  const at = players.indexOf(me.name);
  return players.filter((_, seat) => seat !== at).map(playerName);
};
