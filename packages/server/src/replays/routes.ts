// Routes of finished games.
import type { MatchRecord } from '@orrery/kernel';
import { Code, ContinueWanted, Count, Fault, Open, PastMoment, SeatNumber } from '@orrery/protocol';
import { Type } from 'typebox';
import { type App, type Host, mustAsk } from '../http/host.ts';
import { linkTo, Opened } from '../lobby/opened.ts';
import type { Play } from '../play/play.ts';
import { continueFrom, pastMoment, pastRecord } from './past.ts';

const At = Type.Object({ code: Code });

/** The routes of finished games: their records, their moments, and continuing from them. */
export function replayRoutes(app: App, host: Host, play: Play): void {
  const faults = { '4xx': Fault, '5xx': Fault };

  app.get(
    '/api/tables/:code/record',
    {
      schema: {
        tags: ['replays'],
        summary: 'Get the record of a finished game',
        params: At,
        response: { 200: Open<MatchRecord>('setup, seed and choices, as ./orrery replay reads them'), ...faults },
      },
    },
    async request => pastRecord(host, request.params.code, await mustAsk(host, request)),
  );

  app.get(
    '/api/tables/:code/moments/:choices',
    {
      schema: {
        tags: ['replays'],
        summary: 'Get one moment of a finished game, as a seat saw it',
        params: Type.Object({ code: Code, choices: Count }),
        querystring: Type.Object({ seat: Type.Optional(SeatNumber) }),
        response: { 200: PastMoment, ...faults },
      },
    },
    async request => {
      const { code, choices } = request.params;
      return pastMoment(host, code, await mustAsk(host, request), choices, request.query.seat);
    },
  );

  app.post(
    '/api/tables/:code/continue',
    {
      schema: {
        tags: ['replays'],
        summary: 'Go on from a moment of a finished game, as a new table',
        params: At,
        body: ContinueWanted,
        response: { 201: Opened, ...faults },
      },
    },
    async (request, reply) => {
      const person = await mustAsk(host, request);
      const code = await continueFrom(host, play.games, request.params.code, person, request.body);
      await play.tableChanged(code);
      // tells the people who sat there where it continues
      await play.tableChanged(request.params.code);
      return reply.code(201).send(linkTo(code));
    },
  );
}
