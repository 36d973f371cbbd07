// What the terminal needs of a game, wherever the game runs.
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

/** How an answer stands that is still being made. */
export interface Draft {
  /** why it could not be given as it is; null where it could */
  readonly refused: Refused | null;
  /** what it comes to; '' where nothing is said of that */
  readonly sum: string;
}

/** What has come of something that all have to agree to: the others are still asked, or it is settled. */
export type Agreed = 'asked' | 'refused' | 'taken back' | 'over';

/** What a game tells whoever waits at a keyboard. */
export interface Waiting {
  /** comes when whoever waits has left */
  readonly left: Promise<unknown>;
  /** the bot at a seat has been thinking for a while */
  thinks(seat: Seat): void;
  /** players elsewhere are waited for */
  waits(seats: readonly Seat[]): void;
  /** something has happened that may be told at once */
  happened(): void;
}

/**
 * Where a game lives, as a keyboard knows it: in this process (`LocalDoor`), or on a server. What has been told is known at once; what has to be
 * worked out, or is done, may be on its way for a while. Whatever cannot be taken is refused (`Refused`), and nothing has changed then.
 */
export interface Door {
  readonly table: TableGame<State>;
  /** true where others play elsewhere: then things happen while somebody thinks here */
  readonly shared: boolean;
  /** the number of what is asked now */
  readonly decision: number;
  /** how many choices have been made; fewer than before where some have been taken back */
  readonly length: number;
  readonly result: Result | null;
  /** the seats of persons at this keyboard that owe an answer */
  readonly asked: readonly Seat[];

  /** what a seat is called */
  seatName(seat: Seat): string;
  /** what a viewer sees of the table, shaped by the game */
  view(viewer: Viewer): object & ViewEnd;
  /** what a viewer has been told, the oldest line first; a line that stands is the same object each time */
  log(viewer: Viewer): readonly LogLine[];
  /** what has happened since the last choice of a seat, made of lines of its log */
  summary(seat: Seat | null): Summary;
  standing(): readonly Standing[];
  ending(viewer: Viewer): Ending | null;
  question(seat: Seat): QuestionView | null;
  warnings(seat: Seat): Warnings;
  stops(seat: Seat): Stops;
  orders(seat: Seat): OrdersView | null;
  /** why there is nothing to think about; null where there is */
  idle(seat: Seat): Idle | null;

  /** what an answer would do. @throws Refused where it could not be given */
  preview(seat: Seat, ids: readonly string[]): Promise<Preview>;
  /** @throws Refused for what is no option, or is named too often */
  draft(seat: Seat, ids: readonly string[]): Promise<Draft>;
  /** why a wish cannot be done, or that it can; null where the words name nothing here. @param verbs verbs to try where only a card is named */
  why(seat: Seat, words: string, verbs: readonly string[]): Promise<Why | null>;
  /** what looks best at once, by the game's own judgement */
  hint(seat: Seat): Promise<readonly string[]>;
  /** begins to think about what is asked; null where nobody thinks here */
  think(seat: Seat): Thought<State> | null;

  /** Gives an answer to the decision of this number. @throws Refused */
  choose(seat: Seat, decision: number, ids: readonly string[]): Promise<void>;
  /** Goes back to before the last choice; false where that is not for this seat alone to do. */
  undo(seat: Seat): Promise<boolean>;
  /** Asks all others to go back so, or to end the game without a winner. @throws Refused */
  propose(seat: Seat, what: 'undo' | 'end'): Promise<Agreed>;
  /** Ends the game as a draw, because a position has come three times. @throws Refused where it has not */
  claimDraw(seat: Seat): Promise<void>;
  /** Leaves the game for good. */
  resign(seat: Seat): Promise<void>;
  setStops(seat: Seat, changes: Stops): Promise<void>;
  /** @throws Refused for an order that there is not */
  order(seat: Seat, name: string): Promise<void>;

  /** True where a person passes here without being asked; elsewhere the server sees to it. */
  passes(seat: Seat): boolean;
  pass(seat: Seat): void;
  /** Waits until a person here is asked, the game is over, or they have left. */
  wait(waiting: Waiting): Promise<void>;
  /** Hears whenever something has changed. @returns ends this */
  follow(hear: () => void): () => void;
  /** what is to be said besides what happens in the game, since this was last asked */
  notices(): string[];
}
