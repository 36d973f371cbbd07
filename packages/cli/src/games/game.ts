import type { Advice } from '@orrery/bots';
import type { Fact, Game, Seat, State, Viewer } from '@orrery/kernel';

/** The players wanted at a table, and the deck of the one who plays. */
export interface Wanted {
  readonly seats: number;
  /** the seat of the person who plays; -1 for a table of bots */
  readonly mine: number;
  /** the name of a starter deck, or a file; undefined for the usual one */
  readonly deck: string | undefined;
  readonly ruleset: string | undefined;
}

/** A question as a person at the table is asked it. */
export interface Question {
  readonly prompt: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
}

/** What the terminal needs of a game besides the kernel's contract: its words and its looks. */
export interface Playable<S extends State> {
  readonly game: Game<S>;
  readonly advice: Advice<S>;
  readonly rulesets: readonly string[];
  /** names of the decks that come with the game, the usual one first */
  readonly decks: readonly string[];
  /** a match's setup, and what has to be said about it. @throws BadInput */
  setup(wanted: Wanted): { readonly setup: unknown; readonly notices: readonly string[] };
  seatName(s: S, seat: Seat): string;
  /** what a viewer sees of the table, in lines of this width */
  table(s: S, viewer: Viewer, width: number): string[];
  /** what a seat is asked, or null */
  question(s: S, seat: Seat): Question | null;
  /** where an option belongs in the list of choices */
  group(optionId: string): string;
  /** what happened, in lines, as a viewer may know it */
  tell(s: S, facts: readonly Fact[], viewer: Viewer): readonly string[];
  /** the options that a person may mean by `attack Londo`; empty when the words mean nothing here */
  wishes(s: S, seat: Seat, words: string): readonly string[];
  /** how a wish reads */
  wishLabel(s: S, optionId: string): string;
  /** what a card says; of several that could be meant, their titles */
  card(name: string): { readonly lines: readonly string[] } | { readonly several: readonly string[] };
  /** what the signs on the table mean */
  readonly legend: readonly string[];
}
