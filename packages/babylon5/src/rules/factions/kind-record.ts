// The record that a kind of faction has: what the rules can say of it (b5/setup/6).
import type { CardId, Refusal, Seat } from '@orrery/kernel';
import type { CardInLists } from '../../printed.ts';
import type { B5State, Race } from '../../state.ts';

/** What a player does with a card: brings it into play, promotes it, plays it from the hand, or turns it up. */
export type Act = 'sponsor' | 'promote' | 'play' | 'reveal';

/** A rule of a kind of faction about cards: why it bars a seat from this act; null if it does not. */
export type Bar = (s: B5State, seat: Seat, id: CardId, act: Act) => Refusal | null;

/** What the rules say of a kind of faction. */
export interface Kind {
  /** true for a card that can lead it, for a player of this race (b5/setup/16) */
  readonly leads: (def: CardInLists, race: Race) => boolean;
  /** why another card cannot, by the casual and tournament rules and by the engine rules */
  readonly noLeader: { readonly published: Refusal; readonly engine: Refusal };
  /** whether the assistant of its race serves its ambassador (b5/assistant/7, b5/home-factions/5) */
  readonly assistant: 'always' | 'not by the engine rules' | 'never';
  /** that assistant helps only inside its own faction (b5/assistant/8) */
  readonly assistantInside: boolean;
  /** it has a vote in the council of Babylon 5 (b5/votes/1) */
  readonly council: boolean;
  /** its ambassador may ask for asylum (b5/home-factions/7) */
  readonly asylum: boolean;
  /** its leader has an ordinary version, which stays out of games that the leader began (b5/home-factions/6) */
  readonly twice: boolean;
  /** it wins by a lead and by any agenda; otherwise only by an agenda of the Drakh (b5/drakh/16) */
  readonly usualVictories: boolean;
  /** it sponsors and promotes corporate cards as if they were of its race (b5/corporate/5) */
  readonly companies: boolean;
  /** the influence that an act with certain cards costs more (b5/corporate/6); null for none */
  readonly surcharge: Surcharge | null;
  /** the cards that it may not use */
  readonly bars: readonly Bar[];
}

/** What a kind of faction pays more. */
export interface Surcharge {
  readonly n: number;
  readonly acts: readonly Act[];
  /** true for a card that costs a player of this race more */
  readonly on: (def: CardInLists, race: Race) => boolean;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/factions/kinds.ts: b5/home-factions/2
