// What Orrery and external bots say to each other (docs/bots.md).
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

/** The version of what bots and Orrery say to each other (docs/bots.md). */
export const PROTOCOL = 1;

/** What a bot wants to be sent before it is asked; what it does not want costs nothing. */
export interface Wants {
  /** the table as its seat sees it: whole each time, as changes of the last one (JSON Patch), or not at all */
  readonly view: 'whole' | 'changes' | 'none';
  /** what has happened since it was last asked */
  readonly facts: boolean;
  /** questions in words for people, and options with labels */
  readonly labels: boolean;
}

/** What who says nothing of it is sent. */
export const EVERYTHING: Wants = { view: 'whole', facts: true, labels: true };

/** One match of which a bot is told, as its seat may know it. */
export interface GameForBot {
  readonly game: string;
  readonly version: string;
  /** which match of the run this is, from 1: it tells nothing of how the cards lie */
  readonly number: number;
  readonly seat: Seat;
  /** what the seats are called */
  readonly seats: readonly string[];
  /** by seat, the deck as a list in plain text; null where the seat may not know it */
  readonly decks: readonly (DeckForBot | null)[];
  readonly clock: { readonly millis: number };
}

/** A deck as its player is told of it. */
export interface DeckForBot {
  readonly name: string;
  readonly list: string;
}

/**
 * The decks by seat as one seat is told of them: its own, or all where lists lie open; null for what it may not know.
 * @param decks those that have a list
 */
export const decksFor = (
  decks: readonly (DeckForBot | null)[],
  seats: number,
  seat: number,
  openLists: boolean,
): (DeckForBot | null)[] =>
  Array.from({ length: seats }, (_, of) => (of === seat || openLists ? (decks[of] ?? null) : null));

/** How a match ended, as a bot is told it. */
export interface EndForBot {
  readonly winners: readonly Seat[];
  readonly kind: string;
  /** what the end is worth to each seat: winners share 1, and where nobody has won all do */
  readonly rewards: readonly number[];
}

/** What a seat has been told of what happened: the facts, and the sentences of its log. */
export function factsForBot<S extends State>({ game }: Match<S>, heard: readonly Heard[], seat: Seat) {
  return {
    facts: heard.map(one => toldTo(one, seat).fact),
    lines: sentences(game, heard, seat).map(({ text }) => text),
  };
}

/** The table as a seat sees it, whole or as what has changed in it. */
export function viewForBot(
  view: object,
  last: object | null,
  how: Wants['view'],
): { readonly view: object } | { readonly patch: Patch } {
  return how === 'changes' && last !== null ? { patch: difference(last, view) } : { view };
}

/** A line as the record that it is; null for anything else. */
export function readLine(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const said: unknown = JSON.parse(line);
    return typeof said === 'object' && said !== null && !Array.isArray(said) ? (said as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A list of ids, as an answer names them; null for anything else. */
export function readIds(said: unknown): readonly string[] | null {
  return Array.isArray(said) && said.every(id => typeof id === 'string') ? said : null;
}
