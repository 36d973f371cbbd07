import { type Effect, realizeSentence, type Teller } from '@orrery/kernel';

// How the clauses that words give become sentences that read well aloud.

/** A clause as a sentence, with a capital and a full stop; '' for an empty clause. */
export const sentence = realizeSentence;

/** Clauses as sentences. */
export const sentences = (clauses: readonly string[]): string => clauses.map(sentence).filter(Boolean).join(' ');

/** What comes of an occasion, after a colon: the first clause, and sentences of their own for the rest. */
export function after(t: Teller, occasion: string, effect: Effect): string {
  const [first = '', ...rest] = t.clauses(effect);
  return sentences([`${occasion}: ${first}`, ...rest]);
}
