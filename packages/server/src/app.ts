import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Database } from './db/open.ts';
import { health } from './health.ts';
import type { App, Host, WhoAsks } from './host.ts';
import { tellProblem } from './problem.ts';

/** What a server is made of. */
export interface AppOptions {
  readonly database: Database;
  /** who asks; without it accounts of the server's own say it */
  readonly whoAsks: WhoAsks;
  /** how pino writes the log; false for none */
  readonly logger?: FastifyServerOptions['logger'];
}

/** The largest body that is read, in bytes: a deck list and more. */
const BODY = 64 * 1024;

/** Builds the server, ready to listen; closing it ends all that it does, but for the database. */
export async function buildApp({ database, whoAsks, logger = false }: AppOptions): Promise<App> {
  const app: App = Fastify({
    logger,
    bodyLimit: BODY,
    forceCloseConnections: true,
  }).withTypeProvider<TypeBoxTypeProvider>();
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const host: Host = { database, whoAsks, log: app.log, metrics };

  app.setErrorHandler((error, request, reply) => {
    const { status, fault, ours } = tellProblem(error);
    if (ours) request.log.error(error);
    else request.log.info({ fault }, 'refused');
    return reply.code(status).send(fault);
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send({ error: `There is nothing at ${request.method} ${request.url.split('?')[0]}.`, reason: 'gone' }),
  );
  await app.register(swagger, {
    openapi: {
      info: { title: 'Orrery', description: 'Tables for card games, with the rules enforced.', version: '0.1.0' },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  // each topic brings its routes
  await app.register(async scope => health(scope as App, host));
  return app;
}
