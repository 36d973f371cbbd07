// The decks of Galactic Empires: ready decks, checks of lists, and the setup of a match.
import { cardCount, inFile } from '@orrery/decks';
import {
  checkDeck,
  laterDecks,
  listFormat,
  printedOf,
  readDeck,
  readyDecks,
  setOfCard,
  setupFrom,
} from '@orrery/galactic-empires/lists';
import { many } from '@orrery/kernel';
import type { DeckForm, DeckReport, Prepared, ReadyDeck, Wanted } from '../../contract/game.ts';
import { printDeck } from '../print-deck.ts';

/** The ready decks by empire: those of the first set, then those with cards of later sets, which sit down only where somebody chooses them. */
export const DECKS: Readonly<Record<string, ReadyDeck>> = Object.fromEntries([
  ...readyDecks.map(({ name, title, empire, about, list }) => [name, { title, faction: empire, about, list }]),
  ...laterDecks.map(({ name, title, empire, about, list }) => [
    name,
    { title, faction: empire, about, list, byChoice: true },
  ]),
]);

/**
 * Prepares a match with these decks. Each seat without one gets the ready deck that the fewest others play. With more players than ready decks, some
 * decks are played twice.
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
  // a player of a ready deck has its empire's name, unless another player has the same deck
  const names = chosen.map(deck =>
    deck.ready && playing.filter(name => name === deck.name).length === 1 ? DECKS[deck.name]!.faction : '',
  );
  const setup = setupFrom(
    chosen.map(deck => readDeck(deck.text)),
    names,
  );
  return { setup, decks: chosen.map(deck => deck.name), notices: [] };
}

/** Returns every fault of a deck list, and its number of cards. */
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

/** Writes a deck list that was read, as plain text or as a deck of LackeyCCG. @throws BadInput for a deck of LackeyCCG if the list has faults */
export const print = (text: string, form: DeckForm = 'text'): string =>
  printDeck(readDeck(text).list, form, listFormat(), {
    game: 'Galactic Empires',
    setOf: id => setOfCard(printedOf(id) ?? {}),
  });
