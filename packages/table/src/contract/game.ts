// The contract between a game and the table: everything that hosts ask of a game besides its rules.
import type { Advice, Evaluation, Features, Kinds, Likings, Pace } from '@orrery/bots';
import type { DeckList, DeckListFault, ListFormat } from '@orrery/decks';
import type { Fact, Game, OpenLesson, OpenPuzzle, ScenarioOptions, ScenarioOutcome, Seat, State } from '@orrery/kernel';
import type { CardFace } from './face.ts';

/** A deck that comes with a game. */
export interface ReadyDeck {
  /** what it is called in menus */
  readonly title: string;
  /** whose it is: a race, a faction; '' where the game has none */
  readonly faction: string;
  /** how it plays, in a sentence */
  readonly about: string;
  readonly list: string;
}

/** A deck that somebody wants to play: a ready one by its name, or a list of one's own by its file. */
export interface GivenDeck {
  readonly name: string;
  readonly text: string;
  /** true for a deck that comes with the game */
  readonly ready: boolean;
}

/** In what a deck list may be written: plain text, or the XML of LackeyCCG. */
export const DECK_FORMS = ['text', 'dek'] as const;
export type DeckForm = (typeof DECK_FORMS)[number];

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

/** What a deck list holds and what is wrong with it. */
export interface DeckReport {
  readonly faults: readonly DeckListFault[];
  /** how many cards lie where, in words */
  readonly size: string;
  /** what the report as JSON says besides */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** One card as a report shows it. Several may have one title. */
export interface CardPage {
  /** its stable id, by which the views of a match name it */
  readonly id: string;
  readonly title: string;
  /** by what else people call it: a second title, the title without its type and strength */
  readonly names?: readonly string[];
  /** what kind of card it is, in a word or two */
  readonly kind: string;
  /** all of it as plain data */
  sheet(): Readonly<Record<string, unknown>>;
  /** all of it as it is drawn, the same for all games */
  face(): CardFace;
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
  /** rulesets that it leaves out: rules of no other are not in its scope; none where this is absent */
  readonly laterRulesets?: ReadonlySet<string>;
  /** what the letters of the sources mean; '' where rules name none */
  readonly sources: string;
  /** the folders with the sources that enforce them, and name the ids where they do; from the project's own */
  readonly code: readonly string[];
  /** the folders with the tests that prove them, from the project's own */
  readonly tests: readonly string[];
}

/**
 * What somebody wishes at a moment: `ask`, to be asked every time; `once`, the next time, and then as before; `useful`, only when a card of his could
 * change something; `pass`, never to be asked (see `Stops`).
 */
export type Stop = 'ask' | 'once' | 'useful' | 'pass';

/**
 * A kind of question at which one may pass, told from what everybody at the table sees: the phase, whose turn it is, what was just played,
 * never from what a seat holds. Players choose at which of them they are asked.
 */
export interface Moment {
  readonly name: string;
  /** what it is, for people: `You are asked ...` */
  readonly title: string;
  /** whose turn, battle or deed it is about: hosts may set all of a kind at once */
  readonly whose: 'own' | 'other' | 'any';
  /** what a player begins with here; `useful` where nothing is said */
  readonly usual?: Stop;
  /** true for a step of one's own in which one does something: who passes it leaves undone what could be done there */
  readonly step?: true;
}

/** How near a seat is to winning, told of what everybody sees. */
export interface Standing {
  readonly seat: Seat;
  /** the player's name */
  readonly name: string;
  readonly out: boolean;
  /** the number by which the game is won or lost, such as a player's power */
  readonly score: number;
  /** that number in words, with what is wanted and what else has to be known: `14 of 20 power` */
  readonly text: string;
}

/** Why a match has ended as it has: a rule, and a sentence with the numbers that decided. */
export interface EndingReason {
  readonly rule: string;
  readonly text: string;
}

/** A game as hosts of tables know it: besides the kernel's contract its decks, its cards, its books and its words. */
export interface TableGame<S extends State> {
  readonly game: Game<S>;
  readonly advice: Advice<S>;
  /** how likely each seat is to win, for bots that do not play a match on to its end; without it they always do */
  readonly evaluation?: Evaluation<S>;
  /** of what that is made, for finding what each counts */
  readonly features?: Features<S>;
  /** how it tells kinds of answer apart, and which of them self-play likes more or less than the advice does: bots that think play worlds on so */
  readonly kinds?: Kinds<S>;
  readonly likings?: Likings;
  /** how far bots that think play worlds on; without it to the end */
  readonly pace?: Pace;
  /** the rulesets to choose from, the usual one first; none where there is but one */
  readonly rulesets: readonly string[];
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  /** the decks that come with the game by name, the usual one first */
  readonly decks: Readonly<Record<string, ReadyDeck>>;
  /** makes a match of decks without faults. @throws BadInput where they cannot make one */
  prepare(wanted: Wanted): Prepared;
  /** reads a deck list and judges it */
  checkDeck(text: string, ruleset: string | null): DeckReport;
  /**
   * A deck list as it was read, written anew.
   * @param form `text` where it is not given; a deck of LackeyCCG becomes plain text by it, and any list one of those by `dek`
   * @throws BadInput where a list with faults cannot be written in this form
   */
  printDeck(text: string, form?: DeckForm): string;
  /** a deck list as it was read, with every line; it never throws */
  readList(text: string): DeckList;
  /** how the lists of the game are written */
  listFormat(): ListFormat;
  readonly cards: readonly CardPage[];
  /** what is said of a card of the real game that is not here yet; null for any other name. Left out where all are here */
  readonly absent?: (name: string) => string | null;
  readonly catalogue: CatalogueSource;
  /** judges and plays a scenario */
  scenario(data: unknown, running: ScenarioOptions): ScenarioOutcome | Promise<ScenarioOutcome>;
  /** judges a lesson and opens it at its beginning. @throws BadInput in one line for what is wrong with it */
  lesson(data: unknown): OpenLesson<S> | Promise<OpenLesson<S>>;
  /** judges a scenario and opens it at its question where it is a puzzle; null where it is none. @throws BadInput for what is wrong with it */
  puzzle(data: unknown): OpenPuzzle<S> | null | Promise<OpenPuzzle<S> | null>;
  /** how many turns have begun */
  turn(s: S): number;
  /** the part of the turn that the table has come to, by its name: it changes only as the game goes on */
  phase(s: S): string;
  seatName(s: S, seat: Seat): string;
  /** how near each seat is to winning, by seat; nothing that lies hidden is told by it */
  standings(s: S): Standing[];
  /**
   * What is going on that has a name for everybody: the conflict or battle to which a fact belongs; null for none.
   * @param fact as it is told; null for what is under way now
   * @param last the topic of what was told before it
   */
  topic(s: S, fact: Fact | null, last: string | null): string | null;
  /**
   * Whom it concerns when a fact names this: whose card it is now, who is in a conflict.
   * @param kind `card`, or one of the kinds that the game's facts name by number
   */
  concerns(s: S, kind: string, id: number): readonly Seat[];
  /** the facts that people want to hear of first, by name: 1 for what is worth a word, 3 for a loss that hurts, 4 for the end of somebody */
  readonly weights: Readonly<Record<string, number | ((fact: Fact) => number)>>;
  /** by which rules the winners of a match that is over have won, from what numbers */
  reasons(s: S): readonly EndingReason[];
  /** what a seat has to spend, by its name in the middle of a sentence, as the seat knows it: a table warns where the last of it goes */
  stocks(s: S, seat: Seat): Readonly<Record<string, number>>;
  /** the ids of the cards in a seat's hand, for itself alone */
  hand(s: S, seat: Seat): readonly string[];
  /** the moments at which players may want to pass without being asked */
  readonly moments: readonly Moment[];
  /** the name of the moment at which a seat is asked; null where what is asked is not for passing */
  moment(s: S, seat: Seat): string | null;
  /** the standing order with which a person sits down, where it is not the first of the game's (`Game.orders`) */
  readonly personsOrder?: string;
  /** the options that a person may mean by `attack Londo`; empty when the words mean nothing here */
  wishes(s: S, seat: Seat, words: string): readonly string[];
  /** such words, for the help */
  readonly wish: string;
  /** how a wish reads */
  wishLabel(s: S, optionId: string): string;
}
