// The League of Non-Aligned Worlds: ambassadors of its species (b5/setup/8).
import type { CardInLists } from '../../printed.ts';

/** True for the ambassador of one of the League's species: its keyword ends in "ambassador" (b5/setup/8). */
export function speciesAmbassador(def: CardInLists): boolean {
  if (def.type !== 'character' || def.race !== 'non-aligned') return false;
  for (const word of def.keywords) if (word.endsWith('Ambassador')) return true;
  return false;
}
