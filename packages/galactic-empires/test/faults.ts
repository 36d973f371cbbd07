import { FAULTS as OF_ALL } from '@orrery/kernel/testing';

/** What no sentence of Galactic Empires that people read may contain. */
export const FAULTS: readonly RegExp[] = [
  // the two phases of playing cards are called A and B
  ...OF_ALL.map(x => (x.source.startsWith('\\ba (?!uni') ? /(?<!Phase )\ba (?!uni|one\b)[aeiou]/i : x)),
  // empires are names
  /\b(argonian|clydon|krebiz|mechad|scorpead|tufor|vektrean|indirigan|orgon|bolaar)s?\b/,
  // one is not several; a player's number is no count
  /(?<!Player )\b1 (cards|ships|crew members|points|times|turns)\b/,
  // a deed without a doer or an end
  /, ?\.|: ?\.$|, ,/,
];
