/** The types of what a table and the page tell each other. It loads nothing. */

/** What a table and the page tell each other. Only types: nothing is loaded. */
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
  Agreement,
  Beat,
  BotKind,
  CardFace,
  Ending,
  LineTold,
  LogLine,
  Look,
  MeasureChange,
  Moment,
  OfferedCall,
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
} from '@orrery/table';

import type { Agreement, Moment, OfferedCall } from '@orrery/table';

/** What a player can choose for a game. A worker reads it from the game. */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  readonly rulesets: readonly string[];
  /** what players may agree on before a game */
  readonly agreements: readonly Agreement[];
  /** what the host of a table may call during a game */
  readonly calls: readonly OfferedCall[];
  /** the steps where the player can be asked */
  readonly moments: readonly Moment[];
  readonly decks: readonly {
    readonly name: string;
    readonly title: string;
    readonly faction: string;
    readonly about: string;
  }[];
  readonly bots: readonly { readonly name: string; readonly about: string }[];
}

/** The state of an answer that is not complete, as plain data. */
export interface Draft {
  /** why the game refuses it as it is; null if it accepts it */
  readonly refused: { readonly text: string; readonly rule: string | null } | null;
  /** the sum of it; '' if there is none */
  readonly sum: string;
  /** what it leaves of each thing that it spends; null if it spends nothing */
  readonly left: Readonly<Record<string, number>> | null;
}

/** An answer that was thought about. */
export interface Advised {
  readonly ids: readonly string[];
  readonly label: string;
  /** the chance of winning with it, 0 to 1, as far as the player may know */
  readonly chance: number;
  /** the first thing that follows of it; '' if nothing is certain */
  readonly follows: string;
}

/** The answer that the table suggests, and why. */
export interface Judgement {
  readonly ids: readonly string[];
  readonly label: string;
}
