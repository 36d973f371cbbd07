// The secret words in links of e-mails: making them, using them once, forgetting them.
import { randomBytes } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { type Auth, WORD } from './auth.ts';

/** Who keeps the words of links until they come back: the library for accounts. */
export interface Words {
  /** A new word, for somebody and an address. */
  make(person: string, address: string): Promise<string>;
  /** For whom a word was, once; null where there is none, or it is too old. */
  take(word: string): Promise<{ readonly person: string; readonly address: string } | null>;
  /** None of somebody's words counts any more: neither those for an address nor those for another password. */
  forget(person: string): Promise<void>;
}

/** The words of letters, kept where the library for accounts keeps its own. */
export function wordsOf(auth: Auth, { db }: Database): Words {
  const nameOf = (word: string): string => `mail:${word}`;
  return {
    async make(person, address) {
      const { internalAdapter } = await auth.$context;
      const word = randomBytes(18).toString('base64url');
      const expiresAt = new Date(Date.now() + WORD * 1000);
      await internalAdapter.createVerificationValue({
        identifier: nameOf(word),
        // the person stands first: by that the words of somebody are found
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
      // those for another password have the person alone
      await db
        .deleteFrom('person_verification')
        .where(({ or, eb }) =>
          or([eb('value', '=', person), eb('value', 'like', `${JSON.stringify({ person }).slice(0, -1)},%`)]),
        )
        .execute();
    },
  };
}
