import { type ListFormat, NameIndex } from '@orrery/decks';
import { type CardSource, cardId } from '../card.ts';
import { CARDS } from '../cards/index.ts';

/** What a deck list divides into. A starting location counts among the 60 cards like any other. */
export const SECTIONS = {
  location: ['location', 'starting location', 'start'],
  deck: ['deck', 'main deck', 'main', 'reserve', 'cards'],
} as const;

/** Headings that only sort the deck for the eye. */
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

let sources: ReadonlyMap<string, CardSource> | null = null;

/** Every card by its id; made on first demand, since cards stand on rules and the rules on deck building. */
function byId(): ReadonlyMap<string, CardSource> {
  sources ??= new Map(CARDS.map(card => [cardId(card.title), card]));
  return sources;
}

/** The printed facts of a card by its id; undefined where no card has it. */
export const sourceOfId = (id: string): CardSource | undefined => byId().get(id);

let known: NameIndex | null = null;

/** Every card by its title. */
export function cardNames(): NameIndex {
  known ??= new NameIndex([...byId()].map(([id, { title }]) => ({ id, title })));
  return known;
}

/** How the lists of this game are written. */
export function listFormat(): ListFormat {
  return {
    index: cardNames(),
    sections: SECTIONS,
    firstSection: 'deck',
    types: ['locations', ...TYPES.flatMap(type => [type, `${type}s`])],
    keys: ['Name', 'Location', 'Faction', 'Author', 'Format'],
  };
}
