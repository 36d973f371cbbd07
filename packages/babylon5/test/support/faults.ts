import { FAULTS as OF_ALL } from '@orrery/kernel/testing';

/** Patterns that no sentence of Babylon 5 for people may contain. */
export const FAULTS: readonly RegExp[] = [
  ...OF_ALL,
  // races and conflict types are names
  /\b(human|centauri|minbari|narn|non-aligned|military conflict|diplomacy conflict|intrigue conflict|free trade)\b/,
  // the people, not the adjective
  /\bthe Human\b(?= (and|are|is|goes|cannot|toward)\b|[.,']|$)/i,
  /\b(Vorlons|Shadows) (gains|loses|has)\b/,
  // no plural for 1, and no sentence for 0
  /\b1 (tokens|cards|\w+ Marks)\b/,
  /\b(takes|gains|loses|applies) 0\b|^0 /,
];
