import type { CardId, CardState, Seat, SeatState, State } from '@orrery/kernel';

// WARS has two players and no rules here yet: only as much state as its hardest cards need to prove the card language.

export const FACTIONS = ['earther', 'gongen', 'maverick', 'quay', 'shi', 'independent'] as const;
export type Faction = (typeof FACTIONS)[number];

/** The zones of a seat, by offset. */
export const RESERVE = 0;
export const USED = 1;
export const ACTIVE = 2;
export const HAND = 3;
export const LOST = 4;
export const PLAY = 5;
export const SEAT_ZONES = 6;
/** Cards stacked on others, behind the seats' zones and the stack. */
export const STACKED = 13;

export interface WarsCard extends CardState {
  controller: Seat;
  /** the location (or the card) where it is, -1 for none */
  at: CardId;
  /** the card that it is stacked on, -1 for none */
  on: CardId;
  damaged: number;
  inBattle: number;
}

export const BLANK_CARD: Omit<WarsCard, 'own'> = {
  def: -1,
  owner: -1,
  zone: -1,
  controller: -1,
  at: -1,
  on: -1,
  damaged: 0,
  inBattle: 0,
};

export interface WarsSeat extends SeatState {
  faction: number;
}

export const BLANK_SEAT: Omit<WarsSeat, 'own'> = { out: false, faction: 0 };

/** Something that will change the next fact of a kind (wars/replacement-effect). */
export interface Replacing {
  readonly source: CardId;
  readonly seat: Seat;
  readonly kind: 'battle destiny' | 'lost here';
  readonly n: number;
  readonly card: CardId;
  readonly to: CardId;
}

/** A battle under way, by its step (wars/battle-phase). */
export interface Battle {
  readonly at: CardId;
  readonly step: 'start' | 'battle destiny' | 'attrition' | 'power' | 'loss' | 'end';
  readonly destiny: readonly number[];
}

export interface WarsState extends State {
  cards: WarsCard[];
  seats: WarsSeat[];
  turnOf: Seat;
  phase: 'activate' | 'control' | 'deploy' | 'move' | 'battle' | 'draw';
  battle: Battle | null;
  replacing: readonly Replacing[];
}

/** The index of a zone of a seat. */
export const zone = (seat: Seat, kind: number): number => seat * SEAT_ZONES + kind;
