/** The types of what a table and the page tell each other. It loads nothing. */

/** What passes between the page and a table, in the words of the table's own contract. Types alone: nothing is loaded by it. */
export type {
  Draft as SessionDraft,
  MatchRecord,
  OptionView,
  QuestionView,
  Seat,
  Sentence,
  ViewEnd,
  Viewer,
} from '@orrery/kernel';
export type {
  BotKind,
  CardFace,
  Ending,
  LogLine,
  Look,
  Moment,
  Preview,
  Standing,
  Stop,
  Stops,
  Summary,
  SummaryGroup,
  Update,
  Warning,
  Warnings,
  Why,
} from '@orrery/table/hosting';

import type { Moment } from '@orrery/table/hosting';

/** A game as the page lays it out before it is played: read from its own table in a worker. */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  readonly rulesets: readonly string[];
  /** at which moments one may be asked */
  readonly moments: readonly Moment[];
  readonly decks: readonly {
    readonly name: string;
    readonly title: string;
    readonly faction: string;
    readonly about: string;
  }[];
  readonly bots: readonly { readonly name: string; readonly about: string }[];
}

/** How an answer stands that is still being made: plain data, as it crosses to the page. */
export interface Draft {
  /** why it could not be given as it is; null where it could */
  readonly refused: { readonly text: string; readonly rule: string | null } | null;
  /** what it comes to; '' where nothing is said of that */
  readonly sum: string;
}

/** What the table would answer, and why. */
export interface Judgement {
  readonly ids: readonly string[];
  readonly label: string;
}
