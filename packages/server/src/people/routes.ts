import { AccountWanted, GuestWanted, Me, MeWanted, SignIn } from '@orrery/protocol';
import type { FastifyReply } from 'fastify';
import type { App } from '../host.ts';
import { perAddress } from '../limits/rates.ts';
import type { Known, People } from './people.ts';

/** The routes of guests and accounts. */
export function peopleRoutes(app: App, people: People): void {
  const tags = ['people'];
  const known = (reply: FastifyReply, { person, cookies }: Known): Me => {
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return { person };
  };
  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who you are; null for nobody who is known', response: { 200: Me } } },
    async (request, reply) => known(reply, await people.me(request.headers)),
  );
  app.post(
    '/api/guests',
    {
      schema: { tags, summary: 'Play without an account', body: GuestWanted, response: { 200: Me } },
      config: perAddress(100, '10 minutes'),
    },
    async (request, reply) => known(reply, await people.guest(request.headers, request.body)),
  );
  app.post(
    '/api/accounts',
    {
      schema: {
        tags,
        summary: 'Make an account; a guest becomes one and keeps everything',
        body: AccountWanted,
        response: { 200: Me },
      },
      config: perAddress(50, '10 minutes'),
    },
    async (request, reply) => known(reply, await people.account(request.headers, request.body)),
  );
  app.post(
    '/api/sign-in',
    {
      schema: { tags, summary: 'Sign in to an account', body: SignIn, response: { 200: Me } },
      config: perAddress(20, '10 minutes'),
    },
    async (request, reply) => known(reply, await people.signIn(request.headers, request.body)),
  );
  app.post(
    '/api/sign-out',
    { schema: { tags, summary: 'Sign out here; a guest who signs out is gone', response: { 200: Me } } },
    async (request, reply) => known(reply, await people.signOut(request.headers)),
  );
  app.patch(
    '/api/me',
    {
      schema: { tags, summary: 'Change your name or your password', body: MeWanted, response: { 200: Me } },
      config: perAddress(20, '10 minutes'),
    },
    async (request, reply) => known(reply, await people.change(request.headers, request.body)),
  );
}
