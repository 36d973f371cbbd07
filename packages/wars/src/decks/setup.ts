import { deckAt, each, unreadDeck, withoutOne } from '@orrery/decks';
import { BadInput } from '@orrery/kernel';
import { LIBRARY } from '../card.ts';
import type { WarsSetup } from './deck.ts';
import type { Deck } from './read.ts';

/**
 * Returns the setup of a match between these two decks.
 * @param names the players' names; a player without a name is called by the seat
 * @throws BadInput if a list could not be read or has no location, or if there are not two decks. Other rules are
 *   checked when the match starts.
 */
export function setupFrom(
  decks: readonly Deck[],
  names: readonly string[] = [],
  more: { readonly first?: number } = {},
): WarsSetup {
  if (decks.length !== 2) throw new BadInput(`WARS is a game for 2 players. It needs 2 decks, not ${decks.length}.`);
  if (names.length > decks.length) throw new BadInput(`There are ${names.length} names for 2 players.`);
  const { first } = more;
  if (first !== undefined && first !== 0 && first !== 1) throw new BadInput('The first player is seat 0 or seat 1.');
  const seats = decks.map((deck, i) => {
    const fault = unreadDeck(i, deck.name, deck.faults);
    if (fault !== null) throw new BadInput(fault);
    const { location } = deck;
    if (location === null)
      throw new BadInput(`${deckAt(i, deck.name)} has no location to start with (wars/deck-building/2).`);
    const name = names[i];
    return { ...(name ? { name } : {}), deck: withoutOne(each(deck.cards), location), location };
  });
  const sets = LIBRARY.setsFor(seats.flatMap(({ deck, location }) => [...deck, location]));
  return { seats, sets, ...(first === undefined ? {} : { first }) };
}
