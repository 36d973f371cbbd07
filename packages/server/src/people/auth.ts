// Sets up better-auth, the library for accounts, on our database.
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth';

import { anonymous } from 'better-auth/plugins';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open.ts';
import { capsKey, nameKey } from '../names/looks.ts';
import { hashedTokens } from './hashed.ts';

/** How long a sign-in session lasts without a visit, in seconds: slow games last weeks. */
const STAYS = 60 * 24 * 3600;

/** How long the secret word of an e-mail link is valid, in seconds. */
export const WORD = 3600;

/** How a name looks. Nobody is told this. */
const LOOK = { type: 'string', unique: true, required: false, input: false, returned: false } as const;

/** The stored looks of a name. */
export const looksOf = (name: string) => ({ nameKey: nameKey(name), nameCaps: capsKey(name) });

/** The consequences of a lost password. */
export interface PasswordLost {
  /** sends an e-mail with the secret word for a new password */
  lost(person: string, name: string, word: string): Promise<void>;
  /** there is a new password, and its owner is signed out everywhere */
  renewed(person: string): Promise<void>;
}

/** The options of better-auth. Its own routes are not open: people use ours, which have schemas. */
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
    // secret words of e-mail links are hashed, too
    verification: { modelName: 'person_verification', storeIdentifier: 'hashed' },
    databaseHooks: {
      // a name and its looks are written together: the database refuses a second name with the same looks
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
      // mistakes of people are not faults of the server
      log: (level: string, message: string) => log.debug({ level }, message),
    },
  } as const;
}

/**
 * Opens better-auth on this database.
 * @param secret the secret that signs cookies
 * @param address where people reach the server: with https its cookies go over nothing else
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
    // better-auth's own database adapter, except that it hashes the words of cookies
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

/** The header that gives better-auth a guest's name. It has no other place for it. */
export const GUEST_NAME = 'x-guest-name';

export type Auth = Awaited<ReturnType<typeof openAuth>>;
