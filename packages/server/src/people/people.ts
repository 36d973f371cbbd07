import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BadInput } from '@orrery/kernel';
import type { AccountWanted, GuestWanted, MeWanted, Person, SignIn } from '@orrery/protocol';
import { isAPIError } from 'better-auth/api';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyBaseLogger } from 'fastify';
import { mindful } from '../db/heed.ts';
import type { Database } from '../db/open.ts';
import type { WhoAsks } from '../host.ts';
import { Problem } from '../problem.ts';
import { type Auth, GUEST_NAME } from './auth.ts';
import { nameKey, properName } from './names.ts';

/** Who somebody is now, and the cookies that say so to later requests. */
export interface Known {
  readonly person: Person | null;
  readonly cookies: readonly string[];
}

/** Guests and accounts: how people come in, change and go. */
export interface People {
  readonly whoAsks: WhoAsks;
  /** Who asks, with the cookies of somebody who is to stay signed in for longer. */
  me(headers: IncomingHttpHeaders): Promise<Known>;
  /** Lets somebody play without an account. @throws BadInput, Problem for a name that he cannot have */
  guest(headers: IncomingHttpHeaders, wanted: GuestWanted): Promise<Known>;
  /** Makes an account; a guest becomes one and stays who he is. @throws BadInput, Problem for a name or password that cannot be */
  account(headers: IncomingHttpHeaders, wanted: AccountWanted): Promise<Known>;
  /** @throws Problem for a name or password that is wrong */
  signIn(headers: IncomingHttpHeaders, wanted: SignIn): Promise<Known>;
  signOut(headers: IncomingHttpHeaders): Promise<Known>;
  /** Changes a name or a password. @throws BadInput, Problem where that cannot be */
  change(headers: IncomingHttpHeaders, wanted: MeWanted): Promise<Known>;
  /** Deletes who somebody was, with his decks; what he has at tables is to be settled before. */
  remove(person: Person): Promise<void>;
  /** Lets a letter go out with which somebody gets another password, where he has an address. Nothing tells whether one does. */
  passwordLost(name: string): Promise<void>;
  /** Another password, by the word of a letter; signs out everywhere. @throws BadInput, Problem */
  newPassword(word: string, password: string): Promise<void>;
  /** Takes it that whoever asks is who he says. @throws Problem for a wrong password */
  prove(headers: IncomingHttpHeaders, password: string | undefined): Promise<Person>;
}

