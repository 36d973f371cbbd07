// The whole server: it connects the parts and registers the routes of each room.
import { randomBytes } from 'node:crypto';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { openChat } from './chat/chat.ts';
import { chatRoutes } from './chat/routes.ts';
import { beginTime } from './database/keep-time.ts';
import type { Database } from './database/open.ts';
import { newNotes, type RequestNotes, takingNotes } from './database/request-notes.ts';
import { DatabaseTime } from './database/time.ts';
import { openDecks } from './decks/decks.ts';
import { deckRoutes } from './decks/routes.ts';
import { NoTable, Problem, tellProblem } from './errors/problem.ts';
import { usualRoom } from './games/memory.ts';
import { health } from './http/health.ts';
import type { App, Host, WhoAsks } from './http/host.ts';
import { pages } from './http/pages.ts';
import { limitAll } from './http/protection.ts';
import { noteFault } from './http/route-faults.ts';
import { serializerOf, validatorOf } from './http/schemas.ts';
import { Guesses } from './limits/guesses.ts';
import { type Limits, USUAL_LIMITS } from './limits/limits.ts';
import { trustsOf, usualProxies } from './limits/proxies.ts';
import { askedBy, Spending } from './limits/spending.ts';
import { gameRoutes } from './lobby/game-list.ts';
import { myGameRoutes } from './lobby/my-games-routes.ts';
import { tableRoutes } from './lobby/routes.ts';
import { Mail } from './mail/mail.ts';
import { mailRoutes } from './mail/routes.ts';
import type { Mailer } from './mail/transport.ts';
import { Notices } from './notices/notices.ts';
import type { Transport } from './notices/push.ts';
import { noticeRoutes } from './notices/routes.ts';
import { openAuth } from './people/auth.ts';
import { wordsOf } from './people/letter-words.ts';
import { openPeople, type People } from './people/people.ts';
import { peopleRoutes } from './people/routes.ts';
import { handSeats } from './personal-data/leave.ts';
import { rename } from './personal-data/rename.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { tidy } from './personal-data/tidy.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { tagsFor } from './pictures/tags.ts';
import { every } from './play/every.ts';
import { openPlay } from './play/play.ts';
import { replayRoutes } from './replays/routes.ts';
import { Codes } from './tables/wrong-codes.ts';
import { Workshop } from './work/workshop.ts';

/** The parts and settings of a server. */
export interface AppOptions {
  readonly database: Database;
  /** tells who sends a request; without it, better-auth does */
  readonly whoAsks?: WhoAsks | undefined;
  /** the address where people reach the server, if a proxy stands before it */
  readonly address?: string | undefined;
  /** the secret that signs cookies; without it, cookies are valid until the server stops */
  readonly secret?: string | undefined;
  /** the proxies whose word about a request's address counts; usually those of this machine if `address` is given, else none */
  readonly proxies?: readonly string[] | undefined;
  /** limits that differ from the usual ones */
  readonly limits?: Partial<Limits> | undefined;
  /** sends notices of slow games; without it, the server sends none */
  readonly push?: Transport | undefined;
  /** sends e-mail; without it, or without `address`, the server sends none */
  readonly mailer?: Mailer | undefined;
  /** after how many days the server deletes waiting tables, and guests without a session; a month if absent */
  readonly keepDays?: number | undefined;
  /** the file that threads run, for bots and slow work: it exports `think` and `work`; without it, everything runs in this thread */
  readonly threads?: string | undefined;
  /** how many bytes of memory games may take; without it, the size of the machine decides */
  readonly room?: number | undefined;
  /** the folder of the built page; without it, the server serves no page */
  readonly page?: string | undefined;
  /** how pino writes the log; false for no log */
  readonly logger?: FastifyServerOptions['logger'];
}

/** Refusals that the operator of a server may want to see in the log. */
const NOTABLE: ReadonlySet<string> = new Set(['forbidden', 'limit', 'busy']);

/** The largest body that the server reads, in bytes: enough for a deck list. */
const BODY = 64 * 1024;

/** The usual number of days before abandoned tables and guests are deleted, and how often the server looks for them, in milliseconds. */
const USUAL_DAYS = 30;
const TIDY = 3_600_000;

/** How long a request may take to arrive, in milliseconds. */
const REQUEST = 30_000;

