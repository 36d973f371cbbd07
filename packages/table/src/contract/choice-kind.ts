// Kinds of choice: under which heading an option stands, and which things on the table it is about.

/** What a number in the id of an option names, as views number it; `other` for what is no thing on the table. */
export type ThingKind = 'card' | 'seat' | 'conflict' | 'other';

/** A thing on the table: a card, a player, a conflict, by its number there. */
export interface Thing {
  readonly kind: ThingKind;
  readonly id: number;
}

/** A kind of choice, as hosts lay questions out. */
export interface ChoiceKind {
  /** under which heading it stands; '' under none */
  readonly heading: string;
  /** what its ids name: first what it is done with, then what it is done to */
  readonly about: readonly ThingKind[];
}

/** The kinds of choice of a game, by the verb of their options or, where a menu has its own, by `menu: verb`. */
export type ChoiceKinds = Readonly<Record<string, ChoiceKind>>;
