// A word of a game's language as plain data: the kinds of words, what a word may say of itself, and how to find all words in a card.
import type { Phrase } from '../text/phrase.ts';

/**
 * One word of a game's language with what it is said about: plain data. Cards and rulebook procedures are written in words;
 * a vocabulary knows what each word does and how it reads.
 */
export interface Word<K extends string = string> {
  readonly w: string;
  readonly a: readonly unknown[];
  /** only for the type checker: what kind of word this is */
  readonly kind?: K;
}

/** A number, fixed or read from the table. */
export type Amount = number | Word<'amount'>;
/** Something that holds or does not. */
export type Test = Word<'test'>;
/** Which cards (or seats) are meant. */
export type Filter = Word<'filter'>;
/** One card or seat: the name of a local (`you`, `self`, a target's name), or a word. */
export type Ref = string | Word<'ref'>;
/** Several cards or seats. */
export type List = Word<'list'>;
/** Something that happens. */
export type Effect = Word<'effect'>;

/** How a filter reads: words before the noun, the noun, and what is said of it behind the noun, each by its kind. */
export interface Noun {
  /** whose it is: `you`, or a mention of another player */
  readonly whose?: Phrase;
  /** true for certain cards, which take no other article: `this card`, `the weakest ship` */
  readonly certain?: true;
  readonly before?: string;
  /** true where the words before the noun are a name: states come before it (`ready Narn`) */
  readonly name?: true;
  readonly noun?: Phrase;
  /** the place or the size: `at a site`, `no stronger than this ship` */
  readonly after?: Phrase;
  /** whoever has it, told behind `of`: `another player`, `your fleet` */
  readonly of?: Phrase;
  /** the player who controls it, told as `you control` */
  readonly holder?: Phrase;
  /** a thing that is or is not on it, as `with a mine` in `with a mine on it` */
  readonly bearing?: Phrase;
  /** the thing that it has, told behind `with`: `a Doom Mark` */
  readonly having?: Phrase;
  /** the thing that is so at that place, as a clause told behind `where`: `you may attack` */
  readonly where?: Phrase;
  /** the thing that it does or suffers: `attacking a fleet`, `owned by you` */
  readonly doing?: Phrase;
  /** the rest of a clause about it, told behind `that`: `can be damaged` */
  readonly that?: Phrase;
  /** a clause about it told behind `with which`: `you are at war` */
  readonly relation?: Phrase;
  /** a clause about it with another pronoun: `whose shields stand` */
  readonly which?: Phrase;
  /** the thing that is left out, told behind `other than`: `this card` */
  readonly but?: Phrase;
  /** what comes after the noun is something that happens at a place, or the place: the place comes right after it */
  readonly takes?: 'place' | 'event';
  /** the plural of the noun, where it is not a plain one */
  readonly plural?: Phrase;
  /** the noun where no other word gives one */
  readonly soft?: string;
  /** how a name reads in front of the noun of another word, where that comes first: `Spiritual crew` */
  readonly beside?: string;
  /** how the filter reads where it is denied */
  readonly not?: Noun;
}

/** What the kernel's own words say of themselves. */
export interface CommonTraits {
  /** it holds where all of its arguments hold */
  readonly joins?: true;
  /** an amount: the sum of its arguments */
  readonly sums?: true;
  /** an effect: whom or what it is good for (above 0) or bad for, and how much in points of the game */
  readonly means?: readonly (readonly [whom: Ref | List, points: number])[];
  /** a test: words that `all` puts behind the clause before it, in place of a clause: `against your fleet` */
  readonly adds?: Phrase;
  /** a list: one of it is a certain one, which takes no other article: `the top card of your deck` */
  readonly certain?: true;
  /** a list: whose cards it holds, wherever they lie */
  readonly cardsOf?: Ref;
  /** it keeps a number, a card or a seat under a name */
  readonly keeps?: readonly [string, Amount | Ref];
}

/**
 * What is true of a word wherever it is said, whatever else it does: that it discards, that it turns up a card. A game names its
 * own; each word declares those that it has, where they depend on what it is said about by a function of that.
 */
export type Traits<T, A extends unknown[]> = (Partial<T> & CommonTraits) | ((...a: A) => Partial<T> & CommonTraits);

/** All the words in some data of a card, each before those inside it. */
export function words(data: unknown, found: Word[] = []): Word[] {
  if (data === null || typeof data !== 'object') return found;
  if (typeof (data as Word).w === 'string') found.push(data as Word);
  for (const part of Object.values(data)) words(part, found);
  return found;
}
