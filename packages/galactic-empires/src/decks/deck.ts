import type { Empire } from '../printed.ts';

/** How a deck came about: built by its player, or a starter deck of a hundred cards, played as it is (ge/pregame-setup/1). */
export const FORMATS = ['constructed', 'starter'] as const;
export type Format = (typeof FORMATS)[number];

/** What a match starts from: the cards of all players, by id. */
export interface GeSetup {
  readonly seats: readonly GeSetupSeat[];
}

export interface GeSetupSeat {
  readonly name?: string;
  /** one id for each card that is shuffled, the reserve fleet not among them */
  readonly deck: readonly string[];
  /** the reserve fleet that the player begins with, at most as many cards as there are players (ge/reserve-fleet/1) */
  readonly reserve?: readonly string[];
  /** how the deck was built, and so by which rules it is judged; where it is not said, any deck may play, for trials */
  readonly format?: Format;
  /** the main empire (ge/deck-construction/2); none for a deck without cards of any */
  readonly empire?: Empire;
  /** the element of the P.O.T., or the tribe of the Indirigan, that the deck stands for (ge/empire-pot/1, ge/empire-indirigan/5) */
  readonly branch?: string;
  /** agrees that the winner keeps all antes: they do if everybody agrees (ge/getting-started/6) */
  readonly wagers?: boolean;
}

/** The fewest and the most players (ge/introduction/1). */
export const PLAYERS = { least: 2, most: 12 } as const;

/** A rule of deck construction that is broken: which, in a sentence, and by what card. */
export interface DeckFault {
  readonly rule: string;
  readonly text: string;
  readonly card?: string;
}
