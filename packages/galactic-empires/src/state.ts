import type { CardId, CardState, Seat, SeatState, State, Waiting } from '@orrery/kernel';

// Galactic Empires is for 2 to 12 players. Here is only as much state as its hardest cards need to prove the card language.

/** Type letters (ge/card-types/1): ability, base, crew, dragon, equipment, hazard, luck, monster, occurrence, psy, ship, terrain. */
export type CardType = 'A' | 'B' | 'C' | 'D' | 'E' | 'H' | 'L' | 'M' | 'O' | 'P' | 'S' | 'T';

/** The parts of a player turn that texts speak of (ge/turn-definitions/5); record keeping is the first step of allocation. */
export const PHASES = [
  'record keeping',
  'allocation',
  'engagement',
  'play A',
  'weapons fire',
  'play B',
  'discard',
  'draw',
] as const;
export type Phase = (typeof PHASES)[number];

/** The points that these cards handle. */
export type Points = 'economy' | 'research';

/** The zones of a seat, by offset. */
export const DECK = 0;
export const HAND = 1;
export const DISCARD = 2;
export const RESERVE = 3;
/** the fleet: all that the player has played, also against others (ge/playing-on/6) */
export const FLEET = 4;
/** cards on their way: being played, or exposed */
export const TABLE = 5;
export const SEAT_ZONES = 6;

/** The index of a zone of a seat. */
export const zone = (seat: Seat, kind: number): number => seat * SEAT_ZONES + kind;

/** Card Plays in a player turn (ge/play-cards-phase/1). */
export const PLAYS = 3;

export interface GeCard extends CardState {
  /** the player in whose fleet it counts: the one who played it */
  controller: Seat;
  /** the card that it is on or against, -1 for none */
  on: CardId;
  /** the card whose functions it copies, -1 for none */
  bond: CardId;
  /** when it was played: higher is later */
  since: number;
  engaged: number;
  /** 1 while its functions work in reverse */
  reversed: number;
  /** points it has made this turn that are not yet allocated */
  economy: number;
  research: number;
  /** research that has been applied to it */
  applied: number;
}

export const BLANK_CARD: Omit<GeCard, 'own'> = {
  owner: -1,
  zone: -1,
  known: 0,
  controller: -1,
  on: -1,
  bond: -1,
  since: 0,
  engaged: 1,
  reversed: 0,
  economy: 0,
  research: 0,
  applied: 0,
};

export interface GeSeat extends SeatState {
  /** Card Plays left this turn */
  plays: number;
  /** Card Plays saved for the next turn */
  saved: number;
}

export const BLANK_SEAT: Omit<GeSeat, 'own'> = { out: false, plays: 0, saved: 0 };

/** Something that falls due when a phase of a player comes: the rest of a text, with what it knew. */
export interface Duty extends Waiting {
  readonly phase: Phase;
  readonly of: Seat;
}

export interface GeState extends State {
  cards: GeCard[];
  seats: GeSeat[];
  turnOf: Seat;
  phase: Phase;
  /** counts the cards played */
  clock: number;
  duties: readonly Duty[];
  /** who has played which card in this phase: seat and title */
  playedNow: readonly { readonly seat: Seat; readonly title: string }[];
}
