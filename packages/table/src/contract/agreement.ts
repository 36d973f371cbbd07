// What the players of a table may agree on before a match, and what its host may call during it.

/** Something that all players of a table may agree on before a match, such as an optional rule. Without an agreement it is off. */
export interface Agreement {
  /** its short name, which commands, tables and requests use: `extended-loyalty` */
  readonly id: string;
  /** its name for people */
  readonly title: string;
  /** what it changes, in one sentence */
  readonly about: string;
  /** the rulesets that allow it; empty in a game with one set of rules */
  readonly rulesets: readonly string[];
  /** the ids of its rules */
  readonly rules: readonly string[];
}

/** A call that the host of a table may make during a match (`Game.hostCalls`), with the words for a button. */
export interface OfferedCall {
  /** its name in `Game.hostCalls` */
  readonly name: string;
  /** the rulesets that have it; empty in a game with one set of rules */
  readonly rulesets: readonly string[];
  /** what the button says: `Call time` */
  readonly title: string;
  /** what it says before it makes the call: `Yes, call time` */
  readonly sure: string;
  /** what the host reads afterwards */
  readonly done: string;
}

/** True if a ruleset allows something of a game; null is the only ruleset of a game. */
export const allowedBy = ({ rulesets }: { readonly rulesets: readonly string[] }, ruleset: string | null): boolean =>
  rulesets.length === 0 || (ruleset !== null && rulesets.includes(ruleset));
