// What is wrong with a deck, and how a fault reads in one line.
import { many } from '@orrery/kernel';
import type { DeckList, ListedCard, ListFault } from './list.ts';

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

/** The lines of a list that could not be read, as faults of the deck: they break no rule of a game. */
export const unread = (faults: readonly ListFault[]): DeckListFault[] =>
  faults.map(({ line, message, suggestions }) => ({ line, rule: '', text: message, suggestions }));

/** Faults by the lines of the file from which a list was made, where it was made of one (`DeckList.places`). */
export const inFile = ({ places }: DeckList, faults: readonly DeckListFault[]): readonly DeckListFault[] =>
  places === undefined ? faults : faults.map(fault => ({ ...fault, line: places[fault.line - 1] ?? 0 }));

/** A fault in one line: where, what, by which rule, and what may have been meant. All that judge a list say it so. */
export function tellFault({ line, text, rule, suggestions }: DeckListFault): string {
  const where = line > 0 ? `line ${line}` : 'the list';
  const meant = suggestions.length > 0 ? `  Did you mean ${suggestions.join(' or ')}?` : '';
  return `${where}: ${text}${rule ? ` (${rule})` : ''}${meant}`;
}

/** What is added to a size if some cards are not counted in it: ` (without 3 cards that Orrery does not have yet)`. */
export const leftOut = (absent: number): string =>
  absent === 0 ? '' : ` (without ${many(absent, 'card')} that Orrery does not have yet)`;

/** The ids of listed cards, one for each copy. */
export const each = (cards: readonly ListedCard[]): string[] =>
  cards.flatMap(card => Array.from({ length: card.count }, () => card.id));

/** How many cards are listed, copies counted. */
export const cardCount = (cards: readonly ListedCard[]): number => cards.reduce((n, card) => n + card.count, 0);

/** The list without one copy of an item; the whole list where it has none. */
export function withoutOne<T>(list: readonly T[], item: T): T[] {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

/**
 * What is said of a deck that cannot be played since its list could not be read.
 * @param place the deck's place at the table, from 0; @param name its own, or ''
 * @returns null where all of the list was read
 */
export function unreadDeck(place: number, name: string, faults: readonly ListFault[]): string | null {
  const [first] = faults;
  if (first === undefined) return null;
  const meant = first.suggestions.length > 0 ? ` Did you mean ${first.suggestions.join(' or ')}?` : '';
  return `${deckAt(place, name)}, line ${first.line}: ${first.message}${meant}`;
}

/** How a deck is called in messages: by its place at the table, and its name where it has one. */
export const deckAt = (place: number, name: string): string =>
  name === '' ? `Deck ${place + 1}` : `Deck ${place + 1} (${name})`;
