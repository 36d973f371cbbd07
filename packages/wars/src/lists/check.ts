import type { ListedCard } from '@orrery/kernel/lists/index';
import { deckFaults, type Format } from './deck.ts';
import { sourceOfId } from './format.ts';
import type { Deck } from './read.ts';

/** Something wrong with a deck. */
export interface DeckListFault {
  /** the line of the list, counted from 1; 0 for the list as a whole */
  readonly line: number;
  /** the rule that it breaks; '' where the line could not be read */
  readonly rule: string;
  readonly text: string;
  /** what may have been meant */
  readonly suggestions: readonly string[];
}

/** The ids of listed cards, one for each copy. */
export function each(cards: readonly ListedCard[]): string[] {
  return cards.flatMap(card => Array.from({ length: card.count }, () => card.id));
}

/** Every fault of a deck in a format: what could not be read, and each rule of deck building that it breaks. */
export function checkDeck(deck: Deck, format: Format = 'constructed'): DeckListFault[] {
  const faults: DeckListFault[] = deck.faults.map(({ line, message, suggestions }) => ({
    line,
    rule: '',
    text: message,
    suggestions,
  }));
  for (const { rule, text, card } of deckFaults(each(deck.cards), format, sourceOfId)) {
    // a card is named at the last of its lines: the one that makes it too many
    const line = card === undefined ? 0 : Math.max(...deck.cards.filter(x => x.id === card).map(x => x.line));
    faults.push({ line, rule, text, suggestions: [] });
  }
  return faults.sort((a, b) => a.line - b.line);
}
