// The messages between Orrery and external bots (docs/bots.md).
import {
  difference,
  type Heard,
  type Match,
  type Patch,
  type Seat,
  type State,
  sentences,
  toldTo,
} from '@orrery/kernel';

/** The version of these messages (docs/bots.md). */
export const PROTOCOL = 1;

/** The kinds of data that a bot wants before a question. Unwanted data cost nothing. */
export interface Wants {
  /** the view of its seat: complete each time, as changes since the last one (JSON Patch), or not at all */
  readonly view: 'whole' | 'changes' | 'none';
  /** the events since its last question */
  readonly facts: boolean;
  /** questions in words for people, and options with labels */
  readonly labels: boolean;
}

/** The data for bots that say nothing about it. */
export const EVERYTHING: Wants = { view: 'whole', facts: true, labels: true };

/** One match in the form for a bot, as its seat may know it. */
export interface GameForBot {
  readonly game: string;
  readonly version: string;
  /** the number of the match in the run, from 1: it tells nothing about the cards */
  readonly number: number;
  readonly seat: Seat;
  /** the names of the seats */
  readonly seats: readonly string[];
  /** by seat, the deck as a list in plain text; null if the seat may not know it */
  readonly decks: readonly (DeckForBot | null)[];
  readonly clock: { readonly millis: number };
}

/** A deck in the form for its player. */
export interface DeckForBot {
  readonly name: string;
  readonly list: string;
}

/**
 * The decks by seat that one seat may know: its own, or all if lists are open; null for the others.
 * @param decks those that have a list
 */
export const decksFor = (
  decks: readonly (DeckForBot | null)[],
  seats: number,
  seat: number,
  openLists: boolean,
): (DeckForBot | null)[] =>
  Array.from({ length: seats }, (_, of) => (of === seat || openLists ? (decks[of] ?? null) : null));

/** The result of a match in the form for a bot. */
export interface EndForBot {
  readonly winners: readonly Seat[];
  readonly kind: string;
  /** the reward of each seat: the winners share 1; without winners, all seats do */
  readonly rewards: readonly number[];
}

/** The events that a seat has heard: the facts, and the sentences of its log. */
export function factsForBot<S extends State>({ game }: Match<S>, heard: readonly Heard[], seat: Seat) {
  return {
    facts: heard.map(one => toldTo(one, seat).fact),
    lines: sentences(game, heard, seat).map(({ text }) => text),
  };
}

/** The view of a seat, complete or as changes. */
export function viewForBot(
  view: object,
  last: object | null,
  how: Wants['view'],
): { readonly view: object } | { readonly patch: Patch } {
  return how === 'changes' && last !== null ? { patch: difference(last, view) } : { view };
}

/** Parses a line as an object; null for anything else. */
export function readLine(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const said: unknown = JSON.parse(line);
    return typeof said === 'object' && said !== null && !Array.isArray(said) ? (said as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A list of ids in an answer; null for anything else. */
export function readIds(said: unknown): readonly string[] | null {
  return Array.isArray(said) && said.every(id => typeof id === 'string') ? said : null;
}
