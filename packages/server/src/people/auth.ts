// Sets up the library for accounts (better-auth) on our database.
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth';

import { anonymous } from 'better-auth/plugins';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open.ts';
import { capsKey, nameKey } from '../names/looks.ts';
import { hashedTokens } from './hashed.ts';

/** How long somebody stays signed in who does not come back, in seconds: games of days last weeks. */
const STAYS = 60 * 24 * 3600;

/** How long the word of a letter's link counts, in seconds. */
export const WORD = 3600;

/** What a name looks like, which nobody is told. */
const LOOK = { type: 'string', unique: true, required: false, input: false, returned: false } as const;

/** What is kept with a name: what it looks like. */
export const looksOf = (name: string) => ({ nameKey: nameKey(name), nameCaps: capsKey(name) });

/** What follows where somebody has lost a password. */
export interface PasswordLost {
  /** sends a letter with the word for which another password can be had */
  lost(person: string, name: string, word: string): Promise<void>;
  /** there is another one now, and its owner is signed in nowhere */
  renewed(person: string): Promise<void>;
}

/** What the library for accounts is made with. Its routes are not opened: people come in by ours, which say what they want in a schema. */
export function authOptions({ db, kind }: Database, secret: string, address: string, log: FastifyBaseLogger) {
  return {
    database: { db, type: kind },
    secret,
    baseURL: address,
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128 },
    user: {
      modelName: 'person',
      additionalFields: { nameKey: LOOK, nameCaps: LOOK },
    },
    session: { modelName: 'person_session', expiresIn: STAYS, updateAge: 24 * 3600, freshAge: 0 },
    account: { modelName: 'person_account' },
    // the words of letters' links are kept hashed, too
    verification: { modelName: 'person_verification', storeIdentifier: 'hashed' },
    databaseHooks: {
      // a name and what it looks like are written together: the database refuses a second of the same look
      user: {
        create: { before: async (user: { name: string }) => ({ data: { ...user, ...looksOf(user.name) } }) },
      },
    },
    advanced: {
      cookiePrefix: 'orrery',
      useSecureCookies: address.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // what people get wrong is no fault of the server
      log: (level: string, message: string) => log.debug({ level }, message),
    },
  } as const;
}

/**
 * The library for accounts on this database.
 * @param secret with what cookies are signed
 * @param address where people reach the server: over https its cookies never go over anything else
 */
export async function openAuth(
  database: Database,
  secret: string,
  address: string,
  log: FastifyBaseLogger,
  password: PasswordLost,
) {
  const options = authOptions(database, secret, address, log);
  return betterAuth({
    ...options,
    // the library's own way to the database, but that the words of cookies are kept hashed
    database: (all: BetterAuthOptions) => hashedTokens(kyselyAdapter(database.db, { type: database.kind })(all)),
    emailAndPassword: {
      ...options.emailAndPassword,
      resetPasswordTokenExpiresIn: WORD,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => password.lost(user.id, user.name, token),
      onPasswordReset: async ({ user }) => password.renewed(user.id),
    },
    plugins: [
      anonymous({
        disableDeleteAnonymousUser: true,
        generateName: ctx => decodeURIComponent(ctx.headers?.get(GUEST_NAME) ?? ''),
      }),
    ],
  });
}

/** The header in which a guest's name comes to the library, which has no other place for it. */
export const GUEST_NAME = 'x-guest-name';

export type Auth = Awaited<ReturnType<typeof openAuth>>;
