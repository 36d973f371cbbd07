/** The state of a card on a table: damage, marks, light and more. */
import type { FacePoints } from '@orrery/table';

/** A number as it is now, where it is not as printed. */
export interface NumberNow {
  readonly value: number;
  /** what has changed it: `G'Kar +4, damage −2`; '' for one as printed */
  readonly why: string;
}

/** Something that lies under a card and belongs to it. */
export interface Attached {
  readonly title: string;
  /** true for what is bad for the card */
  readonly harm?: boolean;
  /** true for what lies face down: it has no name then */
  readonly hidden?: boolean;
}

/** How a card lies on a table, and what may be done with it now. All of it is said by a view and a question, nothing is worked out here. */
export interface CardState {
  /** numbers as they are now, by their keys; those left out are as printed */
  readonly numbers?: Readonly<Record<string, NumberNow>>;
  /** it lies: rotated, disengaged; in a word, which is shown */
  readonly lying?: string;
  /** it may be chosen now; the sign of its option, where it has one */
  readonly lit?: string | true;
  readonly selected?: boolean;
  /** it may be what is aimed at; `harm` where that would be bad for it */
  readonly target?: 'any' | 'harm';
  /** nothing can be done with it now */
  readonly dim?: boolean;
  /** what it has suffered, of what it bears; `severe` is told besides */
  readonly damage?: { readonly n: number; readonly of: number; readonly severe?: number };
  /** it is out of action; in a word */
  readonly neutralized?: string;
  readonly marks?: readonly FacePoints[];
  readonly tokens?: number;
  readonly attached?: readonly Attached[];
  /** it shows its back; in a hand or a builder the face is still known to its owner */
  readonly faceDown?: boolean;
  /** whether what it costs is shown: in a hand and where decks are built */
  readonly cost?: boolean;
  /** a word at its corner: `Pending`, `Captured` */
  readonly note?: string;
}
