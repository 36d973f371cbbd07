import { FAULTS as OF_ALL } from '@orrery/kernel/testing';

/** What no sentence of Babylon 5 that people read may contain. */
export const FAULTS: readonly RegExp[] = [
  ...OF_ALL,
  // races, and what conflicts are of, are names
  /\b(human|centauri|minbari|narn|non-aligned|military conflict|diplomacy conflict|intrigue conflict|free trade)\b/,
  // a people, not its adjective
  /\bthe Human\b(?= (and|are|is|goes|cannot|toward)\b|[.,']|$)/i,
  /\b(Vorlons|Shadows) (gains|loses|has)\b/,
  // one is not several, and nothing is not told
  /\b1 (tokens|cards|\w+ Marks)\b/,
  /\b(takes|gains|loses|applies) 0\b|^0 /,
];
