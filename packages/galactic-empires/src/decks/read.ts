import { cardsIn, type DeckList, each, type ListedCard, type ListFault, mendedCards, parseList } from '@orrery/decks';
import { nameKey } from '@orrery/kernel';
import type { Format } from './deck.ts';
import { empiresLike, likelyEmpire, type MainEmpire, mainEmpire } from './empires.ts';
import { listFormat, printedOf } from './format.ts';

/** A deck from a list: card ids with their counts and lines. */
export interface Deck {
  readonly name: string;
  /** the side of the deck, from the list or else from its cards; null if every deck may have all of its cards */
  readonly main: MainEmpire | null;
  /** the kind of deck; `Format: starter` makes it a starter deck */
  readonly format: Format;
  /** all cards, the reserve fleet included */
  readonly cards: readonly ListedCard[];
  /** the cards for the reserve fleet, the most wanted first; a match takes as many as there are players */
  readonly reserve: readonly ListedCard[];
  /** lines that could not be read, with line numbers and names that may have been meant */
  readonly faults: readonly ListFault[];
  /** the cards as they will be once these problems are fixed, so that the rules can judge them now */
  readonly mended: readonly ListedCard[];
  readonly mendedReserve: readonly ListedCard[];
  /** the list with every line; `printList` prints it again without a change */
  readonly list: DeckList;
}

/**
 * Reads a deck list. Cards below `Reserve` are for the reserve fleet. `Empire: ...` gives the side of the deck, and `Format: starter` makes it a
 * starter deck. The function never throws: the result lists all problems.
 */
export function readDeck(text: string): Deck {
  const list = parseList(text, listFormat());
  const faults: ListFault[] = [...list.faults];
  const mended = mendedCards(list);
  const told = list.metadata.Empire;
  const named = told === undefined || nameKey(told) === '' ? undefined : mainEmpire(told);
  if (told !== undefined && nameKey(told) !== '' && named === undefined)
    faults.push({
      line: list.lines.findIndex(x => x.kind === 'metadata' && x.key === 'Empire') + 1,
      text: told,
      message: `No empire is called “${told}”.`,
      suggestions: empiresLike(told),
    });
  const likely = named === undefined ? likelyEmpire(each(mended).flatMap(id => printedOf(id) ?? [])) : undefined;
  return {
    name: list.metadata.Name ?? '',
    main: named ?? (likely === undefined ? null : { empire: likely }),
    format: nameKey(list.metadata.Format ?? '').startsWith('starter') ? 'starter' : 'constructed',
    cards: cardsIn(list),
    reserve: cardsIn(list, 'reserve'),
    faults: faults.sort((a, b) => a.line - b.line),
    mended,
    mendedReserve: mendedCards(list, 'reserve'),
    list,
  };
}
