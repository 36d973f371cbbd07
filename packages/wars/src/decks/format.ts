import { type ListFormat, NameIndex } from '@orrery/decks';
import { type Printed, printedCards } from '../printed.ts';

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

/** Returns the printed data of a card by its id; undefined if there is no such card. */
export const printedOf = (id: string): Printed | undefined => printedCards.get(id);

let known: { readonly index: NameIndex; readonly size: number } | null = null;

/** Every card by its title. It is made anew when a set has been added. */
export function cardNames(): NameIndex {
  if (known?.size !== printedCards.size)
    known = {
      index: new NameIndex([...printedCards].map(([id, { title }]) => ({ id, title }))),
      size: printedCards.size,
    };
  return known.index;
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
