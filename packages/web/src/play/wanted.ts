import type { MatchRecord, Seat, Viewer } from '@orrery/kernel';
import type { GivenDeck, Player } from '@orrery/table/hosting';

/** A game that is to be begun in this browser. */
export interface GameWanted {
  readonly game: string;
  /** by seat: `you`, or the name of a bot */
  readonly players: readonly string[];
  /** by seat; null where any deck that comes with the game will do */
  readonly decks: readonly (GivenDeck | null | string)[];
  readonly ruleset: string | null;
  readonly seed: number;
}

/** A game that is kept in this browser. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** by seat: `you`, or the name of a bot */
  readonly players: readonly string[];
  /** by seat: what it plays, in a word or two */
  readonly names: readonly string[];
  readonly begun: number;
  readonly played: number;
  /** where it stands, in a line */
  readonly stands: string;
  /** who has won, in a line; null while it goes on */
  readonly ended: string | null;
  readonly record: MatchRecord;
}

/** A game that was played elsewhere and is over, to be looked back at here. */
export interface PastGame {
  readonly game: string;
  readonly record: MatchRecord;
  readonly players: readonly Player[];
  /** by seat: who played there, in words */
  readonly names: readonly string[];
  /** the seat of whoever looks; null for one who did not play */
  readonly seat: Seat | null;
  /** whose eyes */
  readonly viewer: Viewer;
}
