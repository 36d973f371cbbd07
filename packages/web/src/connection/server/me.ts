/** Who the user is to the server: nobody, guest or account. */
import type { Me, Person } from '@orrery/protocol';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ServerFault } from './ask.ts';
import { server } from './routes.ts';

/** Whether this page has a server, and who the user is to it. */
export type ServerNow =
  /** the page came from a host without our server */
  | { readonly state: 'none' }
  /** there may be a server, but nothing answers */
  | { readonly state: 'away' }
  /** `person` is null for a user who has not needed a name yet */
  | { readonly state: 'here'; readonly person: Person | null };

/** The first part of every query key for the server. The user's own data also have the person in their key. */
const SERVER = 'server';
const MINUTE = 60_000;

async function knock(): Promise<ServerNow> {
  try {
    return { state: 'here', person: (await server.me()).person };
  } catch (error) {
    return { state: error instanceof ServerFault && error.reason === 'none' ? 'none' : 'away' };
  }
}

/** Asks once if there is a server, and again when the user or the network comes back. */
export const serverNow = queryOptions({
  queryKey: [SERVER],
  queryFn: knock,
  staleTime: ({ state: { data } }) => (data?.state === 'none' ? Number.POSITIVE_INFINITY : MINUTE),
  refetchOnWindowFocus: true,
  refetchOnReconnect: 'always',
});

/** The key of data that belong to one person: they are forgotten when another person signs in. */
export const mineKey = (...what: readonly (string | number | null)[]): readonly unknown[] => [SERVER, 'mine', ...what];
/** The key of data that are the same for everyone. */
export const serverKey = (...what: readonly (string | number | null)[]): readonly unknown[] => [SERVER, 'all', ...what];

/** The server and the user; null until the server has answered. */
export const useServer = (): ServerNow | null => useQuery(serverNow).data ?? null;

/** The user has changed: everything that belonged to the last one is forgotten. */
export function nowIs(client: QueryClient, { person }: Me): void {
  const before = client.getQueryData(serverNow.queryKey);
  const here: ServerNow = { state: 'here', person };
  client.setQueryData(serverNow.queryKey, here);
  const same = before?.state === 'here' && before.person?.id === person?.id;
  if (!same) client.removeQueries({ queryKey: mineKey() });
  void client.invalidateQueries({ queryKey: [SERVER], predicate: ({ queryKey }) => queryKey.length > 1 });
}

let coming: Promise<Person> | null = null;

/**
 * The user: the person who is signed in, else a new guest.
 * @param name the name that the guest wants; without it the server makes one up
 * @throws ServerFault if there is no server, or it refuses the name
 */
export async function beSomebody(client: QueryClient, name?: string): Promise<Person> {
  const now = await client.fetchQuery(serverNow);
  if (now.state === 'here' && now.person !== null) return now.person;
  // two calls at once make only one guest
  coming ??= server
    .guest(name === undefined ? {} : { name })
    .then(me => {
      nowIs(client, me);
      return me.person!;
    })
    .finally(() => {
      coming = null;
    });
  return coming;
}

/**
 * A request that changes the user: sign in, new name, sign out.
 * @param act sends the request
 */
export function useMeChange<T>(act: (wanted: T) => Promise<Me>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, networkMode: 'always', onSuccess: me => nowIs(client, me) });
}
