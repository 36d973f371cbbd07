// How scenarios name the things in choices: cards, seats, piles and numbers.
import type { Seat, State } from '../state/state.ts';

/** One sort of thing that a choice may be about: a card, a seat, a pile. Gives the names that scenarios and tests use. */
export interface Things<S extends State> {
  /** the word for the sort, such as `card` */
  readonly noun: string;
  /** returns the name of a thing */
  name(s: S, id: number): string;
  /**
   * Returns all possible meanings of a name, the likeliest first.
   * @param seat the seat whose choice it is, if that matters
   * @param hand true if a card is to be played; then cards in that seat's hand come first
   */
  find(s: S, name: string, seat: Seat, hand: boolean): readonly number[];
  /** returns where it is and in which state, which distinguishes things of one name. Absent if names are never shared */
  place?(s: S, id: number): string;
  /** returns names close to an unknown one */
  near?(s: S, name: string): readonly string[];
  /** true if a text means a thing of this sort; otherwise it already answers a question. Absent if every text does */
  some?(name: string): boolean;
  /** says how to write one, if its names do not show that */
  readonly hint?: string;
}

/** A thing in a list, by its place counted from 1. */
export const INDEX: Things<State> = {
  noun: 'number',
  hint: 'places are counted from 1',
  name: (_s, n) => String(n + 1),
  find: (_s, name) => (/^[1-9]\d*$/.test(name) ? [Number(name) - 1] : []),
};

/** A number that is meant as it is. */
export const NUMBER: Things<State> = {
  noun: 'number',
  name: (_s, n) => String(n),
  find: (_s, name) => (/^\d+$/.test(name) ? [Number(name)] : []),
};

/** What the options of a verb are about, and what the verb means. */
export interface Form {
  /** the sort of its first number, if it has one, and of its second */
  readonly a?: string;
  readonly b?: string;
  /** true if the first is a card that the player would play from the hand */
  readonly hand?: boolean;
  /** whether it is an action of its own or an answer to a question */
  readonly as: 'action' | 'answer';
  /** its meaning in a few words */
  readonly says: string;
}

/** All that is needed to name the options of a game. */
export interface Naming<S extends State> {
  readonly things: Readonly<Record<string, Things<S>>>;
  /** every verb of the game's options */
  readonly forms: Readonly<Record<string, Form>>;
  /** by type of fact: the fields that show what the rules settled without asking, and the sort of each */
  readonly settled?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Splits a name from the words in brackets behind it: `Narn Agent (rotated)` is `Narn Agent`, distinguished by `rotated`. */
export function bracketed(name: string): { readonly name: string; readonly mark: string | null } {
  const match = /^(.*\S)\s*\(([^()]+)\)$/.exec(name.trim());
  return match ? { name: match[1]!, mark: match[2]! } : { name, mark: null };
}

/** Ends a message about an unknown name: with similar names, or only a full stop if there are none. */
export const nearestAre = (near: readonly string[]): string =>
  near.length > 0 ? `. Did you mean ${near.map(x => `"${x}"`).join(' or ')}?` : '.';

/** How the names of a game's cards are checked: returns the fault, or null. */
export interface CardNaming {
  /** as printed on the card */
  card(name: string): string | null;
  /** also with words in brackets that distinguish it from others of its name */
  copy(name: string): string | null;
}

/**
 * Checks the names of cards.
 * @param game the title of the game
 * @param known true for a name that some card has
 * @param nearest returns names similar to an unknown one
 */
export function cardNaming(
  game: string,
  known: (name: string) => boolean,
  nearest: (name: string) => readonly string[],
): CardNaming {
  const card = (name: string): string | null =>
    known(name) ? null : `there is no ${game} card "${name}"${nearestAre(nearest(name))}`;
  return { card, copy: name => (card(name) === null ? null : card(bracketed(name).name)) };
}
