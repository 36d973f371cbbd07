// The interface between the terminal and a game, wherever the game runs.
import type { OrdersView, QuestionView, Refused, Result, Seat, State, ViewEnd, Viewer } from '@orrery/kernel';
import type {
  Ending,
  Idle,
  LogLine,
  Preview,
  Standing,
  Stops,
  Summary,
  TableGame,
  Thought,
  Warnings,
  Why,
} from '@orrery/table';

/** The state of an answer that a player is still choosing. */
export interface Draft {
  /** why the player cannot send it yet; null if they can */
  readonly refused: Refused | null;
  /** what it adds up to; '' if there is nothing to say */
  readonly sum: string;
}

/** The result of a motion: the others must still vote, or it is decided. */
export type Agreed = 'asked' | 'refused' | 'taken back' | 'over';

/** The events that a game reports while a player waits. */
export interface Waiting {
  /** resolves when the player has left */
  readonly left: Promise<unknown>;
  /** the bot at a seat has been thinking for a while */
  thinks(seat: Seat): void;
  /** players elsewhere must choose */
  waits(seats: readonly Seat[]): void;
  /** something has happened that can be shown at once */
  happened(): void;
}

/**
 * A game as the keyboard knows it: in this process (`LocalDoor`) or on a server. What has happened is known at once. Questions and actions may take a
 * while. Impossible ones throw `Refused`, and then nothing has changed.
 */
export interface Door {
  readonly table: TableGame<State>;
  /** true if others play elsewhere: then things happen while a player here thinks */
  readonly shared: boolean;
  /** the number of the present decision */
  readonly decision: number;
  /** how many choices were made; fewer than before if some were undone */
  readonly length: number;
  readonly result: Result | null;
  /** the seats of persons at this keyboard that owe an answer */
  readonly asked: readonly Seat[];

  /** the name of a seat */
  seatName(seat: Seat): string;
  /** a viewer's view of the table, in the shape of the game */
  view(viewer: Viewer): object & ViewEnd;
  /** a viewer's log, the oldest line first; the same line is the same object each time */
  log(viewer: Viewer): readonly LogLine[];
  /** the summary since a seat's last choice, made of lines of its log */
  summary(seat: Seat | null): Summary;
  standing(): readonly Standing[];
  ending(viewer: Viewer): Ending | null;
  question(seat: Seat): QuestionView | null;
  warnings(seat: Seat): Warnings;
  stops(seat: Seat): Stops;
  orders(seat: Seat): OrdersView | null;
  /** makes a call of the table's host. @throws Refused also if nobody here is the host */
  callAsHost(name: string): Promise<void>;
  /** why there is nothing to think about; null if there is something */
  idle(seat: Seat): Idle | null;

  /** previews an answer. @throws Refused if it is not possible */
  preview(seat: Seat, ids: readonly string[]): Promise<Preview>;
  /** @throws Refused for an unknown option, or one chosen too often */
  draft(seat: Seat, ids: readonly string[]): Promise<Draft>;
  /** why a wish cannot be done, or that it can; null where the words name nothing here. @param verbs verbs to try where only a card is named */
  why(seat: Seat, words: string, verbs: readonly string[]): Promise<Why | null>;
  /** the answer that looks best without looking ahead */
  hint(seat: Seat): Promise<readonly string[]>;
  /** starts a search for the best answer; null if nobody thinks here */
  think(seat: Seat): Thought<State> | null;

  /** Gives an answer to the decision of this number. @throws Refused */
  choose(seat: Seat, decision: number, ids: readonly string[]): Promise<void>;
  /** Undoes the last choice; false if the seat cannot do that alone. */
  undo(seat: Seat): Promise<boolean>;
  /** Asks the others to undo, or to end the game without a winner. @throws Refused */
  propose(seat: Seat, what: 'undo' | 'end'): Promise<Agreed>;
  /** Ends the game as a draw because a position has come three times. @throws Refused if it has not */
  claimDraw(seat: Seat): Promise<void>;
  /** Resigns and leaves the game. */
  resign(seat: Seat): Promise<void>;
  setStops(seat: Seat, changes: Stops): Promise<void>;
  /** @throws Refused for an unknown order */
  order(seat: Seat, name: string): Promise<void>;

  /** True if a person here passes automatically. On a server, the server passes. */
  passes(seat: Seat): boolean;
  pass(seat: Seat): void;
  /** Waits until a person here must choose, the game is over, or they have left. */
  wait(waiting: Waiting): Promise<void>;
  /** Calls a listener at every change. @returns ends this */
  follow(hear: () => void): () => void;
  /** messages besides the events of the game, since the last call */
  notices(): string[];
}
