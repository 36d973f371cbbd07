// Faults of a deck, and how each reads in one line.
import { many } from '@orrery/kernel';
import type { DeckList, ListedCard, ListFault } from './list.ts';

/** A fault of a deck. */
export interface DeckListFault {
  /** the line of the list, counted from 1; 0 for the list as a whole */
  readonly line: number;
  /** the rule that it breaks; '' if the line could not be read */
  readonly rule: string;
  readonly text: string;
  /** possible meanings */
  readonly suggestions: readonly string[];
}

/** Returns the unreadable lines of a list as faults of the deck. They break no rule of a game. */
export const unread = (faults: readonly ListFault[]): DeckListFault[] =>
  faults.map(({ line, message, suggestions }) => ({ line, rule: '', text: message, suggestions }));

/** Gives faults the line numbers of the file that the list was made from, if there is one (`DeckList.places`). */
export const inFile = ({ places }: DeckList, faults: readonly DeckListFault[]): readonly DeckListFault[] =>
  places === undefined ? faults : faults.map(fault => ({ ...fault, line: places[fault.line - 1] ?? 0 }));

/** Writes a fault in one line: where, what, which rule, and the possible meanings. Everything that checks decks uses this. */
export function tellFault({ line, text, rule, suggestions }: DeckListFault): string {
  const where = line > 0 ? `line ${line}` : 'the list';
  const meant = suggestions.length > 0 ? `  Did you mean ${suggestions.join(' or ')}?` : '';
  return `${where}: ${text}${rule ? ` (${rule})` : ''}${meant}`;
}

/** Writes what follows a size if some cards are not counted in it: ` (without 3 cards that Orrery does not have yet)`. */
export const leftOut = (absent: number): string =>
  absent === 0 ? '' : ` (without ${many(absent, 'card')} that Orrery does not have yet)`;

/** Returns the ids of the cards of a list, one for each copy. */
export const each = (cards: readonly ListedCard[]): string[] =>
  cards.flatMap(card => Array.from({ length: card.count }, () => card.id));

/** Returns the number of cards in a list, with all copies. */
export const cardCount = (cards: readonly ListedCard[]): number => cards.reduce((n, card) => n + card.count, 0);

/** Returns the list without one copy of an item; the whole list if it has no copy. */
export function withoutOne<T>(list: readonly T[], item: T): T[] {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

/**
 * Writes the message for a deck that cannot be played because its list could not be read.
 * @param place the deck's place at the table, from 0; @param name the deck's name, or ''
 * @returns null if the whole list was read
 */
export function unreadDeck(place: number, name: string, faults: readonly ListFault[]): string | null {
  const [first] = faults;
  if (first === undefined) return null;
  const meant = first.suggestions.length > 0 ? ` Did you mean ${first.suggestions.join(' or ')}?` : '';
  return `${deckAt(place, name)}, line ${first.line}: ${first.message}${meant}`;
}

/** Names a deck in messages: by its place at the table, and by its name if it has one. */
export const deckAt = (place: number, name: string): string =>
  name === '' ? `Deck ${place + 1}` : `Deck ${place + 1} (${name})`;
