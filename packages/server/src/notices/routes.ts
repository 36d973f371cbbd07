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
    { schema: { tags, summary: 'With what notices are signed; null where none are sent', response: { 200: PushKey } } },
    async () => ({ key: notices.key }),
  );
  app.post(
    '/api/me/push',
    {
      schema: {
        tags,
        summary: 'This browser takes notices: when a game of days waits for you and you are not there',
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
    { schema: { tags, summary: 'This browser takes no notices any more', body: PushGone, response: { 200: Done } } },
    async request => {
      await notices.leave(await mustAsk(host, request), request.body.endpoint);
      return done;
    },
  );
}
