// Kinds of choice: the heading of an option, and the things on the table that it is about.

/** What a number in the id of an option names, as views count; `other` if it is not on the table. */
export type ThingKind = 'card' | 'seat' | 'conflict' | 'other';

/** A thing on the table (a card, a player, a conflict), by its number. */
export interface Thing {
  readonly kind: ThingKind;
  readonly id: number;
}

/** A kind of choice, as hosts lay questions out. */
export interface ChoiceKind {
  /** the heading above it; '' for none */
  readonly heading: string;
  /** what its ids name: first the thing that acts, then the thing that it acts on */
  readonly about: readonly ThingKind[];
}

/** The kinds of choice of a game, by the verb of the options or by `menu: verb` if a menu has its own. */
export type ChoiceKinds = Readonly<Record<string, ChoiceKind>>;
