// The decks of Galactic Empires: ready decks, checks of lists, and the setup of a match.
import { cardCount, inFile } from '@orrery/decks';
import { checkDeck, listFormat, readDeck, readyDecks, setupFrom } from '@orrery/galactic-empires';
import { many } from '@orrery/kernel';
import type { DeckForm, DeckReport, Prepared, ReadyDeck, Wanted } from '../../contract/game.ts';
import { printDeck } from '../print-deck.ts';

/** The ready decks by empire. */
export const DECKS: Readonly<Record<string, ReadyDeck>> = Object.fromEntries(
  readyDecks.map(({ name, title, empire, about, list }) => [name, { title, faction: empire, about, list }]),
);

/**
 * A match of these decks and, where a seat has none, the next ready deck that fewest others play: with more players than ready decks
 * some are played twice.
 */
export function prepare({ decks: given }: Wanted): Prepared {
  const playing = given.flatMap(deck => (deck === null ? [] : [deck.name]));
  const chosen = given.map(deck => {
    if (deck !== null) return deck;
    const copies = (name: string): number => playing.filter(other => other === name).length;
    const free = readyDecks.reduce((best, next) => (copies(next.name) < copies(best.name) ? next : best));
    playing.push(free.name);
    return { name: free.name, text: free.list, ready: true };
  });
  // who plays a ready deck goes by its empire, unless somebody else plays it too
  const names = chosen.map(deck =>
    deck.ready && playing.filter(name => name === deck.name).length === 1 ? DECKS[deck.name]!.faction : '',
  );
  const setup = setupFrom(
    chosen.map(deck => readDeck(deck.text)),
    names,
  );
  return { setup, decks: chosen.map(deck => deck.name), notices: [] };
}

/** Every fault of a deck list, and how many cards it has. */
export function judge(text: string): DeckReport {
  const deck = readDeck(text);
  const cards = cardCount(deck.cards);
  const reserve = cardCount(deck.reserve);
  return {
    faults: inFile(deck.list, checkDeck(deck)),
    size: `${many(cards, 'card')}, ${reserve} for the reserve fleet`,
    facts: { empire: deck.main?.empire ?? null, cards, reserve },
  };
}

/** A deck list as it was read, in plain text or as a deck of LackeyCCG. @throws BadInput where one with faults is wanted as such a deck */
export const print = (text: string, form: DeckForm = 'text'): string =>
  printDeck(readDeck(text).list, form, listFormat(), { game: 'Galactic Empires', setOf: () => 'Universe Edition' });
