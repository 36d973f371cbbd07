// What all routes work with: the database, the limits, and who asks.
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

/** The server as topics register their routes with it. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Who sends a request or opens a socket, by its headers (cookies); null for nobody who is known. */
export type WhoAsks = (headers: IncomingHttpHeaders) => Promise<Person | null>;

/** Who opens a socket, and with which signing in: its id, which lets nobody in; null where that is not known. */
export interface Caller {
  readonly person: Person;
  readonly signIn: string | null;
}

/** Whom a name or an id means; null for nobody. */
export type WhoIs = (name: string) => Promise<Pick<Person, 'id' | 'name'> | null>;

/** What every topic of the server has to work with. */
export interface Host {
  readonly database: Database;
  /** the database's time, about */
  readonly time: DatabaseTime;
  readonly whoAsks: WhoAsks;
  readonly whoIs: WhoIs;
  readonly caller: (headers: IncomingHttpHeaders) => Promise<Caller | null>;
  readonly log: FastifyBaseLogger;
  readonly metrics: Registry;
  readonly limits: Limits;
  /** whose word counts about where a request comes from */
  readonly trusts: Trusts;
  /** how long the server works for whom */
  readonly spending: Spending;
  /** who does what takes long */
  readonly workshop: Workshop;
  /** the addresses under which people reach the server, such as `https://play.example.org`, where it cannot know them itself */
  readonly origins: readonly string[];
}

/** Who sends a request. @throws Problem where nobody is known */
export async function mustAsk(
  { whoAsks }: Host,
  { headers }: { readonly headers: IncomingHttpHeaders },
): Promise<Person> {
  const person = await whoAsks(headers);
  if (person === null) throw new Problem('stranger', 'Sign in first, or play as a guest.');
  named(person.id);
  return person;
}
