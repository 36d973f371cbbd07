import { randomBytes } from 'node:crypto';
import { type Auth, WORD } from '../people/auth.ts';
import type { Words } from './mail.ts';

/** The words of letters, kept where the library for accounts keeps its own. */
export function wordsOf(auth: Auth): Words {
  const nameOf = (word: string): string => `mail:${word}`;
  return {
    async make(person, address) {
      const { internalAdapter } = await auth.$context;
      const word = randomBytes(18).toString('base64url');
      const expiresAt = new Date(Date.now() + WORD * 1000);
      await internalAdapter.createVerificationValue({
        identifier: nameOf(word),
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
  };
}
