import type { Amount, Effect, Filter, Fits, Holds, List, Read, Test } from '@orrery/kernel';
import type { Faction, WarsState } from './state.ts';

/** What is chosen and paid, and what comes of it. */
export interface Gate {
  readonly when?: Test;
  readonly target?: Readonly<Record<string, Filter | List>>;
  /** cards chosen as part of the cost */
  readonly chosen?: Readonly<Record<string, List>>;
  readonly cost?: readonly Effect[];
  readonly effect: Effect;
}

/** `COST => effect`: an ability that a player activates. `uses` is the number of bullets. */
export interface Activated extends Gate {
  readonly uses?: number;
}

/** An ability that waits for something to happen. */
export interface Triggered {
  readonly on: string;
  readonly if?: Test;
  readonly say: string;
  readonly may?: boolean;
  readonly effect: Effect;
}

/** An ability that holds. */
export interface Ongoing {
  readonly k: 'power' | 'play cost';
  readonly to: Filter;
  readonly n: Amount;
  readonly say: string;
}

/** A card as its file writes it. */
export interface CardSource {
  readonly title: string;
  readonly type: 'asset' | 'character' | 'interrupt' | 'location' | 'order' | 'ship' | 'weapon';
  readonly kind?: string;
  readonly faction: Faction;
  readonly unique?: boolean;
  readonly labels?: readonly string[];
  readonly cost?: number;
  readonly destiny: number;
  readonly support?: number;
  readonly power?: number;
  readonly tactics?: number;
  readonly defense?: number;
  /** interrupts and orders: what playing them does */
  readonly play?: Gate;
  readonly activated?: readonly Activated[];
  readonly triggered?: readonly Triggered[];
  readonly ongoing?: readonly Ongoing[];
  readonly provenance?: 'face' | 'errata';
}

export interface CompiledGate {
  readonly program: number;
  readonly possible: Holds<WarsState>;
}

export interface CardDef {
  readonly title: string;
  readonly index: number;
  readonly source: CardSource;
  readonly play: CompiledGate | null;
  readonly activated: readonly CompiledGate[];
  /** by fact index */
  readonly triggered: readonly (
    | readonly { readonly holds: Holds<WarsState> | null; readonly program: number }[]
    | undefined
  )[];
  readonly ongoing: readonly { readonly k: Ongoing['k']; readonly to: Fits<WarsState>; readonly n: Read<WarsState> }[];
  readonly natives: readonly string[];
}

/** All card definitions, by `CardState.def`. */
export const DEFS: CardDef[] = [];

/** The definition of a card. */
export const defOf = (s: WarsState, id: number): CardDef => DEFS[s.cards[id]!.def]!;
