import { FAULTS as OF_ALL } from '@orrery/kernel/testing';

/** What no sentence of WARS that people read may contain. */
export const FAULTS: readonly RegExp[] = [
  ...OF_ALL,
  // factions are names
  /\b(earther|gongen|maverick|shi|quay)\b/,
  // one is not several
  /\b1 (cards|units|ships|times|characters)\b/,
];
