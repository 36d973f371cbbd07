// Guests and accounts: how people sign in, change their name or password, and leave.
import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { AccountWanted, GuestWanted, MeWanted, Person, SignIn } from '@orrery/protocol';
import { isAPIError } from 'better-auth/api';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open.ts';
import { throwDatabaseFaults } from '../database/request-notes.ts';
import { Problem } from '../errors/problem.ts';
import type { Caller, WhoAsks, WhoIs } from '../http/host.ts';
import type { Guesses } from '../limits/guesses.ts';
import { nameKey } from '../names/looks.ts';
import { properName } from '../names/names.ts';
import { type Auth, GUEST_NAME, looksOf } from './auth.ts';
import type { Words } from './letter-words.ts';
import { properPassword } from './passwords.ts';
import { endSession, endSessions, saidOfItself } from './sessions.ts';

/** The person after signing in, and the cookies that identify them. */
export interface Identity {
  readonly person: Person | null;
  readonly cookies: readonly string[];
}

/** Guests and accounts: how people sign in, change and leave. With a password, `from` is the address that sends it. */
export interface People {
  readonly whoAsks: WhoAsks;
  readonly whoIs: WhoIs;
  /** The person who asks, with their sign-in session; null if nobody is signed in. */
  caller(headers: IncomingHttpHeaders): Promise<Caller | null>;
  /** The person who asks, with cookies that extend their session. */
  me(headers: IncomingHttpHeaders): Promise<Identity>;
  /** Signs in a guest without an account. @throws BadInput, Problem for a name that they cannot have */
  guest(headers: IncomingHttpHeaders, wanted: GuestWanted): Promise<Identity>;
  /** Creates an account. A guest who does so keeps their id. @throws BadInput, Problem for a name or password that is not allowed */
  account(headers: IncomingHttpHeaders, wanted: AccountWanted): Promise<Identity>;
  /** Signs in, and ends the session that this client had. @throws Problem for a wrong name or password */
  signIn(headers: IncomingHttpHeaders, wanted: SignIn, from: string): Promise<Identity>;
  signOut(headers: IncomingHttpHeaders): Promise<Identity>;
  /** Changes a name or a password. @throws BadInput, Problem if that is not possible */
  change(headers: IncomingHttpHeaders, wanted: MeWanted, from: string): Promise<Identity>;
  /** Deletes a person and their decks. Settle their tables before. */
  remove(person: Person): Promise<void>;
  /** Sends an e-mail for a new password, if the account has an address. The answer does not tell if it has one. */
  passwordLost(name: string): Promise<void>;
  /** Sets a new password by the secret word of an e-mail, and signs out everywhere. @throws BadInput, Problem */
  newPassword(word: string, password: string): Promise<void>;
  /** Checks the person's password. @throws Problem for a wrong one */
  prove(headers: IncomingHttpHeaders, password: string | undefined, from: string): Promise<Person>;
}

/** The consequences of changes to people. */
export interface After {
  /** a guest's things move to the account that they sign in to */
  adopt(guest: Person, account: Person): Promise<void>;
  /** a person has a new name; `person` has it */
  renamed(person: Person, before: string): Promise<void>;
  /** a person has set a new password */
  newPassword(person: Person): Promise<void>;
  /** a sign-in session has ended */
  ended(signIn: string): void;
}

