import { deckAt, each, unreadDeck, withoutOne } from '@orrery/decks';
import { BadInput } from '@orrery/kernel';
import { LIBRARY } from '../card.ts';
import { type GeSetup, PLAYERS } from './deck.ts';
import { reserveFaults } from './deck-construction.ts';
import { printedOf } from './format.ts';
import type { Deck } from './read.ts';

/**
 * Returns the setup of a match between these decks, one for each player. Each reserve fleet gets as many cards as there are players, in the order of
 * its list (ge/reserve-fleet/1). The other cards go into the deck.
 * @param names the players' names; a player without one gets the name of the seat
 * @throws BadInput for a list with problems, a card that cannot begin in reserve, or fewer than 2 or more than 12 decks; the start of the match
 * refuses other broken rules
 */
export function setupFrom(decks: readonly Deck[], names: readonly string[] = []): GeSetup {
  const players = decks.length;
  if (players < PLAYERS.least || players > PLAYERS.most)
    throw new BadInput(
      `Galactic Empires needs ${PLAYERS.least} to ${PLAYERS.most} decks, one for each player, not ${players}.`,
    );
  if (names.length > players) throw new BadInput(`There are ${names.length} players and ${players} decks.`);
  const seats = decks.map((deck, i) => {
    const fault = unreadDeck(i, deck.name, deck.faults);
    if (fault !== null) throw new BadInput(fault);
    const reserve = each(deck.reserve).slice(0, players);
    const [barred] = reserveFaults(reserve, printedOf);
    if (barred !== undefined) throw new BadInput(`${deckAt(i, deck.name)}: ${barred.text} (${barred.rule})`);
    const name = names[i];
    return {
      ...(name ? { name } : {}),
      deck: reserve.reduce<readonly string[]>(withoutOne, each(deck.cards)),
      reserve,
      format: deck.format,
      ...deck.main,
    };
  });
  return { seats, sets: LIBRARY.setsFor(seats.flatMap(({ deck, reserve }) => [...deck, ...reserve])) };
}
