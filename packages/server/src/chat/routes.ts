// Routes of chat. New lines go over sockets.
import { ChatLines, ChatQuery, ChatReport, ChatSwitch, Code, Done, Muted } from '@orrery/protocol';
import { Type } from 'typebox';
import { type App, type Host, mustAsk } from '../http/host.ts';
import { perAddress } from '../http/rates.ts';
import type { Chat } from './chat.ts';

/** The routes of chat. New lines come over sockets. @param tableChanged tells the followers of a table that it has changed */
export function chatRoutes(app: App, host: Host, chat: Chat, tableChanged: (code: string) => Promise<void>): void {
  const tags = ['chat'];
  const done = { done: true as const };
  const params = Type.Object({ code: Code });
  const other = Type.Object({ person: Type.String({ minLength: 1, maxLength: 64 }) });
  app.get(
    '/api/tables/:code/chat',
    {
      schema: {
        tags,
        summary: 'Get the chat of a table: the last 100 lines, or the lines before one',
        params,
        querystring: ChatQuery,
        response: { 200: ChatLines },
      },
    },
    async request => ({
      lines: await chat.lines(await host.whoAsks(request.headers), request.params.code, request.query.before),
    }),
  );
  app.put(
    '/api/tables/:code/chat',
    {
      schema: {
        tags,
        summary: 'Switch the chat of a table on or off (host only)',
        params,
        body: ChatSwitch,
        response: { 200: Done },
      },
    },
    async request => {
      const { code } = request.params;
      await chat.turn(await mustAsk(host, request), code, request.body.on);
      await tableChanged(code);
      return done;
    },
  );
  app.post(
    '/api/tables/:code/chat/:number/report',
    {
      schema: {
        tags,
        summary: 'Report a line to the people who run the server',
        params: Type.Object({ code: Code, number: Type.Integer({ minimum: 1 }) }),
        body: ChatReport,
        response: { 200: Done },
      },
      config: perAddress(20, '1 minute'),
    },
    async request => {
      const { code, number } = request.params;
      await chat.report(await mustAsk(host, request), code, number, request.body.reason ?? '');
      return done;
    },
  );
  app.get(
    '/api/me/muted',
    { schema: { tags, summary: 'List the people whom you muted', response: { 200: Muted } } },
    async request => chat.muted(await mustAsk(host, request)),
  );
  for (const [method, muted, summary] of [
    ['PUT', true, 'Mute somebody: you do not see what they say'],
    ['DELETE', false, 'Unmute somebody'],
  ] as const)
    app.route({
      method,
      url: '/api/me/muted/:person',
      schema: { tags, summary, params: other, response: { 200: Done } },
      handler: async request => {
        await chat.mute(await mustAsk(host, request), request.params.person, muted);
        return done;
      },
    });
}
