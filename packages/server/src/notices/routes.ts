// Routes of notices: a browser starts or stops taking them.
import { Done, PushGone, PushKey, PushPlace } from '@orrery/protocol';
import { type App, type Host, mustAsk } from '../http/host.ts';
import { perAddress } from '../http/rates.ts';
import type { Notices } from './notices.ts';

/** The routes of notices. */
export function noticeRoutes(app: App, host: Host, notices: Notices): void {
  const tags = ['notices'];
  const done = { done: true as const };
  app.get(
    '/api/push',
    {
      schema: {
        tags,
        summary: 'Get the public key of notices; null if the server sends none',
        response: { 200: PushKey },
      },
    },
    async () => ({ key: notices.key }),
  );
  app.post(
    '/api/me/push',
    {
      schema: {
        tags,
        summary: 'Send notices to this browser when a slow game waits for you and you are away',
        body: PushPlace,
        response: { 200: Done },
      },
      config: perAddress(30, '1 minute'),
    },
    async request => {
      await notices.take(await mustAsk(host, request), request.body);
      return done;
    },
  );
  app.delete(
    '/api/me/push',
    { schema: { tags, summary: 'Stop notices to this browser', body: PushGone, response: { 200: Done } } },
    async request => {
      await notices.leave(await mustAsk(host, request), request.body.endpoint);
      return done;
    },
  );
}
