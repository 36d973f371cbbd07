import type { MatchRecord } from '@orrery/kernel';
import type { GivenDeck } from '@orrery/table/hosting';

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
