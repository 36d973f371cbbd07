import { AccountWanted, GuestWanted, Me, MeWanted, SignIn } from '@orrery/protocol';
import type { FastifyReply } from 'fastify';
import type { App } from '../host.ts';
import { perAddress } from '../limits/rates.ts';
import type { Known, People } from './people.ts';
import { signInOf } from './sign-in.ts';

/** Ends what is open for people. */
export interface Doors {
  /** all connections of a person */
  expel(person: string): void;
  /** the connections that were opened with one signing in */
  signedOut(signIn: string): void;
}

/** The routes of guests and accounts. */
export function peopleRoutes(app: App, people: People, doors: Doors): void {
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
    async (request, reply) => {
      const signIn = signInOf(request.headers);
      const gone = await people.signOut(request.headers);
      if (signIn !== null) doors.signedOut(signIn);
      return known(reply, gone);
    },
  );
  app.patch(
    '/api/me',
    {
      schema: { tags, summary: 'Change your name or your password', body: MeWanted, response: { 200: Me } },
      config: perAddress(20, '10 minutes'),
    },
    async (request, reply) => {
      const changed = await people.change(request.headers, request.body);
      // with another password one is signed out everywhere else: who is still meant comes back with the new cookie
      if (request.body.password !== undefined && changed.person !== null) doors.expel(changed.person.id);
      return known(reply, changed);
    },
  );
}