/** Builds the server, ready to listen. Closing it ends everything it does, except for the database. */
export async function buildApp({
  database,
  whoAsks,
  address,
  secret = randomBytes(33).toString('base64url'),
  proxies = usualProxies(address),
  limits,
  push,
  mailer,
  keepDays = USUAL_DAYS,
  threads,
  room = usualRoom(),
  page,
  logger = false,
}: AppOptions): Promise<App> {
  const trusts = trustsOf(proxies);
  const app: App = Fastify({
    logger,
    bodyLimit: BODY,
    forceCloseConnections: true,
    // a busy machine needs time to open
    pluginTimeout: 60_000,
    // a request that arrives letter by letter must not hold a connection for long
    requestTimeout: REQUEST,
    // the address of a request is what the trusted proxies say, and nobody else
    trustProxy: trusts,
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    // bodies are not converted: a number is not text
    .setValidatorCompiler(validatorOf)
    .setSerializerCompiler(serializerOf);
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const auth = await openAuth(database, secret, address ?? 'http://localhost', app.log, {
    lost: (...whom) => mail.passwordLost(...whom),
    renewed: async person => {
      play.expel(person);
      await passwordIsNew(person);
    },
  });
  const words = wordsOf(auth, database);
  const passwordIsNew = async (person: string): Promise<void> => {
    // a new password makes the secret words of all earlier e-mails invalid
    await words.forget(person);
    void mail.changed(person, 'Your password was changed.').catch(error => app.log.error(error));
  };
  const allLimits: Limits = { ...USUAL_LIMITS, ...limits };
  const people: People = openPeople(database, auth, app.log, new Guesses(allLimits.rates), words, {
    async adopt(guest, account) {
      await decks.hand(guest, account);
      await handSeats(host, play.games, guest, account);
    },
    async renamed(person, before) {
      await rename(host, play, person);
      void mail
        .changed(person.id, `Your name changed from ${before} to ${person.name}. Sign in with the new name.`)
        .catch(error => app.log.error(error));
    },
    newPassword: person => passwordIsNew(person.id),
    ended: signIn => play.signedOut(signIn),
  });
  const spending = new Spending(allLimits.work, allLimits.rates);
  const workshop = new Workshop(threads, metrics, spending);
  app.addHook('onClose', () => workshop.close());
  // the work for a request counts for the person who sent it
  app.addHook('preHandler', (request, _, done) => askedBy({ address: request.ip, person: null }, done));
  const host: Host = {
    database,
    time: new DatabaseTime(),
    whoAsks: whoAsks ?? people.whoAsks,
    // with another `whoAsks`, people are known only by their ids
    caller:
      whoAsks === undefined
        ? people.caller
        : async headers => {
            const person = await whoAsks(headers);
            return person === null ? null : { person, signIn: null };
          },
    whoIs: whoAsks === undefined ? people.whoIs : async id => ({ id, name: id }),
    log: app.log,
    metrics,
    limits: allLimits,
    trusts,
    spending,
    workshop,
    origins: address === undefined ? [] : [new URL(address).origin],
  };
  const decks = openDecks(host);
  await beginTime(host);

  const codes = new Codes(host);
  app.addHook('preHandler', async request => {
    const { code } = request.params as { readonly code?: unknown };
    if (typeof code !== 'string') return;
    await codes.check(request.ip, code, async () => (await host.whoAsks(request.headers))?.id ?? null);
  });
  // notes what the database does for each request
  const notesOf = new WeakMap<object, RequestNotes>();
  app.addHook('preHandler', (request, _reply, done) => {
    const noted = newNotes();
    notesOf.set(request, noted);
    takingNotes(noted, done);
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof NoTable) await codes.missed(request.ip);
    const { status, fault, ours } = tellProblem(error, notesOf.get(request)?.wrote);
    if (error instanceof Problem && error.after !== null) void reply.header('retry-after', error.after);
    noteFault(request.method, request.routeOptions.url, fault.reason);
    if (ours) request.log.error(error);
    else request.log[NOTABLE.has(fault.reason ?? '') ? 'warn' : 'info']({ fault, ip: request.ip }, 'refused');
    return reply.code(status).send(fault);
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send({ error: `There is nothing at ${request.method} ${request.url.split('?')[0]}.`, reason: 'gone' }),
  );
  await limitAll(app, host);
  await app.register(swagger, {
    openapi: {
      info: { title: 'Orrery', description: 'Tables for card games, with the rules enforced.', version: '0.2.0' },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  const chat = openChat(host);
  const post = mailer === undefined || address === undefined ? null : { mailer, address: new URL(address).origin };
  const mail = new Mail(host, post, words);
  const notices = new Notices(host, push ?? null, mail);
  const play = await openPlay(app, host, chat, notices, threads, room, codes);
  app.addHook('preClose', () => play.close());
  app.addHook('onClose', async () => mail.close());
  const tidyUp = () => tidy(host, people, play, keepDays);
  app.addHook('onReady', () => tidyUp().catch(error => app.log.error(error)));
  const endTidy = every(host, TIDY, tidyUp);
  app.addHook('preClose', async () => endTidy());
  // each topic registers its routes
  await app.register(async scope => health(scope as App, host));
  await app.register(async scope => peopleRoutes(scope as App, host, people, play));
  await app.register(async scope => mailRoutes(scope as App, host, people, mail));
  await app.register(async scope => deckRoutes(scope as App, host, decks));
  await app.register(async scope => gameRoutes(scope as App));
  await app.register(async scope => tableRoutes(scope as App, host, decks, play));
  await app.register(async scope => replayRoutes(scope as App, host, play));
  await app.register(async scope => chatRoutes(scope as App, host, chat, code => play.tableChanged(code)));
  await app.register(async scope => noticeRoutes(scope as App, host, notices));
  await app.register(async scope => myGameRoutes(scope as App, host));
  await app.register(async scope => personalDataRoutes(scope as App, host, people, decks, play));
  await app.register(async scope => pictureRoutes(scope as App, host, page ?? null));
  if (page !== undefined) await pages(app, page, tagsFor(host, codes), host.origins[0]);
  return app;
}
