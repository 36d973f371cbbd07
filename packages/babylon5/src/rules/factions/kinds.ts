// The kinds of faction, one record for each: what a faction has and lacks, pays more for, and may not use (b5/setup/6, b5/home-factions, b5/corporate).
import type { Seat } from '@orrery/kernel';
import type { B5State, Designation } from '../../state.ts';

/** What the rules say of a kind of faction. */
export interface Kind {
  /** the race's assistant serves its ambassador; the Non-Aligned have rules of their own (b5/assistant/8) */
  readonly assistant: boolean;
  /** it has a vote in the council of Babylon 5 (b5/votes/1) */
  readonly council: boolean;
  /** its ambassador may ask for asylum (b5/home-factions/7) */
  readonly asylum: boolean;
  /** its leader has an ordinary version, which stays out of games that the leader began (b5/home-factions/6) */
  readonly twice: boolean;
  /** it sponsors and promotes corporate cards as if they were of its race (b5/corporate/5) */
  readonly companies: boolean;
  /** the influence that each use of a card loyal to its race costs more, if the card is not corporate (b5/corporate/6) */
  readonly loyalFee: number;
  /** it may have agendas that are loyal to its race (b5/corporate/7) */
  readonly ownAgendas: boolean;
}

const USUAL: Kind = {
  assistant: false,
  council: false,
  asylum: true,
  twice: false,
  companies: false,
  loyalFee: 0,
  ownAgendas: true,
};

/** The kinds that a player can start as (b5/setup/6). */
export const KINDS: Readonly<Record<Designation, Kind>> = {
  'babylon project': { ...USUAL, assistant: true, council: true },
  home: { ...USUAL, asylum: false, twice: true },
  corporate: { ...USUAL, companies: true, loyalFee: 3, ownAgendas: false },
  'psi corps': { ...USUAL, twice: true },
};

/** The kind of a seat's faction, by the seat. */
export const kindOf = (s: B5State, seat: Seat): Kind => KINDS[s.seats[seat]!.designation];

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/factions/assistant.ts: b5/home-factions/5
