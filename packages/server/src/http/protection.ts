// Protects every route: security headers, no changes from other sites, a limit for each address.
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { Problem } from '../errors/problem.ts';
import { blockOf } from '../limits/addresses.ts';
import { isForeign } from '../limits/origins.ts';
import type { App, Host } from './host.ts';
import { isPage } from './pages.ts';

/** The limit for all requests of an address. Routes that cost more have lower ones. */
const REQUESTS = { max: 600, timeWindow: '1 minute' };

/** The protection of every route: headers for browsers, no changes from other sites, a limit for each address. */
export async function limitAll(app: App, { limits, origins }: Host): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // sockets of the same origin; old browsers need this
        connectSrc: ["'self'", 'ws:', 'wss:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: origins.some(origin => origin.startsWith('https:')),
  });
  app.addHook('onRequest', async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && isForeign(request.headers, origins))
      throw new Problem('forbidden', 'A page of another site may not change anything here.');
  });
  if (limits.rates)
    await app.register(rateLimit, {
      ...REQUESTS,
      keyGenerator: ({ ip }: { readonly ip: string }) => blockOf(ip),
      allowList: ({ method, url }: { readonly method: string; readonly url: string }) => isPage(method, url),
      errorResponseBuilder: (_, { after }) =>
        new Problem('limit', `Your address sent too many requests. Wait ${after}.`),
    });
}
