import type { Advice } from '@orrery/bots';
import type { Fact, Game, Seat, State, Viewer } from '@orrery/kernel';

/** A deck that comes with a game. */
export interface ReadyDeck {
  /** what it is called in menus */
  readonly title: string;
  readonly list: string;
}

/** A deck that somebody wants to play: a ready one by its name, or a list of one's own by its file. */
export interface GivenDeck {
  readonly name: string;
  readonly text: string;
  /** true for a deck that comes with the game */
  readonly ready: boolean;
}

/** A match wanted: the decks by seat, null where any ready deck will do. */
export interface Wanted {
  readonly decks: readonly (GivenDeck | null)[];
  /** one of the game's rulesets; null where it has but one */
  readonly ruleset: string | null;
}

/** A match that can be made. */
export interface Prepared {
  readonly setup: unknown;
  /** what each seat plays, in a word or two */
  readonly decks: readonly string[];
  /** what has to be said about it */
  readonly notices: readonly string[];
}

/** Something wrong with a deck list. */
export interface DeckFault {
  /** counted from 1; 0 for the list as a whole */
  readonly line: number;
  /** the rule that it breaks; '' where the line could not be read */
  readonly rule: string;
  readonly text: string;
  readonly suggestions: readonly string[];
}

/** What a deck list holds and what is wrong with it. */
export interface DeckReport {
  readonly faults: readonly DeckFault[];
  /** how many cards lie where, in words */
  readonly size: string;
  /** what the report as JSON says besides */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** One card as a report shows it. Several may have one title. */
export interface CardPage {
  readonly title: string;
  /** what kind of card it is, in a word or two */
  readonly kind: string;
  /** all of it as plain data */
  sheet(): Readonly<Record<string, unknown>>;
  /** all of it for people */
  tell(): string;
}

/** Where the rules of a game are written down, and what proves them. */
export interface CatalogueSource {
  /** the folder with rules.jsonl and, where there are rulings on cards, rulings.jsonl; from the project's own */
  readonly folder: string;
  /** what the ids of its rules and rulings begin with, such as `b5` */
  readonly prefix: string;
  /** a rule's id, for examples */
  readonly example: string;
  /** topics that this version leaves out */
  readonly later: ReadonlySet<string>;
  /** what the letters of the sources mean; '' where rules name none */
  readonly sources: string;
  /** the folders with the tests that prove them, from the project's own */
  readonly tests: readonly string[];
}

/** How a scenario went: null when all of it held, else what did not and where. */
export interface Outcome {
  readonly scenario: string;
  readonly fault: string | null;
}

/** What the speed of a game is measured with. */
export interface Measured<S extends State> {
  /** who plays what, in words */
  readonly what: string;
  /** the setup of every match */
  readonly setup: unknown;
  /** a position in the middle of a match */
  midGame(): S;
  view(s: S, viewer: Viewer): unknown;
  /** facts and the next question, as one seat gets them */
  changes(s: S, facts: readonly Fact[], viewer: Viewer): unknown;
}

/** A question as a person at the table is asked it. */
export interface Question {
  readonly prompt: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
}

/** The pass that is all there is to choose, or null: a game's `reflex` where nothing more is known. */
export function onlyPass(q: Question | null): string | null {
  return q !== null && q.options.length === 1 && q.min === 1 && q.options[0]!.id === 'pass' ? 'pass' : null;
}

/** What the commands need of a game besides the kernel's contract: its words, its looks, its lists and its books. */
export interface Playable<S extends State> {
  readonly game: Game<S>;
  readonly advice: Advice<S>;
  /** the rulesets to choose from, the usual one first; none where there is but one */
  readonly rulesets: readonly string[];
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  /** the decks that come with the game by name, the usual one first */
  readonly decks: Readonly<Record<string, ReadyDeck>>;
  /** makes a match of decks without faults. @throws BadInput where they cannot make one */
  prepare(wanted: Wanted): Prepared;
  /** reads a deck list and judges it */
  checkDeck(text: string, ruleset: string | null): DeckReport;
  /** a deck list as it was read, written anew */
  printDeck(text: string): string;
  readonly cards: readonly CardPage[];
  readonly catalogue: CatalogueSource;
  /** plays a scenario. @throws BadInput when the data is none */
  scenario(data: unknown, where: string): Outcome;
  readonly measured: Measured<S>;
  /** how many turns have begun */
  turn(s: S): number;
  seatName(s: S, seat: Seat): string;
  /** what a viewer sees of the table, in lines of this width */
  table(s: S, viewer: Viewer, width: number): string[];
  /** what a seat is asked, or null */
  question(s: S, seat: Seat): Question | null;
  /** the option that the terminal takes for a person by itself, while that person lets it; null where one is to choose */
  reflex?(s: S, seat: Seat): string | null;
  /** where an option belongs in the list of choices */
  group(optionId: string): string;
  /** what happened, in lines, as a viewer may know it */
  tell(s: S, facts: readonly Fact[], viewer: Viewer): readonly string[];
  /** the options that a person may mean by `attack Londo`; empty when the words mean nothing here */
  wishes(s: S, seat: Seat, words: string): readonly string[];
  /** such words, for the help */
  readonly wish: string;
  /** how a wish reads */
  wishLabel(s: S, optionId: string): string;
  /** what the signs on the table mean */
  readonly legend: readonly string[];
}
