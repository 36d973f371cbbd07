// Routes of guests and accounts: who you are, sign in, sign out, where you are signed in.
import { AccountWanted, Done, GuestWanted, Me, MeWanted, ShortText, SignedInList, SignIn } from '@orrery/protocol';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../errors/problem.ts';
import { type App, type Host, mustAsk } from '../http/host.ts';
import { perAddress } from '../http/rates.ts';
import type { Identity, People } from './people.ts';
import { endSession, endSessions, signedIn } from './sessions.ts';

/** Ends open connections of people. */
export interface Doors {
  /** all connections of a person */
  expel(person: string): void;
  /** the connections of one sign-in session, by its id */
  signedOut(signIn: string): void;
}

/** The routes of guests and accounts. */
export function peopleRoutes(app: App, host: Host, people: People, doors: Doors): void {
  const tags = ['people'];
  const known = (reply: FastifyReply, { person, cookies }: Identity): Me => {
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return { person };
  };
  app.get(
    '/api/me',
    { schema: { tags, summary: 'Get who you are; null if you are not signed in', response: { 200: Me } } },
    async (request, reply) => known(reply, await people.me(request.headers)),
  );
  // the ways to sign in, and how often an address may try in ten minutes
  const ways = [
    ['/api/guests', 'Play without an account', GuestWanted, 100, people.guest],
    ['/api/accounts', 'Make an account. A guest keeps everything', AccountWanted, 50, people.account],
    ['/api/sign-in', 'Sign in to an account', SignIn, 20, people.signIn],
  ] as const;
  for (const [path, summary, body, most, comeIn] of ways)
    app.post(
      path,
      { schema: { tags, summary, body, response: { 200: Me } }, config: perAddress(most, '10 minutes') },
      async (request, reply) => known(reply, await comeIn(request.headers, request.body as never, request.ip)),
    );
  app.post(
    '/api/sign-out',
    { schema: { tags, summary: 'Sign out here. A guest who signs out is gone for good', response: { 200: Me } } },
    async (request, reply) => {
      const signIn = (await people.caller(request.headers))?.signIn ?? null;
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
      const changed = await people.change(request.headers, request.body, request.ip);
      // a new password signs out everywhere else; this client comes back with the new cookie
      if (request.body.password !== undefined && changed.person !== null) doors.expel(changed.person.id);
      return known(reply, changed);
    },
  );
  const done = { done: true as const };
  app.get(
    '/api/me/sessions',
    { schema: { tags, summary: 'List where you are signed in', response: { 200: SignedInList } } },
    async request => {
      const person = await mustAsk(host, request);
      const here = (await people.caller(request.headers))?.signIn ?? null;
      return { sessions: await signedIn(host.database, person, here) };
    },
  );
  app.delete(
    '/api/me/sessions/:id',
    {
      schema: {
        tags,
        summary: 'Sign out in one place',
        params: Type.Object({ id: ShortText }),
        response: { 200: Done },
      },
    },
    async request => {
      const { id } = request.params;
      if (!(await endSession(host.database, await mustAsk(host, request), id)))
        throw new Problem('gone', 'You are not signed in there any more.');
      doors.signedOut(id);
      return done;
    },
  );
  app.delete(
    '/api/me/sessions',
    { schema: { tags, summary: 'Sign out everywhere else', response: { 200: Done } } },
    async request => {
      const person = await mustAsk(host, request);
      const here = (await people.caller(request.headers))?.signIn ?? null;
      for (const id of await endSessions(host.database, person, here)) doors.signedOut(id);
      return done;
    },
  );
}
