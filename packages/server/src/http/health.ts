// Routes for the host: is the server healthy, and its figures.
import { Type } from 'typebox';
import { Problem } from '../errors/problem.ts';
import type { App, Host } from './host.ts';

/** The health of the server, and its figures, for the operator. */
export function health(app: App, { database, metrics, log }: Host): void {
  app.get(
    '/health',
    {
      schema: {
        summary: 'Check that the server and its database answer',
        response: { 200: Type.Object({ ok: Type.Literal(true) }) },
      },
    },
    async () => {
      try {
        await database.now();
        return { ok: true as const };
      } catch (error) {
        log.warn(error);
        throw new Problem('busy', 'The database does not answer.');
      }
    },
  );
  app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    reply.header('content-type', metrics.contentType);
    return metrics.metrics();
  });
}
