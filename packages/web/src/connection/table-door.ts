/** The door to a table: everything that the page can ask of a game, wherever it runs. */
import type { MatchRecord, OrdersView, Seat, Viewer } from '@orrery/kernel';
import type { CardFace } from '@orrery/table/hosting';
import type {
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

/** The name under which stops mean the next moment, whichever it is. */
export const NEXT: typeof import('@orrery/table/hosting').NEXT = 'next';

/** What goes with a look and with every update, and is not in the view: for everybody at the table, and what this seat has wished for. */
export interface Beside {
  /** how near everybody is to winning, by seat */
  readonly standing: readonly Standing[];
  /** the seat whose bot thinks now; null where none does */
  readonly thinking: Seat | null;
  /** how the match has ended; null while it goes on */
  readonly ending: Ending | null;
  /** true while this seat has wished to be asked at the next step, whichever it is */
  readonly armed: boolean;
  /** at the table of a lesson: how it stands */
  readonly lesson?: LessonNow | undefined;
}

/** How a lesson stands. */
export interface LessonNow {
  /** what was said when the step began, a paragraph each */
  readonly said: readonly string[];
  /** what has been said of the last choice since then */
  readonly remarks: readonly string[];
  /** what a good player might do, in words, where the learner plays freely; '' for nothing, null where nothing is advised */
  readonly advice: string | null;
  /** the step that is under way, from 0 */
  readonly step: number;
  readonly of: number;
  /** true while the learner plays freely */
  readonly free: boolean;
  readonly over: boolean;
}

/** All that may be known of a table, to begin with. */
export interface Opened extends Look, Beside {
  readonly game: string;
  readonly title: string;
  /** the seat that is played here; null for one who watches */
  readonly seat: Seat | null;
  /** who plays at each seat, in words: `you`, `easy bot`; '' where it is not known */
  readonly players: readonly string[];
  readonly viewer: Viewer;
}

/** A numbered change: applied to what was known, it gives what is known now (`patched`). */
export interface News extends Update, Beside {}

/** A game from its beginning, choice by choice. */
export interface Replayed {
  readonly opened: Opened;
  readonly news: readonly News[];
}

/**
 * Where a game lives, as the page knows it: in a worker of this page, or on a server. It has the shape of a session's own contract, seen from one
 * seat. Whatever cannot be taken is refused with one sentence (`Refused`), and nothing has changed then.
 */
export interface TableDoor {
  /** everything that may be known now; from here on news comes */
  look(): Promise<Opened>;
  /** hears of every change, in order. @returns hears no more */
  follow(hear: (news: News) => void): () => void;
  /** hears of what goes wrong beyond a single call, in one sentence */
  trouble(hear: (text: string) => void): () => void;
  /** what an answer would do, before it is given */
  preview(ids: readonly string[]): Promise<Preview>;
  /** how an answer stands that is still being made */
  draft(ids: readonly string[]): Promise<Draft>;
  /** what the table warns of, by the options of the question */
  warnings(): Promise<Warnings>;
  /** why something cannot be done, or that it can; null where the words name nothing here */
  why(words: string): Promise<Why | null>;
  /** gives an answer to the decision of this number */
  answer(decision: number, ids: readonly string[]): Promise<void>;
  /** goes back to before the last choice; false where that is not for this seat alone to do */
  undo(): Promise<boolean>;
  /** asks all others to agree to go back */
  proposeUndo(): Promise<void>;
  /** what has happened since the last choice, sorted for reading */
  summary(): Promise<Summary>;
  /** an answer that the table would give, and how it judges the others, after a moment's thought */
  hint(): Promise<Judgement>;
  /** at which moments this seat is asked */
  stops(): Promise<{ readonly moments: readonly Moment[]; readonly stops: Stops }>;
  setStops(changes: Readonly<Record<string, Stop>>): Promise<void>;
  /** the standing orders of the game; null where it knows none */
  orders(): Promise<OrdersView | null>;
  order(name: string): Promise<void>;
  /** leaves the match for good */
  resign(): Promise<void>;
  /** what cards look like, by their stable ids; those that there are not are left out */
  faces(ids: readonly string[]): Promise<readonly CardFace[]>;
  /** the whole game as a file: what it can be played again from */
  record(): Promise<MatchRecord>;
  /** lets go of the table: nothing comes from it any more */
  close(): void;
}

/** An answer or a call that was refused, with its sentence and the rule's id. */
export class RefusedHere extends Error {
  constructor(
    text: string,
    readonly rule: string | null,
  ) {
    super(text);
  }
}
