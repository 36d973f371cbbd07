import { roll, shuffled, start } from '@orrery/kernel';
import { dice } from '@orrery/kernel/testing';
import { LIBRARY } from '../src/card.ts';
import { CARDS, type GeSetup, type GeState, galacticEmpires, ORDERS, readyDecks, readySetup } from '../src/index.ts';

/** Returns ready decks, a different hand of them for each number. */
export function readyTable(players: number, seed: number): GeSetup {
  const names = readyDecks.map(deck => deck.name);
  return readySetup(...shuffled(dice(seed), [...names, ...names]).slice(0, players));
}

const TERRAIN = CARDS.filter(card => card.types[0] === 'T');
const UNITS = CARDS.filter(card => ['S', 'D', 'B'].includes(card.types[0]!));

/** Returns decks of any cards of the game, with enough terrain and units to play. */
export function anyTable(players: number, seed: number): GeSetup {
  const d = dice(seed);
  const ids = (cards: typeof CARDS, n: number): string[] =>
    shuffled(d, cards)
      .slice(0, n)
      .map(card => card.id);
  const seats = Array.from({ length: players }, () => ({
    deck: [...ids(TERRAIN, 14), ...ids(UNITS, 10), ...ids(CARDS, 26)],
    reserve: ids(CARDS, 1),
  }));
  return { seats, sets: LIBRARY.setsFor(seats.flatMap(({ deck, reserve }) => [...deck, ...reserve])) };
}

/** Returns a match in which some players have given orders. @param orders the number of kinds of orders, from the first */
export function begin(setup: GeSetup, seed: number, orders: number = ORDERS.length): GeState {
  const s = start(galacticEmpires, setup, seed, true);
  const d = dice(seed + 1);
  s.seats.forEach((seat, i) => {
    s.seats[i] = { ...seat, order: roll(d, orders) };
  });
  return s;
}

/** A match of two to four players with decks of any cards. */
export const anyCards = (seed: number): GeState => begin(anyTable(2 + (seed % 3), seed), seed);
/** A match of three players with decks of any cards. */
export const three = (seed: number): GeState => begin(anyTable(3, seed), seed);
/** A match of two to four players with ready decks. */
export const ready = (seed: number): GeState => begin(readyTable(2 + (seed % 3), seed), seed);
