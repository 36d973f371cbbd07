// The contract between a game and the table: all that hosts need of a game besides its rules.
import type { Advice, Evaluation, Features, Kinds, Likings, Pace } from '@orrery/bots';
import type { DeckList, DeckListFault, ListFormat } from '@orrery/decks';
import type {
  CardId,
  Fact,
  Game,
  Measure,
  OpenLesson,
  OpenPuzzle,
  OverlayFault,
  ScenarioOptions,
  ScenarioOutcome,
  Seat,
  State,
} from '@orrery/kernel';
import type { Agreement, OfferedCall } from './agreement.ts';
import type { CardFace } from './face.ts';

/** A deck that comes with a game. */
export interface ReadyDeck {
  /** its name in menus */
  readonly title: string;
  /** its owner: a race, a faction; '' if the game has none */
  readonly faction: string;
  /** how it plays, in one sentence */
  readonly about: string;
  readonly list: string;
  /** true if a table seats it only where somebody chooses it: its faction has another deck that sits down by itself, or it needs a later set */
  readonly byChoice?: boolean;
}

/** A deck for a match: a ready deck by its name, or a player's own list by its file. */
export interface GivenDeck {
  readonly name: string;
  readonly text: string;
  /** true for a deck that comes with the game */
  readonly ready: boolean;
  /** the overlay that its player brings, as plain data: all players of a match need the same one */
  readonly overlay?: unknown;
}

/** How decks of mixed factions are drawn: ready decks as they are, or with cards drawn at random. */
export const DRAWS = ['mixed', 'drawn'] as const;
export type Draw = (typeof DRAWS)[number];

/** The formats of a deck list: plain text, or LackeyCCG's XML. */
export const DECK_FORMS = ['text', 'dek'] as const;
export type DeckForm = (typeof DECK_FORMS)[number];

/** A requested match: the decks by seat, null for any ready deck. */
export interface Wanted {
  readonly decks: readonly (GivenDeck | null)[];
  /** one of the game's rulesets; null if it has only one */
  readonly ruleset: string | null;
  /** the ids of what the players have agreed on (`GameLists.agreements`), which the ruleset allows; absent for nothing */
  readonly agreed?: readonly string[];
  /** the overlay of the match, which is loaded; absent without one */
  readonly overlay?: unknown;
}

/** A match that can start. */
export interface Prepared {
  readonly setup: unknown;
  /** the deck of each seat, in a word or two */
  readonly decks: readonly string[];
  /** notes for the players */
  readonly notices: readonly string[];
  /** the ids of the agreements that it plays with: those that were wanted, and those that its decks need. Absent for none */
  readonly agreed?: readonly string[];
}

