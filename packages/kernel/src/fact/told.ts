// What each viewer gets of a fact that has happened, and how a game names what facts are about.
import type { CardId, State } from '../state/state.ts';
import type { Sentence } from '../text/sentence.ts';
import type { Fact, Viewer } from './facts.ts';

/** A card as a viewer may know it: its id at the table, and the stable id of what it is. */
export interface CardRef {
  readonly id: CardId;
  readonly card: string;
}

/** What one viewer gets of a fact: the fields that may be known, and the sentence made of them (null for what is not told). */
export interface ToldFact {
  readonly fact: Fact;
  readonly sentence: Sentence | null;
}

/** A fact that has happened, with what each viewer gets of it: the seats in their order, then a spectator, then one who sees all. */
export interface Heard {
  readonly fact: Fact;
  readonly told: readonly ToldFact[];
}

/** How a game writes what facts name by number. */
export interface Names<S extends State, N extends string> {
  /** a card's stable id */
  readonly card: (s: S, id: CardId) => string;
  /** a card's title */
  readonly title: (s: S, id: CardId) => string;
  /** by kind: how such a number reads, to everybody alike. `card` names a card with a link to it. */
  readonly kinds: { readonly [kind in N]: (s: S, id: number, card: (id: CardId) => string) => string };
}

/** What a viewer got of a fact when it happened. */
export function toldTo(heard: Heard, viewer: Viewer): ToldFact {
  const { told } = heard;
  return told[viewer === null ? told.length - 2 : viewer === 'all' ? told.length - 1 : viewer]!;
}
