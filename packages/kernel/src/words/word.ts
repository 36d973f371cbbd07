// A word of a game's language as plain data: the kinds of words, their traits, and how to find all words in a card.
import type { Phrase } from '../text/phrase.ts';

/**
 * One word of a game's language with its arguments, as plain data. Cards and rulebook procedures are written in words. A vocabulary knows the effect
 * and the text of each word.
 */
export interface Word<K extends string = string> {
  readonly w: string;
  readonly a: readonly unknown[];
  /** the kind of word; only for the type checker */
  readonly kind?: K;
}

/** A number, fixed or read from the state. */
export type Amount = number | Word<'amount'>;
/** A condition that holds or does not hold. */
export type Test = Word<'test'>;
/** A condition that selects cards (or seats). */
export type Filter = Word<'filter'>;
/** One card or seat: the name of a local (`you`, `self`, a target's name), or a word. */
export type Ref = string | Word<'ref'>;
/** Several cards or seats. */
export type List = Word<'list'>;
/** A change or event in the game. */
export type Effect = Word<'effect'>;

/** How a filter reads: the words before the noun, the noun, and each kind of words after the noun. */
export interface Noun {
  /** the owner: `you`, or a mention of another player */
  readonly whose?: Phrase;
  /** true for certain cards, which take no article of their own: `this card`, `the weakest ship` */
  readonly certain?: true;
  readonly before?: string;
  /** true if the words before the noun are a name. States come before a name (`ready Narn`) */
  readonly name?: true;
  readonly noun?: Phrase;
  /** the place or the size: `at a site`, `no stronger than this ship` */
  readonly after?: Phrase;
  /** the owner, written after `of`: `another player`, `your fleet` */
  readonly of?: Phrase;
  /** the player who controls it, written as `you control` */
  readonly holder?: Phrase;
  /** a thing that is or is not on it, as `with a mine` in `with a mine on it` */
  readonly bearing?: Phrase;
  /** the thing that it has, written after `with`: `a Doom Mark` */
  readonly having?: Phrase;
  /** a clause that holds at that place, written after `where`: `you may attack` */
  readonly where?: Phrase;
  /** what it does or what is done to it: `attacking a fleet`, `owned by you` */
  readonly doing?: Phrase;
  /** the rest of a clause about it, written after `that`: `can be damaged` */
  readonly that?: Phrase;
  /** a clause about it, written after `with which`: `you are at war` */
  readonly relation?: Phrase;
  /** a clause about it with another pronoun: `whose shields stand` */
  readonly which?: Phrase;
  /** the exception, written after `other than`: `this card` */
  readonly but?: Phrase;
  /** `event` if `after` is an event at a place, `place` if it is the place. The place follows right after the event */
  readonly takes?: 'place' | 'event';
  /** the plural of the noun, if it is irregular */
  readonly plural?: Phrase;
  /** the noun to use if no other word gives one */
  readonly soft?: string;
  /** how a name reads before the noun of another word: `Spiritual crew` */
  readonly beside?: string;
  /** how the negation of the filter reads */
  readonly not?: Noun;
}

/** The traits of the kernel's own words. */
export interface CommonTraits {
  /** it holds if all of its arguments hold */
  readonly joins?: true;
  /** an amount: it is the sum of its arguments */
  readonly sums?: true;
  /** an effect: whom it is good for (above 0) or bad for (below 0), in points of the game */
  readonly means?: readonly (readonly [whom: Ref | List, points: number])[];
  /** a test: words that `all` appends to the clause before it, instead of a clause: `against your fleet` */
  readonly adds?: Phrase;
  /** a list: one of it is a certain card, which takes no article of its own: `the top card of your deck` */
  readonly certain?: true;
  /** a list: the owner of its cards, wherever they are */
  readonly cardsOf?: Ref;
  /** it keeps a number, a card or a seat under a name */
  readonly keeps?: readonly [string, Amount | Ref];
}

/**
 * The traits of a word: facts that hold wherever the word is used, such as that it discards or reveals a card. Each game has its own traits, and each
 * word declares the ones it has. If they depend on the arguments, it declares a function.
 */
export type Traits<T, A extends unknown[]> = (Partial<T> & CommonTraits) | ((...a: A) => Partial<T> & CommonTraits);

/** Returns all the words in some data of a card. Each comes before the words inside it. */
export function words(data: unknown, found: Word[] = []): Word[] {
  if (data === null || typeof data !== 'object') return found;
  if (typeof (data as Word).w === 'string') found.push(data as Word);
  for (const part of Object.values(data)) words(part, found);
  return found;
}
