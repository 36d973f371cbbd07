/** The games of this browser as data: new, saved, shared by link, or finished. */
import type { MatchRecord, Seat, Viewer } from '@orrery/kernel';
import type { GivenDeck, Player } from '@orrery/table';
import type { Versioned } from '../../ui/versions.ts';

/** The name of the user at a table in this browser. */
export const ME = 'you';

/** A new game for this browser. */
export interface GameWanted {
  readonly game: string;
  /** by seat: `you`, or the name of a bot */
  readonly players: readonly string[];
  /** by seat; null for any ready deck of the game */
  readonly decks: readonly (GivenDeck | null | string)[];
  readonly ruleset: string | null;
  /** the ids of the optional rules to play with; absent for none */
  readonly agreed?: readonly string[];
  readonly seed: number;
  /** the user's cards, as plain data; absent for printed cards */
  readonly overlay?: unknown;
}

/** How a table of this browser reports that another tab plays its game now. */
export const ELSEWHERE = 'played elsewhere';

/** A saved game. */
export interface KeptGame extends Versioned {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** by seat: `you`, or the name of a bot */
  readonly players: readonly string[];
  /** by seat: what it plays, in a word or two */
  readonly names: readonly string[];
  readonly begun: number;
  readonly played: number;
  /** the turn; 0 before the first */
  readonly turn: number;
  /** the names of the winners, none for a draw; null while the game goes on */
  readonly winners: readonly string[] | null;
  readonly record: MatchRecord;
}

/** As much of a game as a link holds: enough to replay it, and to continue from any moment. */
export type CarriedGame = Pick<KeptGame, 'players' | 'names' | 'record'>;

/**
 * The place of a game against bots: saved here, by its id; in a link, as text; or given as it is, such as a finished game of a server with bots in
 * place of the other people.
 */
export type PlayedAlone = { readonly kept: string } | { readonly carried: string } | { readonly given: CarriedGame };

/** A finished game from elsewhere, for a replay here. */
export interface PastGame {
  readonly game: string;
  readonly record: MatchRecord;
  readonly players: readonly Player[];
  /** by seat: who played there, in words */
  readonly names: readonly string[];
  /** the seat of the user; null if they did not play */
  readonly seat: Seat | null;
  /** the seat whose view it is */
  readonly viewer: Viewer;
}
