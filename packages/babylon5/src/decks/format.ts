import { type ListFormat, NameIndex } from '@orrery/decks';
import { capitalized, nameKey } from '@orrery/kernel';
import { LIBRARY } from '../card.ts';
import { RACE_NAMES } from '../names.ts';
import { type CardInLists, listedCards, listedCount, listedOf } from '../printed.ts';
import { type Designation, RACES, type Race } from '../state.ts';
import { type KnownTitle, knownTitles } from './absent.ts';

/** The sections of a deck list. */
export const SECTIONS = {
  deck: ['deck', 'main deck', 'draw deck', 'main', 'draw pile', 'decklist', 'library', 'rest of deck'],
  hand: [
    'starting hand',
    'opening hand',
    'hand',
    'starting',
    'start',
    'opening',
    'starters',
    'initial hand',
    'beginning hand',
    'ambassador and starting hand',
  ],
  reserve: ['reserve', 'sideboard', 'side', 'reserve deck', 'isa pile'],
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

/** Words for the races besides those on the cards. */
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

/** The race with the most similar name; null if none is similar. */
export function nearestRace(word: string): Race | null {
  const index = new NameIndex(RACES.map(race => ({ id: race, title: race })));
  return RACES.find(race => race === index.nearest(word)[0]) ?? null;
}

/** The race that a word means; null if no player can play it. */
export function readRace(word: string): Race | null {
  const key = nameKey(word);
  return RACE_WORDS[key] ?? RACES.find(race => nameKey(race) === key) ?? null;
}

interface Names {
  readonly index: NameIndex;
  /** titles of the real game that no card here has, with their edition if known */
  readonly absent: NameIndex;
  readonly size: number;
  readonly titles: readonly KnownTitle[];
}

/** by the name of the overlay; '' for none */
const known = new Map<string, Names>();

/** What distinguishes a card from another one of its title and race: the starting version of a person is called `Ambassador`. */
const versionOf = ({ source: { printing } }: CardInLists): string | undefined =>
  printing === undefined ? undefined : capitalized(printing);

/** The kinds of faction whose leaders are starting versions of persons that have an ordinary version, too (b5/home-factions/6). */
const TWICE: readonly string[] = (['home', 'psi corps'] satisfies Designation[]).map(nameKey);

/** Every title of the real game, here or not; rebuilt when cards have been added. */
function names(overlay?: string): Names {
  const kept = known.get(overlay ?? '');
  if (kept === undefined || kept.size !== listedCount() || kept.titles !== knownTitles()) {
    const index = new NameIndex(
      listedCards(overlay).map(d => {
        const qualifier = versionOf(d) ?? (d.race === null ? undefined : (RACE_NAMES[d.race] ?? d.race));
        return { id: d.id, title: d.title, ...(qualifier === undefined ? {} : { qualifier }) };
      }),
    );
    const absent = knownTitles()
      .filter(({ title }) => !index.has(title))
      .map(({ title, set }) => ({ id: title, title, qualifier: set }));
    const made = { index, absent: new NameIndex(absent), size: listedCount(), titles: knownTitles() };
    known.set(overlay ?? '', made);
    return made;
  }
  return kept;
}

/** Every card by its title, with those of the overlay that is named or shown; the race distinguishes cards with one title. */
export const cardNames = (overlay = LIBRARY.shown): NameIndex => names(overlay).index;

/** The cards of the real game that are missing here, by title. */
export const absentNames = (overlay?: string): NameIndex => names(overlay).absent;

/**
 * The format of this game's deck lists. If several cards have one title, brackets decide, else the list's race.
 * @param fallback the race of a list without one
 * @param overlay the name of the overlay whose cards a list may name
 */
export function listFormat(fallback?: Race, overlay?: string): ListFormat {
  const index = cardNames(overlay);
  return {
    index,
    sections: SECTIONS,
    firstSection: 'deck',
    types: TYPES.flatMap(type => [type, plural(type)]),
    // the ambassador and three cards (b5/starting-hand/1)
    full: { hand: { cards: 4, next: 'deck' } },
    keys: ['Name', 'Race', 'Faction', 'Ambassador', 'Author', 'Format'],
    keyWords: {
      'Deck name': 'Name',
      Title: 'Name',
      'Starting ambassador': 'Ambassador',
      Player: 'Author',
      Designer: 'Author',
      Creator: 'Author',
    },
    absent: { game: 'Babylon 5', index: absentNames(overlay) },
    choose(all, qualifier, metadata) {
      let candidates = all;
      if (qualifier === undefined) {
        // a deck of their factions means their starting versions, and any other deck the ordinary ones
        const other = TWICE.includes(nameKey(metadata.Faction ?? ''));
        const meant = all.filter(id => (listedOf(id)?.source.printing === undefined) !== other);
        if (meant.length === 1) return meant[0];
        if (meant.length > 0) candidates = meant;
      }
      const race =
        qualifier === undefined
          ? (readRace(metadata.Race ?? '') ?? nearestRace(metadata.Race ?? '') ?? fallback)
          : readRace(qualifier);
      const wanted = race === undefined || race === null ? qualifier : RACE_NAMES[race];
      if (wanted === undefined) return undefined;
      const found = candidates.filter(id => nameKey(index.card(id).qualifier ?? '') === nameKey(wanted));
      return found.length === 1 ? found[0] : undefined;
    },
  };
}
