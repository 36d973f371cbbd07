// Routes of your own data: download it, or delete your account.
import { Done, LeaveWanted, Open } from '@orrery/protocol';
import type { Decks } from '../decks/decks.ts';
import { type App, type Host, mustAsk } from '../http/host.ts';
import { perAddress } from '../http/rates.ts';
import type { People } from '../people/people.ts';
import type { Play } from '../play/play.ts';
import { dataOf } from './data.ts';
import { leaveForGood } from './leave.ts';

/** The routes of a person's own data: download and deletion. */
export function personalDataRoutes(app: App, host: Host, people: People, decks: Decks, play: Play): void {
  const tags = ['mine'];
  app.get(
    '/api/me/data',
    {
      schema: {
        tags,
        summary: 'Download all your data',
        response: { 200: Open<object>('who you are, your decks, games and what you said') },
      },
      config: perAddress(10, '10 minutes'),
    },
    async (request, reply) => {
      const person = await mustAsk(host, request);
      reply.header('content-disposition', 'attachment; filename="orrery-data.json"');
      return dataOf(host, decks, person);
    },
  );
  app.delete(
    '/api/me',
    {
      schema: {
        tags,
        summary:
          'Delete your account, with its password, or stop being a guest. Your games stay, under "a player who left"',
        body: LeaveWanted,
        response: { 200: Done },
      },
      config: perAddress(10, '10 minutes'),
    },
    async (request, reply) => {
      const person = await people.prove(request.headers, request.body.password, request.ip);
      await leaveForGood(host, play.games, person, people.remove, play);
      play.expel(person.id);
      const { cookies } = await people.signOut(request.headers);
      for (const cookie of cookies) reply.header('set-cookie', cookie);
      return { done: true as const };
    },
  );
}
