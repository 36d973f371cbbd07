import { type ListFormat, NameIndex } from '@orrery/decks';
import { nameKey } from '@orrery/kernel';
import { DEFS } from '../card.ts';
import { RACE_NAMES } from '../names.ts';
import { RACES, type Race } from '../state.ts';

/** What a deck list divides into. */
export const SECTIONS = {
  deck: ['deck', 'main deck', 'draw deck', 'main'],
  hand: ['starting hand', 'opening hand', 'hand'],
  reserve: ['reserve', 'sideboard', 'isa pile'],
  crusade: ['crusade pile', 'crusade'],
} as const;
export type Section = keyof typeof SECTIONS;

const TYPES = [
  'character',
  'group',
  'fleet',
  'location',
  'enhancement',
  'agenda',
  'event',
  'conflict',
  'aftermath',
  'contingency',
];
const plural = (type: string): string => (type.endsWith('y') ? `${type.slice(0, -1)}ies` : `${type}s`);

/** Other words for the races than those of the cards. */
const RACE_WORDS: Readonly<Record<string, Race>> = {
  earthalliance: 'human',
  earth: 'human',
  humans: 'human',
  centaurirepublic: 'centauri',
  minbarifederation: 'minbari',
  narnregime: 'narn',
  league: 'non-aligned',
  leagueofnonalignedworlds: 'non-aligned',
};

/** The race that somebody means; null when it is none that can be played. */
export function readRace(word: string): Race | null {
  const key = nameKey(word);
  return RACE_WORDS[key] ?? RACES.find(race => nameKey(race) === key) ?? null;
}

let known: { index: NameIndex; size: number } | null = null;

/** Every card by its title, told apart by race where several have one title; made anew when cards have been added. */
export function cardNames(): NameIndex {
  if (known === null || known.size !== DEFS.length) {
    const index = new NameIndex(
      DEFS.map(d => ({
        id: d.id,
        title: d.title,
        ...(d.race === null ? {} : { qualifier: RACE_NAMES[d.race] ?? d.race }),
      })),
    );
    known = { index, size: DEFS.length };
  }
  return known.index;
}

/**
 * How the lists of this game are written. Of cards with one title the one in brackets is meant, else that of the list's race.
 * @param fallback the race of a list that names none
 */
export function listFormat(fallback?: Race): ListFormat {
  const index = cardNames();
  return {
    index,
    sections: SECTIONS,
    firstSection: 'deck',
    types: TYPES.flatMap(type => [type, plural(type)]),
    keys: ['Name', 'Race', 'Faction', 'Ambassador', 'Author', 'Format'],
    choose(candidates, qualifier, metadata) {
      const race = qualifier === undefined ? (readRace(metadata.Race ?? '') ?? fallback) : readRace(qualifier);
      const wanted = race === undefined || race === null ? qualifier : RACE_NAMES[race];
      if (wanted === undefined) return undefined;
      const found = candidates.filter(id => nameKey(index.card(id).qualifier ?? '') === nameKey(wanted));
      return found.length === 1 ? found[0] : undefined;
    },
  };
}