/** @param adopt what becomes of what a guest has who signs in to an account of before */
export function openPeople(
  { db }: Database,
  auth: Auth,
  log: FastifyBaseLogger,
  adopt: (guest: Person, account: Person) => Promise<void>,
): People {
  const asked = async (headers: IncomingHttpHeaders, stay: boolean): Promise<Known> => {
    if (!headers.cookie?.includes('orrery.session_token=')) return { person: null, cookies: [] };
    const { response, headers: back } = await auth.api.getSession({
      headers: fromNodeHeaders(headers),
      query: { disableRefresh: !stay },
      returnHeaders: true,
    });
    return { person: response === null ? null : personOf(response.user), cookies: stay ? back.getSetCookie() : [] };
  };
  const whoAsks: WhoAsks = async headers => (await asked(headers, false)).person;
  const mustBe = async (headers: IncomingHttpHeaders): Promise<Person> => {
    const person = await whoAsks(headers);
    if (person === null) throw new Problem('stranger', 'You are not signed in.');
    return person;
  };

  /** @throws Problem where somebody else has a name that looks like it */
  const free = async (name: string, but: string | null): Promise<void> => {
    const found = await db.selectFrom('person').select('id').where('nameKey', '=', nameKey(name)).executeTakeFirst();
    if (found !== undefined && found.id !== but)
      throw new Problem(
        'state',
        `Somebody is called “${name}” already, or so much like it that you would be taken for each other.`,
      );
  };
  /** Does something that takes a name; who is too late by a moment is told so. */
  const named = async <T>(name: string, but: string | null, take: () => Promise<T>): Promise<T> => {
    await free(name, but);
    try {
      return await take();
    } catch (error) {
      await free(name, but);
      throw error;
    }
  };

  const keepPassword = async (userId: string, password: string): Promise<void> => {
    const { internalAdapter, password: hashes } = await auth.$context;
    const hash = await hashes.hash(password);
    // there is one where a guest who became an account was stopped half-way
    if (await internalAdapter.findCredentialAccount(userId)) await internalAdapter.updatePassword(userId, hash);
    else await internalAdapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password: hash });
  };

  const signInAs = async (email: string, password: string): Promise<Known> => {
    try {
      const { response, headers } = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true });
      const { person } = await asked({ cookie: cookieOf(headers.getSetCookie()) }, false);
      if (person === null || person.id !== response.user.id)
        throw new Problem('busy', 'Signing in did not last: try again.');
      return { person, cookies: headers.getSetCookie() };
    } catch (error) {
      if (isAPIError(error) && error.statusCode === 401) throw new Problem('stranger', WRONG);
      throw error;
    }
  };

  const people: People = {
    whoAsks,
    me: headers => asked(headers, true),

    async guest(headers, wanted) {
      if ((await whoAsks(headers)) !== null) throw new Problem('state', 'You are signed in already.');
      const name = wanted.name === undefined ? await freeGuestName(free) : properName(wanted.name);
      return named(name, null, async () => {
        const { response, headers: back } = await auth.api.signInAnonymous({
          headers: new Headers({ [GUEST_NAME]: encodeURIComponent(name) }),
          returnHeaders: true,
        });
        return { person: personOf(response.user), cookies: back.getSetCookie() };
      });
    },

    async account(headers, wanted) {
      const before = await whoAsks(headers);
      if (before !== null && !before.guest)
        throw new Problem('state', `You are signed in as ${before.name}: sign out to make another account.`);
      const name = properName(wanted.name);
      properPassword(wanted.password);
      if (before === null) {
        const email = `${randomName()}@account.placeholder.invalid`;
        return named(name, null, async () => {
          const body = { name, email, password: wanted.password };
          const { response, headers: back } = await auth.api.signUpEmail({ body, returnHeaders: true });
          return { person: personOf(response.user), cookies: back.getSetCookie() };
        });
      }
      return named(name, before.id, async () => {
        const { internalAdapter } = await auth.$context;
        // the name goes first: where it is lost by a moment the guest stays a guest
        const { email } = (await internalAdapter.updateUser(before.id, { name, nameKey: nameKey(name) }))!;
        await keepPassword(before.id, wanted.password);
        await internalAdapter.updateUser(before.id, { isAnonymous: false });
        await internalAdapter.deleteUserSessions(before.id);
        return signInAs(email, wanted.password);
      });
    },

    async signIn(headers, { name, password }) {
      const before = await whoAsks(headers);
      const found = await db
        .selectFrom('person')
        .select(['email', 'isAnonymous'])
        .where('nameKey', '=', nameKey(name))
        .executeTakeFirst();
      // for a name that nobody has a password is hashed, too: the time tells nothing
      const email = found && !found.isAnonymous ? found.email : 'nobody@account.placeholder.invalid';
      const known = await signInAs(email, password);
      if (before?.guest && known.person !== null && before.id !== known.person.id) await adopt(before, known.person);
      return known;
    },

    async signOut(headers) {
      const { headers: back } = await auth.api.signOut({ headers: fromNodeHeaders(headers), returnHeaders: true });
      return { person: null, cookies: back.getSetCookie() };
    },

    async change(headers, { name, password }) {
      const me = await mustBe(headers);
      const proper = name === undefined ? me.name : properName(name);
      let cookies: readonly string[] = [];
      if (password !== undefined) {
        if (me.guest) throw new Problem('state', 'A guest has no password: make an account of yourself.');
        properPassword(password.new);
        try {
          const { headers: back } = await auth.api.changePassword({
            headers: fromNodeHeaders(headers),
            body: { currentPassword: password.old, newPassword: password.new, revokeOtherSessions: true },
            returnHeaders: true,
          });
          cookies = back.getSetCookie();
        } catch (error) {
          if (isAPIError(error) && error.statusCode < 500) throw new Problem('stranger', 'That is not your password.');
          throw error;
        }
      }
      if (proper !== me.name)
        await named(proper, me.id, async () => {
          const { internalAdapter } = await auth.$context;
          await internalAdapter.updateUser(me.id, { name: proper, nameKey: nameKey(proper) });
        });
      return { person: { ...me, name: proper }, cookies };
    },

    async remove(person) {
      // what is tied to a person goes with the row
      await db.deleteFrom('person').where('id', '=', person.id).execute();
    },

    async passwordLost(name) {
      const found = await db
        .selectFrom('person')
        .select(['email', 'isAnonymous'])
        .where('nameKey', '=', nameKey(name))
        .executeTakeFirst();
      // nobody waits for it: the time would tell whether there is such an account
      if (found !== undefined && !found.isAnonymous)
        void auth.api.requestPasswordReset({ body: { email: found.email } }).catch(error => log.error(error));
    },

    async newPassword(word, password) {
      properPassword(password);
      try {
        await auth.api.resetPassword({ body: { token: word, newPassword: password } });
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500)
          throw new Problem('gone', 'This link has been followed already, or is too old: ask for another.');
        throw error;
      }
    },

    async prove(headers, password) {
      const me = await mustBe(headers);
      if (me.guest) return me;
      const { internalAdapter, password: hashes } = await auth.$context;
      const hash = (await internalAdapter.findCredentialAccount(me.id))?.password;
      if (!hash || password === undefined || !(await hashes.verify({ hash, password })))
        throw new Problem('stranger', 'That is not your password.');
      return me;
    },
  };
  return mindfulOf(people);
}

/** The same, but that the library for accounts keeps no fault of the database to itself: a sign-out that was not kept has not been done. */
function mindfulOf(people: People): People {
  const each = Object.entries(people).map(([name, act]) => [
    name,
    (...of: unknown[]) => mindful(() => (act as (...of: unknown[]) => Promise<unknown>)(...of)),
  ]);
  return Object.fromEntries(each) as People;
}

const WRONG = 'The name or the password is wrong.';

const personOf = (user: {
  readonly id: string;
  readonly name: string;
  readonly isAnonymous?: boolean | null | undefined;
}): Person => ({ id: user.id, name: user.name, guest: user.isAnonymous === true });

/** What a client sends back of the cookies that it was given. */
const cookieOf = (cookies: readonly string[]): string => cookies.map(cookie => cookie.split(';')[0]).join('; ');

/** @throws BadInput for a password that is too short or too long */
function properPassword(password: string): void {
  if (password.length < 8 || password.length > 128)
    throw new BadInput(`A password has 8 to 128 characters; this one has ${password.length}.`);
}

const randomName = (): string => Array.from({ length: 24 }, () => randomInt(36).toString(36)).join('');

/** `Guest 4711`, with a number that nobody has. */
async function freeGuestName(free: (name: string, but: null) => Promise<void>): Promise<string> {
  for (let digits = 4; digits < 9; digits++) {
    const name = `Guest ${randomInt(10 ** (digits - 1), 10 ** digits)}`;
    if (
      await free(name, null).then(
        () => true,
        () => false,
      )
    )
      return name;
  }
  throw new Problem('busy', 'No name could be found for you: give one.');
}
