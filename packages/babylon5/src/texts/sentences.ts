import { type Effect, realizeSentence, type Teller } from '@orrery/kernel';

// Turns the clauses of words into sentences.

/** Turns a clause into a sentence with a capital letter and a full stop; '' for an empty clause. */
export const sentence = realizeSentence;

/** Turns clauses into sentences. */
export const sentences = (clauses: readonly string[]): string => clauses.map(sentence).filter(Boolean).join(' ');

/** Writes an occasion and what follows: the first clause after a colon, the rest as sentences of their own. */
export function after(t: Teller, occasion: string, effect: Effect): string {
  const [first = '', ...rest] = t.clauses(effect);
  return sentences([`${occasion}: ${first}`, ...rest]);
}
