/** A player's own decks as choices for a seat, from the account or the browser. */
import type { DeckChoice, Person } from '@orrery/protocol';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { t } from '../../copy/index.ts';
import { mineKey, useServer } from '../server/me.ts';
import { server } from '../server/routes.ts';
import { keptDecks } from './kept-decks.ts';

/** A user's own deck as a choice for a seat, from the account or the browser. */
export interface OwnDeck {
  readonly id: string;
  readonly name: string;
  readonly kept: 'account' | 'browser';
  /** how the server gets to know it */
  readonly choice: DeckChoice;
  /** its list, for a game in this browser. @throws ServerFault if the server does not give it */
  text(): Promise<string>;
}

/**
 * The user's decks for a game: those of the account and those of this browser.
 * @param person the user; null if nobody is signed in, or without a server
 */
export async function decksOf(game: string, person: Person | null): Promise<readonly OwnDeck[]> {
  const here = (await keptDecks(game).catch(() => [])).map(({ id, name, text }): OwnDeck => {
    const called = name || t('decks.unnamed');
    return { id, name: called, kept: 'browser', choice: { name: called, list: text }, text: async () => text };
  });
  if (person === null || person.guest) return here;
  const there = (await server.decks().catch(() => []))
    .filter(deck => deck.game === game)
    .map(
      ({ id, name }): OwnDeck => ({
        id,
        name,
        kept: 'account',
        choice: { kept: id },
        text: async () => (await server.deck(id)).text,
      }),
    );
  return [...there, ...here];
}

/** The same, loaded again each time a user comes to choose, because there may be a new deck. */
export const ownDecks = (game: string, person: Person | null) =>
  queryOptions({
    queryKey: mineKey('decks of', game, person?.id ?? null),
    queryFn: () => decksOf(game, person),
    staleTime: 0,
  });

/** The user's decks for a game, to choose from; none until they are loaded. */
export function useDecksOf(game: string): readonly OwnDeck[] {
  const now = useServer();
  const { data } = useQuery({
    ...ownDecks(game, now?.state === 'here' ? now.person : null),
    // the user decides where the decks come from
    enabled: now !== null,
  });
  return data ?? [];
}
