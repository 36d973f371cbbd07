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
        summary: 'Your games: those that wait for you first, then those going on, not begun, and over',
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
        summary: 'More of your games that are over, the latest first, a hundred at a time',
        querystring: ListQuery,
        response: { 200: FinishedGames },
      },
    },
    async request => finishedOf(host.database, await mustAsk(host, request), request.query.after),
  );
}
