import type { Amount, Effect, Filter, Fits, Holds, Read, Ref, Test } from '@orrery/kernel';
import type { CardType, GeState, Phase, Points } from './state.ts';

/** Something that a text does when a phase begins. */
export interface Triggered {
  readonly at: Phase;
  /** whose phase it is */
  readonly of: Ref;
  readonly if?: Test;
  readonly effect: Effect;
}

/** Something that a card in play may do, as a reaction to a card being played. */
export interface Responding {
  readonly if: Test;
  readonly effect: Effect;
}

/** What happens in place of a card's being discarded. */
export interface Instead {
  readonly if: Test;
  readonly effect: Effect;
}

/** The kinds of static texts. `to` says which cards they speak of. */
export type Static =
  /** the player of this card decides what those cards do, in their own player's turn */
  | { readonly k: 'decides'; readonly to: Filter }
  /** nobody may discard them of their own will */
  | { readonly k: 'kept'; readonly to: Filter }
  /** they and everything outside have no effect on each other, and they protect nothing */
  | { readonly k: 'apart'; readonly to: Filter }
  | { readonly k: 'stays engaged'; readonly to: Filter }
  | { readonly k: 'no command slot'; readonly to: Filter }
  /** weapon damage from those cards to one target, in one volley */
  | { readonly k: 'weapon damage'; readonly to: Filter; readonly n: number }
  /** they ignore the harm that other cards would do them */
  | { readonly k: 'ignores'; readonly to: Filter; readonly of: Filter };

/** A card as its file writes it. */
export interface CardSource {
  readonly title: string;
  readonly type: CardType;
  readonly strength: number;
  /** marked R/: it may be played in reaction */
  readonly reaction?: boolean;
  readonly makes?: Readonly<Partial<Record<Points, number>>>;
  /** where it is played; where its type says, if absent */
  readonly on?: Filter | 'your fleet' | 'any fleet';
  readonly when?: Test;
  /** what playing it does; a luck or occurrence card with an effect and no `stays` is discarded afterwards */
  readonly effect?: Effect;
  readonly stays?: boolean;
  readonly statics?: readonly Static[];
  readonly triggered?: readonly Triggered[];
  readonly responds?: readonly Responding[];
  readonly instead?: Instead;
  /** the research that negates or destroys it, and whose cards may apply it */
  readonly ends?: { readonly research: Amount; readonly from?: Filter };
  /** how locals read in its text */
  readonly names?: Readonly<Record<string, string>>;
}

export interface CompiledStatic {
  readonly k: Static['k'];
  readonly to: Fits<GeState>;
  readonly n: number;
  readonly of: Fits<GeState> | null;
}

export interface CompiledText {
  readonly holds: Holds<GeState> | null;
  readonly program: number;
}

export interface CardDef {
  readonly id: string;
  readonly index: number;
  readonly source: CardSource;
  readonly on: Fits<GeState> | 'your fleet' | 'any fleet';
  readonly when: Holds<GeState> | null;
  readonly play: number;
  readonly statics: readonly CompiledStatic[];
  readonly triggered: readonly (CompiledText & { readonly at: Phase; readonly of: Read<GeState> })[];
  readonly responds: readonly CompiledText[];
  readonly instead: CompiledText | null;
  readonly ends: { readonly research: Read<GeState>; readonly from: Fits<GeState> | null } | null;
  readonly natives: readonly string[];
}

/** All card definitions, by the index in `State.defs`. */
export const DEFS: CardDef[] = [];

/** The definition of a card. */
export const defOf = (s: GeState, id: number): CardDef => DEFS[s.defs[id]!]!;

/** What players call a card: type letter, strength and title. */
export const idOf = (source: CardSource): string => `${source.type}${source.strength} ${source.title}`;
