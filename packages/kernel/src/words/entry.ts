// How a word is declared in a vocabulary: its kind, its effect and its text.
import type { Teller } from './teller.ts';

/** What a vocabulary knows about one of its words. */
export interface Entry {
  readonly kind: 'amount' | 'test' | 'filter' | 'ref' | 'list' | 'effect';
  // biome-ignore lint/suspicious/noExplicitAny: the argument types of a word are checked where it is said, by its builder.
  readonly make: (c: any, ...a: any[]) => any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly tell: (t: Teller, ...a: any[]) => any;
  /** for a list: what its numbers are (`card`, `seat`, or a game's own kind of thing) */
  readonly of?: string;
  /** a second text. For a test: its negation. For a list: one of its items. For an amount: one of the things it counts */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly more?: ((t: Teller, ...a: any[]) => string | null) | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly traits?: object | ((...a: any[]) => object) | undefined;
}
