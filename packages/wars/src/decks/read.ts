import { cardsIn, type DeckList, type ListedCard, type ListFault, mendedCards, parseList } from '@orrery/decks';
import { nameKey } from '@orrery/kernel';
import { cardNames, listFormat, printedOf } from './format.ts';

/** A deck from a list: card ids with their counts and lines. */
export interface Deck {
  readonly name: string;
  /** the id of the starting location: the one that the list names, or its first location; null if there is none */
  readonly location: string | null;
  /** every card of the deck, with one copy of the starting location */
  readonly cards: readonly ListedCard[];
  /** the lines that could not be read, with line numbers and likely names */
  readonly faults: readonly ListFault[];
  /** the cards as they will be after these faults are fixed; the rules can judge them now */
  readonly mended: readonly ListedCard[];
  /** the list with every line; `printList` prints exactly the same text */
  readonly list: DeckList;
}

const isLocation = (id: string): boolean => printedOf(id)?.type === 'location';

/**
 * Reads a deck list. The starting location is the one that `Location: ...` names, or the first card under a heading `Location`, or else the first
 * location of the list (wars/starting-the-game/2). It never throws: the faults hold all that cannot be read.
 */
export function readDeck(text: string): Deck {
  const list = parseList(text, listFormat());
  const faults: ListFault[] = [...list.faults];
  const cards = cardsIn(list);
  let mended = mendedCards(list);
  const complain = (line: number, message: string, suggestions: readonly string[]) =>
    faults.push({ line, text: list.lines[line - 1]?.text ?? '', message, suggestions });
  const titles = cards.filter(card => isLocation(card.id)).map(card => printedOf(card.id)!.title);

  let location = cards.find(card => isLocation(card.id))?.id ?? null;
  const [named] = cardsIn(list, 'location');
  if (named !== undefined) {
    if (isLocation(named.id)) location = named.id;
    else
      complain(
        named.line,
        `${printedOf(named.id)!.title} is not a location. Choose a location to start with.`,
        titles.slice(0, 3),
      );
  }
  const wanted = list.metadata.Location;
  if (wanted !== undefined && nameKey(wanted) !== '') {
    const ids = cardNames().lookup(wanted);
    const found = mended.find(card => ids.includes(card.id) && isLocation(card.id));
    if (found !== undefined) location = found.id;
    else {
      const line = list.lines.findIndex(x => x.kind === 'metadata' && x.key === 'Location') + 1;
      const near = cardNames().nearest(wanted);
      const meant = ids.find(isLocation);
      const advice = meant === undefined ? '' : ' Add it to the cards.';
      complain(
        line,
        `The list has no location called “${wanted}”.${advice}`,
        near.filter(title => titles.includes(title)),
      );
      if (meant !== undefined) mended = [{ id: meant, count: 1, line }, ...mended];
    }
  }
  return {
    name: list.metadata.Name ?? '',
    location,
    cards,
    faults: faults.sort((a, b) => a.line - b.line),
    mended,
    list,
  };
}
