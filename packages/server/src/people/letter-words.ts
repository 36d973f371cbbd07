// The secret words in links of e-mails: making them, using them once, forgetting them.
import { randomBytes } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { type Auth, WORD } from './auth.ts';

/** Stores the secret words of e-mail links in better-auth. */
export interface Words {
  /** Makes a word for a person and an address. */
  make(person: string, address: string): Promise<string>;
  /** Uses a word up. @returns its person and address; null if there is none, or it is too old */
  take(word: string): Promise<{ readonly person: string; readonly address: string } | null>;
  /** Deletes all words of a person: those for an address and those for a new password. */
  forget(person: string): Promise<void>;
}

/** The secret words of e-mail links, stored in better-auth's own table. */
export function wordsOf(auth: Auth, { db }: Database): Words {
  const nameOf = (word: string): string => `mail:${word}`;
  return {
    async make(person, address) {
      const { internalAdapter } = await auth.$context;
      const word = randomBytes(18).toString('base64url');
      const expiresAt = new Date(Date.now() + WORD * 1000);
      await internalAdapter.createVerificationValue({
        identifier: nameOf(word),
        // the person comes first, so that a query finds the words of a person
        value: JSON.stringify({ person, address }),
        expiresAt,
      });
      return word;
    },
    async take(word) {
      const { internalAdapter } = await auth.$context;
      const kept = await internalAdapter.consumeVerificationValue(nameOf(word));
      return kept === null || kept.expiresAt < new Date() ? null : JSON.parse(kept.value);
    },
    async forget(person) {
      // words for a new password have only the person
      await db
        .deleteFrom('person_verification')
        .where(({ or, eb }) =>
          or([eb('value', '=', person), eb('value', 'like', `${JSON.stringify({ person }).slice(0, -1)},%`)]),
        )
        .execute();
    },
  };
}
