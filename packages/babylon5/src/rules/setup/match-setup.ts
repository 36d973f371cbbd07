// What starts a match, as data: the ruleset, the seats with their cards, house rules and optional rules.
import { BadInput } from '@orrery/kernel';
import type { Designation, Race, Ruleset } from '../../state.ts';

/** Rules that the engine rules call optional, and that this table has: all players must agree to them (b5/which-rules/5). */
export const OPTIONAL_RULES = ['two-player start', 'mulligan', 'shared home factions'] as const;
export type OptionalRule = (typeof OPTIONAL_RULES)[number];
/** What a group may drop by rules of its own (b5/which-rules/1): that decks are legal, that starting hands are. */
export const HOUSE_RULES = ['any deck', 'any hand'] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];

/** One player's part of a setup. */
export interface SeatSetup {
  readonly name?: string;
  readonly race: Race;
  /** the kind of faction; the Babylon Project's by default */
  readonly designation?: Designation;
  /** card ids; the starting ambassador is among them or in `hand` */
  readonly deck: readonly string[];
  /** the starting hand, ambassador included or not; without it the player chooses */
  readonly hand?: readonly string[];
  /** the starting ambassador; where several cards could be and none is named, the player chooses */
  readonly ambassador?: string;
  readonly reserve?: readonly string[];
  /** the optional rules to which this player agrees */
  readonly options?: readonly OptionalRule[];
}

/** What starts a match of Babylon 5. */
export interface Setup {
  readonly ruleset: Ruleset;
  readonly seats: readonly SeatSetup[];
  /** casual and tournament: several factions of one race, and more than five players (b5/setup/1, b5/setup/4) */
  readonly alternateFactions?: boolean;
  readonly house?: readonly HouseRule[];
}

/** A fault of a seat's setup, counted from 1 as people do, with its rule. */
export const fault = (seat: number, text: string, rule: string): BadInput =>
  new BadInput(`Seat ${seat + 1}: ${text} (${rule}).`);
