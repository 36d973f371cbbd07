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
