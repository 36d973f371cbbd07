import { cardCount, type DeckListFault, each, type ListedCard, unmended, unread } from '@orrery/decks';
import { type DeckFault, PLAYERS } from './deck.ts';
import { deckFaults, reserveFaults } from './deck-construction.ts';
import { printedOf } from './format.ts';
import type { Deck } from './read.ts';

/**
 * Lists every problem of a deck: lines that could not be read, and every rule of deck construction and of the reserve fleet that it breaks. The rules
 * judge the deck as it will be once all lines can be read. So a player who fixes every problem has a legal deck.
 */
export function checkDeck(deck: Deck): DeckListFault[] {
  const faults: DeckListFault[] = unread(deck.faults);
  // the problem names the last line of a card: the line that makes it too many
  const tell = (found: readonly DeckFault[], cards: readonly ListedCard[]) => {
    for (const { rule, text, card } of found) {
      const line = card === undefined ? 0 : Math.max(0, ...cards.filter(x => x.id === card).map(x => x.line));
      faults.push({ line, rule, text, suggestions: [] });
    }
  };
  const { mended, mendedReserve, main, format } = deck;
  const { unknown } = unmended(deck.list);
  tell(deckFaults(each(mended), { format, unknown, ...(main && { main }) }, printedOf), mended);
  tell(reserveFaults(each(mendedReserve), printedOf), mendedReserve);
  const held = cardCount(mendedReserve) + unmended(deck.list, 'reserve').unknown;
  if (held > PLAYERS.most)
    faults.push({
      line: mendedReserve.at(-1)?.line ?? 0,
      rule: 'ge/reserve-fleet/1',
      text: `A reserve fleet may have 1 card for each player, at most ${PLAYERS.most}. This reserve fleet has ${held}.`,
      suggestions: [],
    });
  return faults.sort((a, b) => a.line - b.line);
}
