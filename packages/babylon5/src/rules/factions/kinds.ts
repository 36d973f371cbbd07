// The kinds of faction, one record for each: what its ambassador has and lacks (b5/home-factions, b5/setup/6).
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
}

/** The kinds that a player can start as (b5/setup/6). */
export const KINDS: Readonly<Record<Designation, Kind>> = {
  'babylon project': { assistant: true, council: true, asylum: true, twice: false },
  home: { assistant: false, council: false, asylum: false, twice: true },
  corporate: { assistant: false, council: false, asylum: true, twice: false },
  'psi corps': { assistant: false, council: false, asylum: true, twice: true },
};

/** The kind of a seat's faction, by the seat. */
export const kindOf = (s: B5State, seat: Seat): Kind => KINDS[s.seats[seat]!.designation];

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/factions/assistant.ts: b5/home-factions/5
