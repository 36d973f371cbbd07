import { type ListFormat, NameIndex } from '@orrery/decks';
import { nameKey } from '@orrery/kernel';
import { TYPE_NAMES } from '../names.ts';
import { codeOf, listName, type Printed, printedCards } from '../printed.ts';
import type { AbsentCard } from '../printed-sets.ts';

/** The sections of a deck list. Cards for the reserve fleet come from the deck, so they count for all its rules. */
export const SECTIONS = {
  reserve: ['reserve', 'reserve fleet'],
  deck: ['deck', 'main deck', 'main', 'cards', 'draw deck', 'draw pile', 'decklist'],
} as const;

/** Headings that have no meaning and only sort the list. */
const TYPES = [...Object.values(TYPE_NAMES).flatMap(type => [type, `${type}s`]), 'abilities', 'luck', 'headquarters'];

/** Returns the printed values of a card by its id; undefined if there is no card with it. */
export const printedOf = (id: string): Printed | undefined => printedCards.get(id);

/** Returns all other names of a card in lists: either title or both, with or without type and strength. */
function otherNames(card: Printed): string[] {
  const { title, subtitle, types, strength, reaction } = card;
  const titles = subtitle === undefined ? [title] : [title, subtitle, `${title} - ${subtitle}`];
  const codes = ['', `${codeOf(card)} `, ...types.map(type => `${type}${strength} `)];
  const all = [...codes, ...(reaction ? codes.filter(Boolean).map(code => `R/${code}`) : [])];
  return all.flatMap(code => titles.map(name => `${code}${name}`));
}

let known: { readonly index: NameIndex; readonly size: number } | null = null;

/** Every card by its type, strength and title. People may leave out parts of a name if the rest still means one card. It is made anew when a set has
 * been added. */
export function cardNames(): NameIndex {
  if (known?.size !== printedCards.size)
    known = {
      index: new NameIndex(
        [...printedCards.values()].map(card => ({ id: card.id, title: listName(card), aliases: otherNames(card) })),
      ),
      size: printedCards.size,
    };
  return known.index;
}

/** The cards that nobody can play yet, by name; none before they are loaded. */
let absent: NameIndex | null = null;

/** Notes the cards that nobody can play yet. */
export function noteAbsent(cards: readonly AbsentCard[]): void {
  absent ??= new NameIndex(
    cards.map(({ card, set }) => ({
      id: card.id,
      title: listName(card),
      aliases: otherNames(card),
      qualifier: set,
    })),
  );
}

/** Finds the card among namesakes by the strength, type or other title in brackets: `Mercenary (6)`, `Planet (Candor II)`. */
function choose(candidates: readonly string[], qualifier: string | undefined): string | undefined {
  if (qualifier === undefined) return undefined;
  const wanted = nameKey(qualifier.replace(/^R\//i, ''));
  const found = candidates.filter(id => {
    const card = printedCards.get(id)!;
    return [codeOf(card), `${card.strength}`, `strength ${card.strength}`, ...card.types, card.subtitle ?? ''].some(
      name => nameKey(name) === wanted,
    );
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The format of this game's deck lists. */
export function listFormat(): ListFormat {
  return {
    index: cardNames(),
    sections: SECTIONS,
    firstSection: 'deck',
    types: TYPES,
    keys: ['Name', 'Empire', 'Author', 'Format'],
    keyWords: {
      'Deck name': 'Name',
      Title: 'Name',
      'Main empire': 'Empire',
      'Deck empire': 'Empire',
      Player: 'Author',
      Designer: 'Author',
      Creator: 'Author',
    },
    ...(absent !== null && { absent: { game: 'Galactic Empires', index: absent, notEntered: true } }),
    choose,
  };
}
