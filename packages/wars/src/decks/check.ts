import { type DeckListFault, each, unmended, unread } from '@orrery/decks';
import { deckFaults, type Format } from './deck.ts';
import { printedOf } from './format.ts';
import type { Deck } from './read.ts';

/**
 * Returns every fault of a deck in a format: what could not be read, and each rule of deck building that it breaks. The rules judge the deck as it
 * will be after its names are fixed. A player who fixes every fault then has a legal deck.
 */
export function checkDeck(deck: Deck, format: Format = 'constructed'): DeckListFault[] {
  const faults: DeckListFault[] = unread(deck.faults);
  const cards = deck.mended;
  for (const { rule, text, card } of deckFaults(each(cards), format, printedOf, unmended(deck.list).unknown)) {
    // a card's line is its last line in the list: the one that makes too many copies
    const line = card === undefined ? 0 : Math.max(...cards.filter(x => x.id === card).map(x => x.line));
    faults.push({ line, rule, text, suggestions: [] });
  }
  return faults.sort((a, b) => a.line - b.line);
}
