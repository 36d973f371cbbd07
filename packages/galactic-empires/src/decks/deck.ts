import type { Empire } from '../printed.ts';

/** The kind of a deck: built by its player, or an unchanged starter deck of 100 cards (ge/pregame-setup/1). */
export const FORMATS = ['constructed', 'starter'] as const;
export type Format = (typeof FORMATS)[number];

/** The setup of a match: the cards of all players, by id. */
export interface GeSetup {
  readonly seats: readonly GeSetupSeat[];
  /** the names of the sets of its cards; without it, the first sets (`Library.first`) */
  readonly sets?: readonly string[];
}

export interface GeSetupSeat {
  readonly name?: string;
  /** one id for each card of the deck, without the reserve fleet */
  readonly deck: readonly string[];
  /** the player's reserve fleet at the start, at most as many cards as there are players (ge/reserve-fleet/1) */
  readonly reserve?: readonly string[];
  /** the kind of deck, which decides the rules that apply; if absent, any deck may play, for trials */
  readonly format?: Format;
  /** the main empire (ge/deck-construction/2); absent if the deck has no cards of any empire */
  readonly empire?: Empire;
  /** the deck's element of the P.O.T. or tribe of the Indirigan (ge/empire-pot/1, ge/empire-indirigan/5) */
  readonly branch?: string;
  /** true to agree that the winner keeps all antes; everybody must agree (ge/getting-started/6) */
  readonly wagers?: boolean;
}

/** The fewest and the most players (ge/introduction/1). */
export const PLAYERS = { least: 2, most: 12 } as const;

/** A broken rule of deck construction: its id, a sentence, and the card. */
export interface DeckFault {
  readonly rule: string;
  readonly text: string;
  readonly card?: string;
}
