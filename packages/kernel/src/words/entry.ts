// How a word is declared in a vocabulary: what kind it is, what it does and how it reads.
import type { Teller } from './teller.ts';

/** What a vocabulary knows of one of its words. */
export interface Entry {
  readonly kind: 'amount' | 'test' | 'filter' | 'ref' | 'list' | 'effect';
  // biome-ignore lint/suspicious/noExplicitAny: the argument types of a word are checked where it is said, by its builder.
  readonly make: (c: any, ...a: any[]) => any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly tell: (t: Teller, ...a: any[]) => any;
  /** of a list: what its numbers are (`card`, `seat`, or a game's own kind of thing) */
  readonly of?: string;
  /** of a test: how its denial reads; of a list: one of its things; of an amount: one of what it counts */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly more?: ((t: Teller, ...a: any[]) => string | null) | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly traits?: object | ((...a: any[]) => object) | undefined;
}
