// What each viewer gets of a fact, and how a game names the things in facts.
import type { CardId, State } from '../state/state.ts';
import type { Sentence } from '../text/sentence.ts';
import type { Fact, Viewer } from './facts.ts';

/** A card as a viewer may know it: its id at the table, and the stable id of its definition. */
export interface CardRef {
  readonly id: CardId;
  readonly card: string;
}

/** What one viewer gets of a fact: the fields that the viewer may know, and their sentence (null if there is none). */
export interface ToldFact {
  readonly fact: Fact;
  readonly sentence: Sentence | null;
}

/** A fact that has happened, and what each viewer gets of it: the seats in order, a spectator, then a viewer who sees all. */
export interface Heard {
  readonly fact: Fact;
  readonly told: readonly ToldFact[];
}

/** How a game names the things that facts give by number. */
export interface Names<S extends State, N extends string> {
  /** returns a card's stable id */
  readonly card: (s: S, id: CardId) => string;
  /** returns a card's title */
  readonly title: (s: S, id: CardId) => string;
  /** by kind: the name of such a number, the same for everybody. `card` names a card with a link to it. */
  readonly kinds: { readonly [kind in N]: (s: S, id: number, card: (id: CardId) => string) => string };
}

/** Returns what a viewer got of a fact when it happened. */
export function toldTo(heard: Heard, viewer: Viewer): ToldFact {
  const { told } = heard;
  return told[viewer === null ? told.length - 2 : viewer === 'all' ? told.length - 1 : viewer]!;
}
