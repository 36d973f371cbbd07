/** The state of a card on a table: damage, marks, light and more. */
import type { FacePoints } from '@orrery/table';

/** A number that differs from the printed one. */
export interface NumberNow {
  readonly value: number;
  /** what changed it: `G'Kar +4, damage −2`; '' if it is as printed */
  readonly why: string;
}

/** A card under another card that belongs to it. */
export interface Attached {
  readonly title: string;
  /** true for a card that is bad for the card above */
  readonly harm?: boolean;
  /** true if it is face down: it has no name then */
  readonly hidden?: boolean;
}

/** The state of a card on a table, and what the player can do with it now. A view and a question give all of it; nothing is worked out here. */
export interface CardState {
  /** numbers as they are now, by their keys; those left out are as printed */
  readonly numbers?: Readonly<Record<string, NumberNow>>;
  /** the word for a card that is sideways: rotated, disengaged */
  readonly lying?: string;
  /** the player can choose it now; the key of its option, if it has one */
  readonly lit?: string | true;
  readonly selected?: boolean;
  /** it is a possible target; `harm` if that would be bad for it */
  readonly target?: 'any' | 'harm';
  /** the player can do nothing with it now */
  readonly dim?: boolean;
  /** its damage, and how much it can take; `severe` is shown too */
  readonly damage?: { readonly n: number; readonly of: number; readonly severe?: number };
  /** it is out of action, in a word */
  readonly neutralized?: string;
  readonly marks?: readonly FacePoints[];
  readonly tokens?: number;
  /** Chaos Tokens */
  readonly chaos?: number;
  readonly attached?: readonly Attached[];
  /** it is face down; its owner may still see its face */
  readonly faceDown?: boolean;
  /** true if its cost is shown: in a hand and in the deck builder */
  readonly cost?: boolean;
  /** its number among equal cards: 2 for the second; left out for the first */
  readonly nth?: number;
  /** a word at its corner: `Pending`, `Captured` */
  readonly note?: string;
}
