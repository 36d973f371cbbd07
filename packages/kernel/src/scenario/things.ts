// How scenarios name what choices are about: cards, seats, piles and numbers.
import type { Seat, State } from '../state/state.ts';

/** One sort of thing that a choice may be about: a card, a seat, a pile. What scenarios and tests call each of them. */
export interface Things<S extends State> {
  /** what people call the sort, such as `card` */
  readonly noun: string;
  /** what one of them is called */
  name(s: S, id: number): string;
  /**
   * All that a name may mean, what is meant most likely first.
   * @param seat whose choice it is about, where that matters
   * @param hand true where a card is to be played: then one in that seat's hand is meant before others
   */
  find(s: S, name: string, seat: Seat, hand: boolean): readonly number[];
  /** where it is and in which state: what tells it from others of its name. Absent where names are never shared */
  place?(s: S, id: number): string;
  /** names like one that means nothing */
  near?(s: S, name: string): readonly string[];
  /** true for what is meant as one of them: anything else behind a verb answers a question already. Absent where everything is */
  some?(name: string): boolean;
  /** how one is written, where that is not plain from its names */
  readonly hint?: string;
}

/** A thing in a list, by its place: people count from 1. */
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

/** What the options of a verb are about, and what the verb says. */
export interface Form {
  /** the sort of thing that its first number is, where it has one, and its second */
  readonly a?: string;
  readonly b?: string;
  /** true where its first is a card that the player would play from the hand */
  readonly hand?: boolean;
  /** where it is given: as an action of its own, or as an answer to a question */
  readonly as: 'action' | 'answer';
  /** what it means, in a few words */
  readonly says: string;
}

/** Everything by which the options of a game are named. */
export interface Naming<S extends State> {
  readonly things: Readonly<Record<string, Things<S>>>;
  /** every verb that an option of the game may have */
  readonly forms: Readonly<Record<string, Form>>;
  /** by type of fact: the fields that tell what the rules settled without asking, and what sort of thing each is */
  readonly settled?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A name with what stands in brackets behind it: `Narn Agent (rotated)` is `Narn Agent`, told apart by `rotated`. */
export function bracketed(name: string): { readonly name: string; readonly mark: string | null } {
  const match = /^(.*\S)\s*\(([^()]+)\)$/.exec(name.trim());
  return match ? { name: match[1]!, mark: match[2]! } : { name, mark: null };
}

/** The names that were meant, as a clause behind what is wrong; nothing where none is near. */
export const nearestAre = (near: readonly string[]): string =>
  near.length > 0 ? `. Did you mean ${near.map(x => `"${x}"`).join(' or ')}?` : '.';

/** How the names of a game's cards are judged: what is wrong with one, or null. */
export interface CardNaming {
  /** as it is written on the card */
  card(name: string): string | null;
  /** besides with what tells it from others of its name in brackets behind it */
  copy(name: string): string | null;
}

/**
 * Judges the names of cards by what the game knows.
 * @param game what the game is called
 * @param known true for a name that some card has
 * @param nearest names like one that no card has
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
