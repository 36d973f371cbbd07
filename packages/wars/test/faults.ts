import { FAULTS as OF_ALL } from '@orrery/kernel/testing';

/** Patterns that no sentence of WARS may match. */
export const FAULTS: readonly RegExp[] = [
  ...OF_ALL,
  // factions in lower case, although they are names
  /\b(earther|gongen|maverick|shi|quay)\b/,
  // plural nouns after 1
  /\b1 (cards|units|ships|times|characters)\b/,
];