export function openPeople(
  database: Database,
  auth: Auth,
  log: FastifyBaseLogger,
  guesses: Guesses,
  words: Words,
  after: After,
): People {
  const { db } = database;
  const asked = async (headers: IncomingHttpHeaders, stay: boolean): Promise<Identity & { signIn: string | null }> => {
    if (!headers.cookie?.includes('orrery.session_token=')) return { person: null, cookies: [], signIn: null };
    const { response, headers: back } = await auth.api.getSession({
      headers: fromNodeHeaders(headers),
      query: { disableRefresh: !stay },
      returnHeaders: true,
    });
    return {
      person: response === null ? null : personOf(response.user),
      cookies: stay ? back.getSetCookie() : [],
      signIn: response?.session.id ?? null,
    };
  };
  const caller = async (headers: IncomingHttpHeaders): Promise<Caller | null> => {
    const { person, signIn } = await asked(headers, false);
    return person === null ? null : { person, signIn };
  };
  const whoAsks: WhoAsks = async headers => (await caller(headers))?.person ?? null;
  const mustBe = async (headers: IncomingHttpHeaders): Promise<Person> => {
    const person = await whoAsks(headers);
    if (person === null) throw new Problem('stranger', 'You are not signed in.');
    return person;
  };

  /** Finds a person by name: an exact match before one that only looks alike. */
  const named = async (written: string) => {
    const name = written.normalize('NFC').replace(/\s+/g, ' ').trim();
    const found = await db
      .selectFrom('person')
      .select(['id', 'name', 'email', 'isAnonymous'])
      .where(({ or, eb }) => or([eb('nameKey', '=', nameKey(name)), eb('name', '=', name)]))
      .execute();
    return found.find(person => person.name === name) ?? found[0];
  };

  /** @throws Problem if another person has a name that looks like it */
  const free = async (name: string, but: string | null): Promise<void> => {
    const looks = looksOf(name);
    const found = await db
      .selectFrom('person')
      .select('id')
      .where(({ or, eb }) => or([eb('nameKey', '=', looks.nameKey), eb('nameCaps', '=', looks.nameCaps)]))
      .execute();
    if (found.some(({ id }) => id !== but))
      throw new Problem('state', `The name “${name}” is taken, or it looks too much like another name.`);
  };
  /** Does something that takes a name. If another person takes it at the same moment, the error says so. */
  const taking = async <T>(name: string, but: string | null, take: () => Promise<T>): Promise<T> => {
    await free(name, but);
    try {
      return await take();
    } catch (error) {
      await free(name, but);
      throw error;
    }
  };

  /** Checks a password, within the limits for guesses. @throws Problem for a wrong one, and after too many wrong ones */
  const guess = async <T>(account: string, from: string, wrong: string, attempt: () => Promise<T>): Promise<T> => {
    let done: { readonly it: T } | null = null;
    const right = await guesses.try(nameKey(account), from, async () => {
      try {
        done = { it: await attempt() };
        return true;
      } catch (error) {
        if (error instanceof Problem && error.reason === 'stranger') return false;
        if (isAPIError(error) && error.statusCode < 500) return false;
        throw error;
      }
    });
    if (!right || done === null) throw new Problem('stranger', wrong);
    return (done as { readonly it: T }).it;
  };

  const keepPassword = async (userId: string, password: string): Promise<void> => {
    const { internalAdapter, password: hashes } = await auth.$context;
    const hash = await hashes.hash(password);
    // there is one if a guest's change to an account was stopped half-way
    if (await internalAdapter.findCredentialAccount(userId)) await internalAdapter.updatePassword(userId, hash);
    else await internalAdapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password: hash });
  };

  /** The parts of a request that are stored with a session. */
  const client = (headers: IncomingHttpHeaders, more: Record<string, string> = {}): Headers =>
    new Headers({ 'user-agent': saidOfItself(headers['user-agent']), ...more });

  const signInAs = async (headers: IncomingHttpHeaders, email: string, password: string): Promise<Identity> => {
    const { response, headers: back } = await auth.api.signInEmail({
      headers: client(headers),
      body: { email, password },
      returnHeaders: true,
    });
    const { person } = await asked({ cookie: cookieOf(back.getSetCookie()) }, false);
    if (person === null || person.id !== response.user.id) throw new Problem('busy', 'Signing in failed. Try again.');
    return { person, cookies: back.getSetCookie() };
  };

  const people: People = {
    whoAsks,
    caller,

    async whoIs(name) {
      const byId = await db.selectFrom('person').select(['id', 'name']).where('id', '=', name).executeTakeFirst();
      const found = byId ?? (await named(name));
      return found === undefined ? null : { id: found.id, name: found.name };
    },

    async me(headers) {
      const { person, cookies } = await asked(headers, true);
      return { person, cookies };
    },

    async guest(headers, wanted) {
      if ((await whoAsks(headers)) !== null) throw new Problem('state', 'You are already signed in.');
      const name = wanted.name === undefined ? await freeGuestName(free) : properName(wanted.name);
      return taking(name, null, async () => {
        const { response, headers: back } = await auth.api.signInAnonymous({
          headers: client(headers, { [GUEST_NAME]: encodeURIComponent(name) }),
          returnHeaders: true,
        });
        return { person: personOf(response.user), cookies: back.getSetCookie() };
      });
    },

    async account(headers, wanted) {
      const before = await whoAsks(headers);
      if (before !== null && !before.guest)
        throw new Problem('state', `You are signed in as ${before.name}. Sign out to make another account.`);
      const name = properName(wanted.name);
      await properPassword(wanted.password, name);
      if (before === null) {
        const email = `${randomName()}@account.placeholder.invalid`;
        return taking(name, null, async () => {
          const body = { name, email, password: wanted.password };
          const { response, headers: back } = await auth.api.signUpEmail({
            headers: client(headers),
            body,
            returnHeaders: true,
          });
          return { person: personOf(response.user), cookies: back.getSetCookie() };
        });
      }
      return taking(name, before.id, async () => {
        const { internalAdapter } = await auth.$context;
        // the name goes first: if another person takes it first, the guest stays a guest
        const { email } = (await internalAdapter.updateUser(before.id, { name, ...looksOf(name) }))!;
        await keepPassword(before.id, wanted.password);
        await internalAdapter.updateUser(before.id, { isAnonymous: false });
        for (const ended of await endSessions(database, before, null)) after.ended(ended);
        const known = await signInAs(headers, email, wanted.password);
        if (name !== before.name) await after.renamed({ ...before, name, guest: false }, before.name);
        return known;
      });
    },

    async signIn(headers, { name, password }, from) {
      const before = await caller(headers);
      const found = await named(name);
      // for an unknown name a password is hashed, too, so that the time tells nothing
      const email = found && !found.isAnonymous ? found.email : 'nobody@account.placeholder.invalid';
      const known = await guess(name, from, WRONG, () => signInAs(headers, email, password));
      if (before === null || known.person === null) return known;
      const guest = before.person.guest && before.person.id !== known.person.id;
      if (guest) await after.adopt(before.person, known.person);
      // the guest's old cookie could still play their seats, unnoticed
      const ended = guest ? await endSessions(database, before.person, null) : [before.signIn];
      for (const signIn of ended) {
        if (signIn === null) continue;
        if (!guest) await endSession(database, before.person, signIn);
        after.ended(signIn);
      }
      return known;
    },

    async signOut(headers) {
      const { headers: back } = await auth.api.signOut({ headers: fromNodeHeaders(headers), returnHeaders: true });
      return { person: null, cookies: back.getSetCookie() };
    },

    async change(headers, { name, password }, from) {
      const me = await mustBe(headers);
      const proper = name === undefined ? me.name : properName(name);
      if (proper !== me.name) await free(proper, me.id);
      let cookies: readonly string[] = [];
      if (password !== undefined) {
        if (me.guest) throw new Problem('state', 'A guest has no password. Make an account first.');
        await properPassword(password.new, proper);
        const asking = fromNodeHeaders(headers);
        asking.set('user-agent', saidOfItself(headers['user-agent']));
        const { headers: back } = await guess(me.name, from, NOT_YOURS, () =>
          auth.api.changePassword({
            headers: asking,
            body: { currentPassword: password.old, newPassword: password.new, revokeOtherSessions: true },
            returnHeaders: true,
          }),
        );
        cookies = back.getSetCookie();
        await after.newPassword(me);
      }
      const now = { ...me, name: proper };
      if (proper !== me.name) {
        await taking(proper, me.id, async () => {
          const { internalAdapter } = await auth.$context;
          await internalAdapter.updateUser(me.id, { name: proper, ...looksOf(proper) });
        });
        await after.renamed(now, me.name);
      }
      return { person: now, cookies };
    },

    async remove(person) {
      await words.forget(person.id);
      // everything that belongs to a person is deleted with the row
      await db.deleteFrom('person').where('id', '=', person.id).execute();
    },

    async passwordLost(name) {
      const found = await named(name);
      // nobody waits for it: the time would tell if there is such an account
      if (found !== undefined && !found.isAnonymous)
        void auth.api.requestPasswordReset({ body: { email: found.email } }).catch(error => log.error(error));
    },

    async newPassword(word, password) {
      await properPassword(password, null);
      try {
        await auth.api.resetPassword({ body: { token: word, newPassword: password } });
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500)
          throw new Problem('gone', 'This link was used before, or it is too old. Ask for a new one.');
        throw error;
      }
    },

    async prove(headers, password, from) {
      const me = await mustBe(headers);
      if (me.guest) return me;
      const { internalAdapter, password: hashes } = await auth.$context;
      const hash = (await internalAdapter.findCredentialAccount(me.id))?.password;
      if (password === undefined) throw new Problem('stranger', NOT_YOURS);
      return guess(me.name, from, NOT_YOURS, async () => {
        if (!hash || !(await hashes.verify({ hash, password }))) throw new Problem('stranger', NOT_YOURS);
        return me;
      });
    },
  };
  return withDatabaseFaults(people);
}

/** Does the same, but does not let better-auth hide a fault of the database: a sign-out that was not stored has not happened. */
function withDatabaseFaults(people: People): People {
  const each = Object.entries(people).map(([name, act]) => [
    name,
    (...of: unknown[]) => throwDatabaseFaults(() => (act as (...of: unknown[]) => Promise<unknown>)(...of)),
  ]);
  return Object.fromEntries(each) as People;
}

const WRONG = 'The name or the password is wrong.';
const NOT_YOURS = 'That is not your password.';

const personOf = (user: {
  readonly id: string;
  readonly name: string;
  readonly isAnonymous?: boolean | null | undefined;
}): Person => ({ id: user.id, name: user.name, guest: user.isAnonymous === true });

/** The cookies that a client sends back. */
const cookieOf = (cookies: readonly string[]): string => cookies.map(cookie => cookie.split(';')[0]).join('; ');

const randomName = (): string => Array.from({ length: 24 }, () => randomInt(36).toString(36)).join('');

/** `Guest 4711`, with an unused number. */
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
  throw new Problem('busy', 'The server found no free name for a guest. Choose a name.');
}
