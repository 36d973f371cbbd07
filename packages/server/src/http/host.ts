// What all routes need: the database, the limits, and who asks.
import type { IncomingHttpHeaders } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Person } from '@orrery/protocol';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../database/open.ts';
import type { DatabaseTime } from '../database/time.ts';
import { Problem } from '../errors/problem.ts';
import type { Limits } from '../limits/limits.ts';
import type { Trusts } from '../limits/proxies.ts';
import { named, type Spending } from '../limits/spending.ts';
import type { Workshop } from '../work/workshop.ts';

/** The server, as topics register their routes with it. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The person who sends a request or opens a socket, by its headers (cookies); null if nobody is signed in. */
export type WhoAsks = (headers: IncomingHttpHeaders) => Promise<Person | null>;

/** The person who opens a socket, and the id of their sign-in session, which is not secret; null if it is unknown. */
export interface Caller {
  readonly person: Person;
  readonly signIn: string | null;
}

/** The person with a name or an id; null for nobody. */
export type WhoIs = (name: string) => Promise<Pick<Person, 'id' | 'name'> | null>;

/** Everything that each topic of the server needs. */
export interface Host {
  readonly database: Database;
  /** the time of play, close to the database's */
  readonly time: DatabaseTime;
  readonly whoAsks: WhoAsks;
  readonly whoIs: WhoIs;
  readonly caller: (headers: IncomingHttpHeaders) => Promise<Caller | null>;
  readonly log: FastifyBaseLogger;
  readonly metrics: Registry;
  readonly limits: Limits;
  /** the proxies whose word about an address counts */
  readonly trusts: Trusts;
  /** counts how long the server works for each person */
  readonly spending: Spending;
  /** does slow work */
  readonly workshop: Workshop;
  /** more addresses where people reach the server, such as `https://play.example.org`, if it cannot know them itself */
  readonly origins: readonly string[];
}

/** The person who sends a request. @throws Problem if nobody is signed in */
export async function mustAsk(
  { whoAsks }: Host,
  { headers }: { readonly headers: IncomingHttpHeaders },
): Promise<Person> {
  const person = await whoAsks(headers);
  if (person === null) throw new Problem('stranger', 'Sign in first, or play as a guest.');
  named(person.id);
  return person;
}
