import { cardsIn, type DeckList, each, type ListedCard, type ListFault, mendedCards, parseList } from '@orrery/decks';
import { nameKey } from '@orrery/kernel';
import type { Format } from './deck.ts';
import { empiresLike, likelyEmpire, type MainEmpire, mainEmpire } from './empires.ts';
import { listFormat, printedOf } from './format.ts';

/** A deck as a list gives it: card ids with their counts and lines. */
export interface Deck {
  readonly name: string;
  /** whom it stands for: as the list says, or else as its cards tell; null where all of them are open to everybody */
  readonly main: MainEmpire | null;
  /** how it was built: `Format: starter` says that it is a starter deck */
  readonly format: Format;
  /** every card, the reserve fleet among them */
  readonly cards: readonly ListedCard[];
  /** the cards for the reserve fleet, the most wanted first: as many are taken as there are players */
  readonly reserve: readonly ListedCard[];
  /** what could not be read, with line numbers and the names that may have been meant */
  readonly faults: readonly ListFault[];
  /** the cards as they will be once all of this is put right, for rules that judge them now */
  readonly mended: readonly ListedCard[];
  readonly mendedReserve: readonly ListedCard[];
  /** the list with every line; `printList` prints it again, letter for letter */
  readonly list: DeckList;
}

/**
 * Reads a deck list. Cards below `Reserve` are those for the reserve fleet; `Empire: ...` says whom the deck stands for, `Format: starter`
 * that it is a starter deck.
 * It never throws: whatever cannot be read is among the faults.
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
