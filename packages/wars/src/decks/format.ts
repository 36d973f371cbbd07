import { type ListFormat, NameIndex } from '@orrery/decks';
import { cardId, PRINTED, type Printed } from '../printed.ts';

/** The sections of a deck list. A starting location counts among the 60 cards like any other. */
export const SECTIONS = {
  location: ['location', 'starting location', 'start', 'starting'],
  deck: ['deck', 'main deck', 'main', 'reserve', 'cards', 'draw deck', 'draw pile', 'decklist'],
} as const;

/** Headings that only sort the list for the reader. */
const TYPES = [
  'asset',
  'character',
  'interrupt',
  'nobot',
  'order',
  'sector',
  'ship',
  'site',
  'unit',
  'vehicle',
  'weapon',
];

/** The printed data of every card, by its id. */
const BY_ID: ReadonlyMap<string, Printed> = new Map(PRINTED.map(card => [cardId(card.title), card]));

/** Returns the printed data of a card by its id; undefined if there is no such card. */
export const printedOf = (id: string): Printed | undefined => BY_ID.get(id);

let known: NameIndex | null = null;

/** Every card by its title. */
export function cardNames(): NameIndex {
  known ??= new NameIndex([...BY_ID].map(([id, { title }]) => ({ id, title })));
  return known;
}

/** The notation of this game's deck lists. */
export function listFormat(): ListFormat {
  return {
    index: cardNames(),
    sections: SECTIONS,
    firstSection: 'deck',
    types: ['locations', ...TYPES.flatMap(type => [type, `${type}s`])],
    keys: ['Name', 'Location', 'Faction', 'Author', 'Format'],
    keyWords: {
      'Deck name': 'Name',
      Title: 'Name',
      'Starting location': 'Location',
      Player: 'Author',
      Designer: 'Author',
      Creator: 'Author',
    },
  };
}
