/** The door to a table: everything that the page can ask of a game, wherever it runs. */
import type { MatchRecord, OrdersView, Seat, Viewer } from '@orrery/kernel';
import type { CardFace } from '@orrery/table';
import type {
  Advised,
  Draft,
  Ending,
  Judgement,
  Look,
  Moment,
  Preview,
  Standing,
  Stop,
  Stops,
  Summary,
  Update,
  Warnings,
  Why,
} from './contract.ts';

/** The name for the next step, whichever it is, in settings of when to ask. */
export const NEXT: typeof import('@orrery/table').NEXT = 'next';

/** Sent with a look and with every update, but not part of the view: the same for all players, and the settings of this seat. */
export interface Beside {
  /** how close each player is to winning, by seat */
  readonly standing: readonly Standing[];
  /** the seat whose bot is thinking; null if none is */
  readonly thinking: Seat | null;
  /** the end of the match; null while it goes on */
  readonly ending: Ending | null;
  /** true if this seat wants to be asked at the next step */
  readonly armed: boolean;
  /** the state of the lesson, at the table of a lesson */
  readonly lesson?: LessonNow | undefined;
}

/** The state of a lesson. */
export interface LessonNow {
  /** the text at the start of the step, one entry for each paragraph */
  readonly said: readonly string[];
  /** the comments on the last choice */
  readonly remarks: readonly string[];
  /** in free play, what a good player might do; '' for nothing, null if there is no advice */
  readonly advice: string | null;
  /** the present step, from 0 */
  readonly step: number;
  readonly of: number;
  /** true in free play */
  readonly free: boolean;
  readonly over: boolean;
}

/** Everything that is known of a table at the start. */
export interface Opened extends Look, Beside {
  readonly game: string;
  readonly title: string;
  /** the player's seat; null for a spectator */
  readonly seat: Seat | null;
  /** who plays at each seat, in words: `you`, `easy bot`; '' if it is not known */
  readonly players: readonly string[];
  readonly viewer: Viewer;
}

/** A numbered change. Applied to the last state, it gives the new one (`patched`). */
export interface News extends Update, Beside {}

/** A game from its beginning, choice by choice. */
export interface Replayed {
  readonly opened: Opened;
  readonly news: readonly News[];
}

/**
 * A game as the page knows it, in a worker of this page or on a server. It has the shape of a session, seen from one seat. A refused call
 * throws one sentence (`Refused`), and nothing has changed.
 */
export interface TableDoor {
  /** everything that is known now; from here on news comes */
  look(): Promise<Opened>;
  /** listens for changes, in order. @returns a function that stops it */
  follow(hear: (news: News) => void): () => void;
  /** listens for errors outside a single call, each in one sentence */
  trouble(hear: (text: string) => void): () => void;
  /** what an answer would do */
  preview(ids: readonly string[]): Promise<Preview>;
  /** the state of an answer that is not complete */
  draft(ids: readonly string[]): Promise<Draft>;
  /** the warnings of the table, by the options of the question */
  warnings(): Promise<Warnings>;
  /** why something is not legal, or that it is; null if the words name nothing here */
  why(words: string): Promise<Why | null>;
  /** answers the decision of this number */
  answer(decision: number, ids: readonly string[]): Promise<void>;
  /** undoes the last choice; false if other players must agree */
  undo(): Promise<boolean>;
  /** asks the other players to agree to an undo */
  proposeUndo(): Promise<void>;
  /** what happened since the last choice, sorted for reading */
  summary(): Promise<Summary>;
  /** false if players of this table get no hints; absent where they do */
  readonly hints?: boolean;
  /** an answer that the table suggests, and how it judges the others */
  hint(): Promise<Judgement>;
  /** the answers that look best after some thought; absent if the host has no time for that */
  readonly advise?: () => Promise<readonly Advised[]>;
  /** the steps where this seat is asked */
  stops(): Promise<{ readonly moments: readonly Moment[]; readonly stops: Stops }>;
  setStops(changes: Readonly<Record<string, Stop>>): Promise<void>;
  /** the standing orders of the game; null if it has none */
  orders(): Promise<OrdersView | null>;
  order(name: string): Promise<void>;
  /** resigns */
  resign(): Promise<void>;
  /** the faces of cards, by their stable ids; unknown ids are left out */
  faces(ids: readonly string[]): Promise<readonly CardFace[]>;
  /** the whole game as a file, from which it can be replayed */
  record(): Promise<MatchRecord>;
  /** leaves the table: no more news comes */
  close(): void;
}

/** A refused answer or call, with its sentence and the rule's id. */
export class RefusedHere extends Error {
  constructor(
    text: string,
    readonly rule: string | null,
  ) {
    super(text);
  }
}
