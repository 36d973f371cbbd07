import { FAULTS as OF_ALL } from '@orrery/kernel/testing';

/** Patterns that no sentence of Galactic Empires on the screen may contain. */
export const FAULTS: readonly RegExp[] = [
  // the two Play Cards Phases are called A and B
  ...OF_ALL.map(x => (x.source.startsWith('\\ba (?!uni') ? /(?<!Phase )\ba (?!uni|one\b)[aeiou]/i : x)),
  // empires are names
  /\b(argonian|clydon|krebiz|mechad|scorpead|tufor|vektrean|indirigan|orgon|bolaar)s?\b/,
  // one is not several; a player's number is not a count
  /(?<!Player )\b1 (cards|ships|crew members|points|times|turns)\b/,
  // an action without an actor or an end
  /, ?\.|: ?\.$|, ,/,
];
