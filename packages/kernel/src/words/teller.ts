// The teller: turns words into the English text of a card.
import type { State } from '../state/state.ts';
import { articled, owned } from '../text/english.ts';
import {
  inSequence,
  isMarked,
  mentioned,
  type NumberOf,
  nodeIn,
  numberOf,
  ownedBy,
  type Phrase,
  possession,
} from '../text/phrase.ts';
import { nounText } from './noun.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Amount, Effect, Filter, List, Noun, Ref, Test } from './word.ts';

/** Writes words as text. `names` says how locals read (`the target character` for `victim`). */
export class Teller {
  constructor(
    private readonly vocabulary: Vocabulary<State>,
    readonly names: Readonly<Record<string, string>>,
  ) {}

  /** Returns the same teller with more names. */
  with(names: Readonly<Record<string, string>>): Teller {
    return new Teller(this.vocabulary, { ...this.names, ...names });
  }

  amount(x: Amount): string {
    return typeof x === 'number' ? String(x) : (this.vocabulary.entry(x, 'amount').tell(this, ...x.a) as string);
  }

  /** Writes one of the things that an amount counts (`Destiny Mark on it`); null if it counts none. */
  each(x: Amount): Phrase | null {
    return this.counted(x)?.one || null;
  }

  /** Returns what an amount counts; null if it is not a number of things. */
  counted(x: Amount): NumberOf | null {
    const node = nodeIn(this.amount(x));
    return node?.kind === 'number' ? node : null;
  }

  /** Writes, as a phrase, how many cards fit a filter. */
  numberOf(x: Filter): Phrase {
    const { holder, ...noun } = this.noun(x);
    const had =
      holder === undefined
        ? undefined
        : { who: holder, verb: 'control', many: nounText(noun, true), one: nounText(noun) };
    return numberOf(this.filter(x, true), this.filter(x), had);
  }

  test(x: Test): string {
    return this.vocabulary.entry(x, 'test').tell(this, ...x.a) as string;
  }

  /** Writes, as a clause, that a test does not hold. */
  denied(x: Test): string {
    return this.vocabulary.entry(x, 'test').more?.(this, ...x.a) ?? `it is not true that ${this.test(x)}`;
  }

  noun(x: Filter): Noun {
    return this.vocabulary.entry(x, 'filter').tell(this, ...x.a) as Noun;
  }

  /**
   * Writes a filter without an article: `ready Narn fleet you control`.
   * @param spot the place, written right after the noun: `in your hand`
   */
  filter(x: Filter, plural = false, spot: Phrase = ''): Phrase {
    const { whose } = this.noun(x);
    const thing = this.unowned(x, plural, spot);
    return whose === undefined ? thing : (ownedBy(whose, thing) ?? owned(whose, thing));
  }

  /** Writes one card that a filter fits, with its article: `a ready Narn fleet`, `this card`. */
  one(x: Filter): Phrase {
    const { whose, certain } = this.noun(x);
    return whose === undefined && !certain ? articled(this.filter(x)) : this.filter(x);
  }

  /** Writes a filter without its owner: `ready Narn fleet`. */
  unowned(x: Filter, plural = false, spot: Phrase = ''): Phrase {
    return nounText(this.noun(x), plural, spot);
  }

  /** Writes one item of a list without an article (`other player`); null if the list has no words for a single item. */
  single(x: List): string | null {
    return this.vocabulary.entry(x, 'list').more?.(this, ...x.a) ?? null;
  }

  /** Writes one item of a list that can be chosen: `another player`, or `one of the other players`. */
  oneOf(x: List): string {
    const single = this.single(x);
    // `your unit` would sound as if there were only one
    if (single === null || possession(single) !== null) return `one of ${this.list(x)}`;
    return this.vocabulary.trait(x, 'certain') ? single : articled(single);
  }

  /** Writes later mentions of a local that holds one item of a list. */
  pronoun(x: List): string {
    const kind = this.vocabulary.entry(x, 'list').of ?? 'card';
    return this.single(x) === null || kind === 'card' ? 'it' : `that ${kind === 'seat' ? 'player' : kind}`;
  }

  /** Writes what belongs to somebody: `your faction`, `its rating`, `that player's unrest`. */
  own(x: Ref, what: string): Phrase {
    const who = this.ref(x);
    return ownedBy(who, what) ?? owned(who, what);
  }

  ref(x: Ref): string {
    return typeof x === 'string'
      ? (this.names[x] ?? x)
      : (this.vocabulary.entry(x, 'ref').tell(this, ...x.a) as string);
  }

  list(x: List): string {
    return this.vocabulary.entry(x, 'list').tell(this, ...x.a) as string;
  }

  /** Writes an effect as a clause without a full stop: `draw a card`. */
  effect(x: Effect): string {
    return this.vocabulary.entry(x, 'effect').tell(this, ...x.a) as string;
  }

  /** Writes several effects in one sentence. */
  effects(list: readonly Effect[]): string {
    const parts = this.inTurn(list).filter(Boolean);
    if (parts.length < 2) return parts[0] ?? '';
    if (parts.some(isMarked)) return inSequence(parts, this.vocabulary.joiner);
    // semicolons separate clauses that contain commas, unless a clause already contains a semicolon
    const nested = parts.some(p => p.includes(', ')) && !parts.some(p => p.includes(';'));
    return nested
      ? parts.join('; ')
      : `${parts.slice(0, -1).join(', ')}, ${this.vocabulary.joiner} ${parts[parts.length - 1]}`;
  }

  /** Writes effects in order. Each may mention what the ones before it have kept. */
  private inTurn(list: readonly Effect[]): Phrase[] {
    let t: Teller = this;
    return list.map(e => {
      const told = t.effect(e);
      t = t.knowing(e);
      return told;
    });
  }

  /** Returns a teller that knows the card or player that an effect keeps under a name. */
  private knowing(x: Effect): Teller {
    const [name, kept] = this.vocabulary.trait(x, 'keeps') ?? [];
    if (name === undefined || typeof kept === 'number' || typeof kept !== 'object' || this.vocabulary.isAmount(kept))
      return this;
    const named = this.ref(kept as Ref);
    return mentioned(named) === null ? this : this.with({ [name]: named });
  }

  /** Writes an effect as clauses, each of which makes a sentence. */
  clauses(x: Effect): string[] {
    if (x.w !== 'sequence') return [this.effect(x)].filter(Boolean);
    let t: Teller = this;
    return (x.a as Effect[]).flatMap(e => {
      const told = t.clauses(e);
      t = t.knowing(e);
      return told;
    });
  }
}
