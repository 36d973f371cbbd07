// The decks of WARS: ready decks, checks of lists, and the setup of a match.
import { cardCount, inFile } from '@orrery/decks';
import { capitalized } from '@orrery/kernel';
import {
  checkDeck,
  FORMATS,
  type Format,
  listFormat,
  printedOf,
  readDeck,
  readyDecks,
  SETS,
  setupFrom,
} from '@orrery/wars/lists';
import type { DeckForm, DeckReport, Prepared, ReadyDeck, Wanted } from '../../contract/game.ts';
import { printDeck } from '../print-deck.ts';

/** The ways to build a deck. WARS has them in place of rulesets. */
export { FORMATS };

/** The ready decks by faction. */
export const DECKS: Readonly<Record<string, ReadyDeck>> = Object.fromEntries(
  readyDecks.map(({ name, title, about, list }) => [name, { title, faction: capitalized(name), about, list }]),
);

/** Returns the format of a name that was already checked. */
const asFormat = (name: string | null): Format => FORMATS.find(f => f === name) ?? FORMATS[0];

/** Prepares a match with these decks. Seats without one get the next ready deck that nobody else plays. */
export function prepare({ decks: given, ruleset }: Wanted): Prepared {
  const taken = new Set(given.flatMap(deck => (deck === null ? [] : [deck.name])));
  const free = readyDecks.filter(deck => !taken.has(deck.name));
  const chosen = given.map(deck => deck ?? { name: free[0]!.name, text: free.shift()!.list, ready: true });
  const format = asFormat(ruleset);
  // a player of a ready deck has its faction's name, unless both play the same deck
  const names = chosen.map((deck, i) =>
    deck.ready && chosen[1 - i]!.name !== deck.name ? capitalized(deck.name) : '',
  );
  const setup = setupFrom(
    chosen.map(deck => readDeck(deck.text)),
    names,
  );
  return { setup: { ...setup, format }, decks: chosen.map(deck => deck.name), notices: [] };
}

/** Returns every fault of a deck list, and its number of cards. */
export function judge(text: string, ruleset: string | null): DeckReport {
  const deck = readDeck(text);
  const cards = cardCount(deck.cards);
  return {
    faults: inFile(deck.list, checkDeck(deck, asFormat(ruleset))),
    size: `${cards} cards`,
    facts: { location: deck.location, cards },
  };
}

/** Writes a deck list that was read, as plain text or as a deck of LackeyCCG. @throws BadInput for a deck of LackeyCCG if the list has faults */
export const print = (text: string, form: DeckForm = 'text'): string =>
  printDeck(readDeck(text).list, form, listFormat(), {
    game: 'WARS',
    setOf: id => SETS[printedOf(id)?.number[0] ?? ''] ?? '',
  });
