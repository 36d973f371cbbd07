/** The types of a game's layout: what each game has to draw. */
import type { ViewEnd } from '@orrery/kernel';
import type { FC } from 'react';
import type { Standing } from '../connection/contract.ts';
import type { Step } from './parts/Top.tsx';

/** What every game's view of the table has. */
export interface AnyView extends ViewEnd {
  readonly viewer: number | null | 'all';
}

/** A number of a seat with its word. */
export interface Count {
  readonly n: string;
  readonly word: string;
  /** a number out of a maximum, for numbers that are shown one by one */
  readonly pips?: readonly [on: number, of: number];
  /** true if it is shown even where there is little room */
  readonly short?: boolean;
}

/** A seat as the rail shows it. */
export interface SeatBrief {
  readonly seat: number;
  readonly name: string;
  /** its names where there is little room; absent where its name is short enough */
  readonly short?: { readonly name: string; readonly least: string };
  /** the classes of its colour */
  readonly look: string;
  /** the key of its sigil */
  readonly faction: string;
  /** what else the table says of it beside its name, in a few words */
  readonly note?: string;
  /** its cards on the table that can be seen, for the number of its targets; left out where nobody counts them */
  readonly cards?: readonly number[];
  readonly out: boolean;
  /** the number that wins or loses the game */
  readonly score: string;
  /** the same as a share of what wins or loses, from 0 to 1 */
  readonly share: number;
  readonly counts: readonly Count[];
}

/** What every part of a game's table gets. */
export interface PartProps<V> {
  readonly view: V;
  readonly standing: readonly Standing[];
  /** the seat on the opposite side */
  readonly front: number;
  /** the seat at the near side */
  readonly near: number;
  /** who plays at each seat, in words */
  readonly players: readonly string[];
  /** brings a seat to the opposite side */
  readonly bring: (seat: number) => void;
}

/** How the page draws one game: a small layout on the common parts. */
export interface Layout<V extends AnyView> {
  readonly look: string;
  /** the turn and its steps, the present one lit */
  turn(view: V): { readonly turn: string; readonly steps: readonly Step[] };
  /** the seat that matters most now, to show on the opposite side; null for none */
  facing?(view: V): number | null;
  /** the cards whose control changes between two views, where no fact tells it */
  taken?(before: V, after: V): readonly number[];
  seats(view: V, standing: readonly Standing[]): readonly SeatBrief[];
  /** how close each player is to winning */
  readonly Win: FC<PartProps<V>>;
  /** the shared counters, in the left column */
  readonly Shared: FC<PartProps<V>>;
  /** the opposite side, the middle, and the near side with its hand */
  readonly Stage: FC<PartProps<V>>;
}
