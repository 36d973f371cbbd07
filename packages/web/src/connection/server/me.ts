/** Who the user is to the server: nobody, guest or account. */
import type { Me, Person } from '@orrery/protocol';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ServerFault } from './ask.ts';
import { server } from './routes.ts';

/** Whether there is a server behind this page, and who one is to it. */
export type ServerNow =
  /** the page came from a plain host of files */
  | { readonly state: 'none' }
  /** there may be one, and nothing answers */
  | { readonly state: 'away' }
  /** `person` is null for somebody who has not yet needed a name */
  | { readonly state: 'here'; readonly person: Person | null };

/** All that is known of the server is kept under this word. What is one's own there goes with the person. */
const SERVER = 'server';
const MINUTE = 60_000;

async function knock(): Promise<ServerNow> {
  try {
    return { state: 'here', person: (await server.me()).person };
  } catch (error) {
    return { state: error instanceof ServerFault && error.reason === 'none' ? 'none' : 'away' };
  }
}

/** Asks once whether there is a server; and again when one comes back to the page, or to the network. */
export const serverNow = queryOptions({
  queryKey: [SERVER],
  queryFn: knock,
  staleTime: ({ state: { data } }) => (data?.state === 'none' ? Number.POSITIVE_INFINITY : MINUTE),
  refetchOnWindowFocus: true,
  refetchOnReconnect: 'always',
});

/** What is asked of the server for one person: forgotten when somebody else signs in. */
export const mineKey = (...what: readonly (string | number | null)[]): readonly unknown[] => [SERVER, 'mine', ...what];
/** What is asked of the server and is the same for everybody. */
export const serverKey = (...what: readonly (string | number | null)[]): readonly unknown[] => [SERVER, 'all', ...what];

/** The server and oneself; null until it has been asked. */
export const useServer = (): ServerNow | null => useQuery(serverNow).data ?? null;

/** Somebody is known to the server from now on, or is not: what was known for another is forgotten. */
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
 * Who one is to the server: whoever is signed in, else a guest, who is made now.
 * @param name what a guest wants to be called; one is made up without it
 * @throws ServerFault where there is no server, or it refuses the name
 */
export async function beSomebody(client: QueryClient, name?: string): Promise<Person> {
  const now = await client.fetchQuery(serverNow);
  if (now.state === 'here' && now.person !== null) return now.person;
  // asked for twice at once a guest is made once
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
 * Something that changes who one is: signing in, another name, going.
 * @param act asks the server for it
 */
export function useMeChange<T>(act: (wanted: T) => Promise<Me>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, networkMode: 'always', onSuccess: me => nowIs(client, me) });
}