/** The contents of a deck list and its faults. */
export interface DeckReport {
  readonly faults: readonly DeckListFault[];
  /** the number of cards in each section, in words */
  readonly size: string;
  /** more for the JSON report */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** One card in a report. Several cards may share a title. */
export interface CardPage {
  /** its stable id, which views of a match use */
  readonly id: string;
  readonly title: string;
  /** its other names: a second title, the title without type and strength */
  readonly names?: readonly string[];
  /** the kind of card, in a word or two */
  readonly kind: string;
  /** everything as plain data */
  sheet(): Readonly<Record<string, unknown>>;
  /** everything for drawing, in one shape for all games */
  face(): CardFace;
  /** everything as text for people */
  tell(): string;
}

/** A known title that nobody can play yet, with what is known of it. */
export interface WantedCard {
  readonly title: string;
  readonly set: string;
  readonly type?: string;
  /** its race or its empire */
  readonly race?: string;
  readonly cost?: number;
  /** true if the spelling of the title is doubtful */
  readonly unsure?: true;
}

/** What an overlay says of one card. */
export interface OverlaidCard {
  readonly page: CardPage;
  /** what differs from the printed card that Orrery has, in lines; empty for a whole card */
  readonly changes: readonly string[];
  /** true for a card that Orrery does not have */
  readonly whole: boolean;
}

/** Reads overlays: cards that owners add to a game. */
export interface Overlays {
  /** checks an overlay. All sets must be loaded. `name` and `by` are '' where they are missing */
  read(data: unknown): {
    readonly name: string;
    readonly by: string;
    readonly cards: readonly OverlaidCard[];
    readonly faults: readonly OverlayFault[];
  };
  /** the page of a card that is not finished yet, from its numbers alone; null if it cannot be told even so */
  sketch(card: Readonly<Record<string, unknown>>): CardPage | null;
  /** makes the pages of the game's cards (`TableGame.cards`) show an overlay whose cards are added: for a host with one user; null for none */
  wear(data: unknown): void;
  /** the JSON Schema of an overlay, for editors */
  schema(): object;
  /**
   * Writes the start of an overlay for a card: what is known of it. All sets must be loaded.
   * @returns null if nobody knows a card of this name
   */
  start(name: string, by: string): Readonly<Record<string, unknown>> | null;
}

/** The files with the rules of a game, and the tests that prove them. */
export interface CatalogueSource {
  /** the folder with rules.jsonl, and with rulings.jsonl and decisions.jsonl if the game has them; relative to the project */
  readonly folder: string;
  /** the start of its rule and ruling ids, such as `b5` */
  readonly prefix: string;
  /** a rule id for examples */
  readonly example: string;
  /** the number of rulesets (`TableGame.rulesets`): a rule that only some have says so */
  readonly rulesets: number;
  /** topics that this version leaves out */
  readonly later: ReadonlySet<string>;
  /** rulesets that it leaves out: rules that belong only to these are out of scope; absent if it leaves out none */
  readonly laterRulesets?: ReadonlySet<string>;
  /** the meaning of the letters of sources; '' if rules name none */
  readonly sources: string;
  /** the source folders that enforce the rules and name their ids; relative to the project */
  readonly code: readonly string[];
  /** the test folders that prove the rules; relative to the project */
  readonly tests: readonly string[];
}

/**
 * What a player wants at a moment. Where a question cannot be passed, to pass means to let the table give the obvious answer (`TableGame.obvious`). `ask`: to be asked every time. `once`: to be asked the next time, and then as before. `useful`: only if a card
 * could change something. `pass`: never (see `Stops`).
 */
export type Stop = 'ask' | 'once' | 'useful' | 'pass';

/**
 * A kind of question at which a player may pass. Only public facts decide which it is: the phase, whose turn it is, what was just played. A player's
 * hand never matters. Players choose at which of them they are asked.
 */
export interface Moment {
  readonly name: string;
  /** its name for people: `You are asked ...` */
  readonly title: string;
  /** whose turn, battle or deed it is about; hosts may set all of one kind together */
  readonly whose: 'own' | 'other' | 'any';
  /** the setting at the start; `useful` by default */
  readonly usual?: Stop;
  /** true for a player's own step in which something can be done: a pass leaves that undone */
  readonly step?: true;
  /** true if its question can be answered with nothing, and the stop covers that, too */
  readonly empty?: true;
}

/** How near a seat is to winning, from public facts. */
export interface Standing {
  readonly seat: Seat;
  /** the player's name */
  readonly name: string;
  readonly out: boolean;
  /** the number that decides the game, such as a player's power */
  readonly score: number;
  /** that number in words, with the goal and what else matters: `14 of 20 power` */
  readonly text: string;
}

/** Why a match has ended: a rule, and a sentence with the deciding numbers. */
export interface EndingReason {
  readonly rule: string;
  readonly text: string;
}

/** What reads and checks the deck lists of a game, by printed data alone. It is here before the rules are. */
export interface GameLists {
  readonly game: { readonly name: string; readonly title: string };
  /** the rulesets, the usual one first; none if there is only one */
  readonly rulesets: readonly string[];
  /** what players may agree on before a match; absent in a game without optional rules */
  readonly agreements?: readonly Agreement[];
  /** the ready decks by name, the usual one first */
  readonly decks: Readonly<Record<string, ReadyDeck>>;
  /** reads a deck list and checks it */
  checkDeck(text: string, ruleset: string | null, overlay?: unknown): DeckReport;
  /**
   * Writes a deck list again.
   * @param form `text` by default, which turns a LackeyCCG deck into plain text; `dek` turns any list into a LackeyCCG deck
   * @throws BadInput if a list with faults cannot be written in this form
   */
  printDeck(text: string, form?: DeckForm): string;
  /** reads a deck list with every line; it never throws */
  readList(text: string): DeckList;
  /** the format of the game's lists */
  listFormat(): ListFormat;
  /** loads what the reading and checking of deck lists needs, of all sets */
  loadLists(): Promise<void>;
  /**
   * Loads the names of the cards that nobody can play yet, so that messages about lists can name them. Matches of ready decks do without. Absent if
   * `loadLists` loads all of them
   */
  readonly loadKnown?: () => Promise<void>;
  /** the message for a card that Orrery does not have yet; null for any other name. Absent if all cards are here */
  readonly absent?: (name: string) => string | null;
}

/** A game as hosts of tables know it: the kernel's contract, its decks, cards, books and words. */
export interface TableGame<S extends State> extends GameLists {
  readonly game: Game<S>;
  readonly advice: Advice<S>;
  /** how likely each seat is to win, for bots that stop before the end of a match; without it they always play to the end */
  readonly evaluation?: Evaluation<S>;
  /** the features of the evaluation, for finding their weights */
  readonly features?: Features<S>;
  /** how it distinguishes kinds of answer, and the likings from self-play; bots that think play worlds on with them */
  readonly kinds?: Kinds<S>;
  readonly likings?: Likings;
  /** how far bots that think play worlds on; without it, to the end */
  readonly pace?: Pace;
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  /**
   * draws decks of different factions at random, in Babylon 5 several of one race among them; absent where a game has no such factions. The lists of
   * all cards must be loaded
   */
  mixed?(seats: number, seed: number, how: Draw): Promise<GivenDeck[]>;
  /** makes a match from decks without faults. @throws BadInput if they cannot make one */
  prepare(wanted: Wanted): Prepared;
  /** returns the ids of the agreements that the chosen decks and the number of seats need. Absent where decks need none */
  needed?(wanted: Wanted): readonly string[];
  /** what the host of a table may call during a match, with the words for it; absent if there is nothing */
  readonly calls?: readonly OfferedCall[];
  /** the cards of the sets that are loaded */
  readonly cards: readonly CardPage[];
  /**
   * Loads the cards of these sets, and of the sets that bots think likely. What is here is not loaded again.
   * @param sets their names, as a setup names them (`setsNamed`); all sets without it
   * @param overlay the overlay of the match, as its setup carries it (`overlayNamed`); its cards are added, too
   * @throws BadInput in one line for a set that this version does not have
   */
  load(sets?: readonly string[], overlay?: unknown): Promise<void>;
  /** loads what reads the cards that owners add. Absent in a game without overlays */
  readonly overlays?: () => Promise<Overlays>;
  /** loads what is known of the cards that nobody can play yet. Absent if all known cards are here */
  readonly wanted?: () => Promise<readonly WantedCard[]>;
  readonly catalogue: CatalogueSource;
  /** checks and plays a scenario */
  scenario(data: unknown, running: ScenarioOptions): ScenarioOutcome | Promise<ScenarioOutcome>;
  /** checks a lesson and opens it at its start. @throws BadInput in one line for a fault */
  lesson(data: unknown): OpenLesson<S> | Promise<OpenLesson<S>>;
  /** checks a scenario and, if it is a puzzle, opens it at its question; null if it is not. @throws BadInput for a fault */
  puzzle(data: unknown): OpenPuzzle<S> | null | Promise<OpenPuzzle<S> | null>;
  /** returns how many turns have begun */
  turn(s: S): number;
  /** returns the present part of the turn by name; it changes only as the game goes on */
  phase(s: S): string;
  seatName(s: S, seat: Seat): string;
  /** returns how near each seat is to winning, from public facts */
  standings(s: S): Standing[];
  /** returns the numbers by which a seat measures a choice, the most important first, as the seat knows them; absent if there are none */
  measures?(s: S, seat: Seat): readonly Measure[];
  /**
   * Returns the named event that a fact belongs to, such as a conflict or battle; null for none.
   * @param fact the fact as told; null for what is under way now
   * @param last the topic of the fact before
   */
  topic(s: S, fact: Fact | null, last: string | null): string | null;
  /**
   * Returns the seats that a thing in a fact concerns: the owner of a card, the sides of a conflict.
   * @param kind `card`, or one of the kinds that the game's facts name by number
   */
  concerns(s: S, kind: string, id: number): readonly Seat[];
  /** the weight of facts that people want to hear first: 1 is worth a word, 3 is a painful loss, 4 is the end of a player */
  readonly weights: Readonly<Record<string, number | ((fact: Fact) => number)>>;
  /** returns the rules by which the winners of a finished match have won, with the numbers */
  reasons(s: S): readonly EndingReason[];
  /** returns what a seat has to spend, by its name in the middle of a sentence, as the seat knows it: a table warns when it spends the last of it */
  stocks(s: S, seat: Seat): Readonly<Record<string, number>>;
  /** returns the ids of the cards in a seat's hand, for that seat alone */
  hand(s: S, seat: Seat): readonly string[];
  /** the moments at which players may choose to pass without a question */
  readonly moments: readonly Moment[];
  /** returns the name of the moment of a seat's question; null if it is not for passing */
  moment(s: S, seat: Seat): string | null;
  /**
   * returns the answer that nearly everybody gives at a moment whose question cannot be passed, as ids of options: the table gives it unless the
   * player wants to be asked there. Null if there is none. Only public facts decide
   */
  readonly obvious?: (s: S, seat: Seat) => readonly string[] | null;
  /** the standing order of a person at the start, if it is not the first of the game's (`Game.orders`) */
  readonly personsOrder?: string;
  /** returns the options that a person may mean by `attack Londo`; none if the words mean nothing here */
  wishes(s: S, seat: Seat, words: string): readonly string[];
  /** such words, for the help */
  readonly wish: string;
  /** returns the text of a wish */
  wishLabel(s: S, optionId: string): string;
  /** true if an act suits the kind of its card and the place where the card lies, whether or not it is legal now */
  suits(s: S, seat: Seat, optionId: string): boolean;
  /** says in a sentence what a card is and where it lies, or when the seat can use it. @param card a card that the seat knows */
  about(s: S, seat: Seat, card: CardId): string;
}
