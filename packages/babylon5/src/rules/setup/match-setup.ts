// The data that starts a match: the ruleset, the seats with their cards, house rules and optional rules.
import { BadInput } from '@orrery/kernel';
import type { Designation, Race, Ruleset } from '../../state.ts';

/**
 * Optional rules that this version supports. All players must agree to them (b5/which-rules/5). All but the last belong to the engine rules; the last
 * is of the other rulesets: siblings cost power, and a Standard Victory needs a lead over them (b5/dual-race/20, b5/dual-race/21).
 */
export const OPTIONAL_RULES = [
  'two-player start',
  'mulligan',
  'shared home factions',
  'extended loyalty',
  'rival siblings',
] as const;
export type OptionalRule = (typeof OPTIONAL_RULES)[number];
/** Checks that a group may drop by house rules (b5/which-rules/1): legal decks, legal starting hands. */
export const HOUSE_RULES = ['any deck', 'any hand'] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];

/** One player's part of a setup. */
export interface SeatSetup {
  readonly name?: string;
  readonly race: Race;
  /** the kind of faction; default the Babylon Project */
  readonly designation?: Designation;
  /** card ids; they or `hand` include the starting ambassador */
  readonly deck: readonly string[];
  /** the starting hand, with or without the ambassador; if absent, the player chooses */
  readonly hand?: readonly string[];
  /** the starting ambassador; if absent and several cards are possible, the player chooses */
  readonly ambassador?: string;
  readonly reserve?: readonly string[];
  /** the Crusade Pile: a pile of its own beside the deck (b5/crusade-pile/1) */
  readonly crusade?: readonly string[];
  /** the optional rules to which this player agrees */
  readonly options?: readonly OptionalRule[];
}

/** The setup of a match of Babylon 5. */
export interface Setup {
  readonly ruleset: Ruleset;
  readonly seats: readonly SeatSetup[];
  /** the names of the sets of its cards; without it, the first sets (`Library.first`) */
  readonly sets?: readonly string[];
  /** the cards that owners have added, as plain data (`overlay/overlay.ts`); absent without an overlay */
  readonly overlay?: unknown;
  /** casual and tournament: allows several factions of one race, and more than five players (b5/setup/1, b5/setup/4) */
  readonly alternateFactions?: boolean;
  /** tournament: a table of a preliminary round, at which no race has two players (b5/dual-race/22) */
  readonly preliminary?: boolean;
  readonly house?: readonly HouseRule[];
}

/** An error about a seat's setup, with the seat's number from 1 and the rule. */
export const fault = (seat: number, text: string, rule: string): BadInput =>
  new BadInput(`Seat ${seat + 1}: ${text} (${rule}).`);
