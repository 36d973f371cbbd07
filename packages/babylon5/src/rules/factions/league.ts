// The League of Non-Aligned Worlds: its species, and their ambassadors (b5/league).
import type { CardInLists } from '../../printed.ts';

/** The species of the League, those with cards first (b5/league/3). */
export const SPECIES = [
  'Drazi',
  'Vree',
  'Gaim',
  "pak'ma'ra",
  'Markab',
  'Hyach',
  'Brakiri',
  'Llort',
  'Hurr',
  'Grome',
  'Yolu',
  'Golian',
  'Ipsa',
  "Sh'lassan",
  'Castor',
  'Live Eaters',
] as const;
export type Species = (typeof SPECIES)[number];

/** True if these words name the species. Capital letters do not matter: a species may stand at the beginning of its title. */
const names = (words: string, species: string): boolean =>
  ` ${words.toLowerCase()} `.includes(` ${species.toLowerCase()} `);

/**
 * The species of a Non-Aligned card: the one in its bold words, or else in its title (b5/league/4). All of them are of one race (b5/league/2).
 * @returns its place in `SPECIES`; -1 for a card of no species
 */
export function speciesOf({ race, keywords, title }: Pick<CardInLists, 'race' | 'keywords' | 'title'>): number {
  if (race !== 'non-aligned') return -1;
  const bold = [...keywords].join(' | ');
  const printed = SPECIES.findIndex(species => names(bold, species));
  return printed >= 0 ? printed : SPECIES.findIndex(species => names(title, species));
}

/** True for the ambassador of one of the League's species: its keyword ends in "ambassador" (b5/setup/8, b5/league/5). */
export function speciesAmbassador(def: CardInLists): boolean {
  if (def.type !== 'character' || def.race !== 'non-aligned') return false;
  for (const word of def.keywords) if (word.endsWith('Ambassador')) return true;
  return false;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - cards/later/leaders.ts: b5/league/7
