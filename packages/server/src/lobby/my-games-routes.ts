// Routes of a person's own games.
import { FinishedGames, ListQuery, MyGames } from '@orrery/protocol';
import { type App, type Host, mustAsk } from '../http/host.ts';
import { finishedOf, gamesOf } from './my-games.ts';

/** The routes of a person's own games. */
export function myGameRoutes(app: App, host: Host): void {
  const tags = ['mine'];
  app.get(
    '/api/me/turns',
    {
      schema: {
        tags,
        summary: 'List your games. Those where it is your turn come first',
        response: { 200: MyGames },
      },
    },
    async request => gamesOf(host.database, await mustAsk(host, request)),
  );
  app.get(
    '/api/me/finished',
    {
      schema: {
        tags,
        summary: 'List more of your finished games, the latest first, 100 at a time',
        querystring: ListQuery,
        response: { 200: FinishedGames },
      },
    },
    async request => finishedOf(host.database, await mustAsk(host, request), request.query.after),
  );
}
