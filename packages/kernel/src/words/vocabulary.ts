import type { Menu } from '../decision/decision.ts';
import type { Plan } from '../decision/plan.ts';
import {
  type Act,
  type Alike,
  compiledFrom,
  type Fits,
  type Holds,
  type Program,
  type Programs,
  type Read,
  type ReadList,
  type Step,
} from '../program/program.ts';
import type { Frame, Seat, State } from '../state/state.ts';
import { Scope } from './scope.ts';

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

/** How a filter reads: words before the noun, the noun, words after it. */
export interface Noun {
  readonly before?: string;
  readonly noun?: string;
  readonly after?: string;
  /** the plural of the noun, where it is not a plain one */
  readonly plural?: string;
  /** the noun where no other word gives one */
  readonly soft?: string;
  /** how a name reads in front of the noun of another word, where that comes first: `Spiritual crew` */
  readonly beside?: string;
  /** what comes after the noun where the filter is denied */
  readonly not?: string;
}

interface Entry {
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

/** What the kernel's own words say of themselves. */
export interface CommonTraits {
  /** it holds where all of its arguments hold */
  readonly joins?: true;
  /** an amount: the sum of its arguments */
  readonly sums?: true;
  /** an effect: whom or what it is good for (above 0) or bad for, and how much in points of the game */
  readonly means?: readonly (readonly [whom: Ref | List, points: number])[];
  /** it keeps a number, a card or a seat under a name */
  readonly keeps?: readonly [string, Amount | Ref];
}

/**
 * What is true of a word wherever it is said, whatever else it does: that it discards, that it turns up a card. A game names its
 * own; each word declares those that it has, where they depend on what it is said about by a function of that.
 */
export type Traits<T, A extends unknown[]> = (Partial<T> & CommonTraits) | ((...a: A) => Partial<T> & CommonTraits);

/**
 * The words of one game. Each word is declared in one place with what it does and how it reads, and the declaration gives
 * the builder that card files call. `T` names the traits of the game's words.
 */
export class Vocabulary<S extends State, T extends object = object> {
  private readonly words = new Map<string, Entry>();
  private readonly procedures = new Map<string, readonly Effect[]>();
  /** named native steps: code that the words cannot say; counted in reports */
  readonly natives = new Map<string, Act<S>>();

  private declare(name: string, entry: Entry): (...a: unknown[]) => Word<never> {
    if (this.words.has(name)) throw new Error(`the word ${name} is declared twice`);
    this.words.set(name, entry);
    return (...a) => ({ w: name, a });
  }

  /** Declares a word that gives a number; `each` names one of what it counts, without an article: `fleet you control`. */
  amount<A extends unknown[]>(
    name: string,
    make: (c: Compiler<S>, ...a: A) => Read<S>,
    tell: (t: Teller, ...a: A) => string,
    each?: (t: Teller, ...a: A) => string | null,
    traits?: Traits<T, A>,
  ): (...a: A) => Word<'amount'> {
    return this.declare(name, { kind: 'amount', make, tell, more: each, traits }) as (...a: A) => Word<'amount'>;
  }

  /** Declares a word that says whether something holds. It reads as a clause: `you are at war`; `denied`: `you are not at war`. */
  test<A extends unknown[]>(
    name: string,
    make: (c: Compiler<S>, ...a: A) => Holds<S>,
    tell: (t: Teller, ...a: A) => string,
    denied?: (t: Teller, ...a: A) => string,
    traits?: Traits<T, A>,
  ): (...a: A) => Test {
    return this.declare(name, { kind: 'test', make, tell, more: denied, traits }) as (...a: A) => Test;
  }

  /** Declares a word that picks out cards or seats. */
  filter<A extends unknown[]>(
    name: string,
    make: (c: Compiler<S>, ...a: A) => Fits<S>,
    tell: (t: Teller, ...a: A) => Noun,
    traits?: Traits<T, A>,
  ): (...a: A) => Filter {
    return this.declare(name, { kind: 'filter', make, tell, traits }) as (...a: A) => Filter;
  }

  /** Declares a word that names one card or seat. */
  ref<A extends unknown[]>(
    name: string,
    make: (c: Compiler<S>, ...a: A) => Read<S>,
    tell: (t: Teller, ...a: A) => string,
    traits?: Traits<T, A>,
  ): (...a: A) => Word<'ref'> {
    return this.declare(name, { kind: 'ref', make, tell, traits }) as (...a: A) => Word<'ref'>;
  }

  /** Declares a word that names several cards, or several of another kind of thing (`of`); `single` names one of them. */
  list<A extends unknown[]>(
    name: string,
    make: (c: Compiler<S>, ...a: A) => ReadList<S>,
    tell: (t: Teller, ...a: A) => string,
    of = 'card',
    single?: (t: Teller, ...a: A) => string,
    traits?: Traits<T, A>,
  ): (...a: A) => List {
    return this.declare(name, { kind: 'list', make, tell, of, more: single, traits }) as (...a: A) => List;
  }

  /** What the numbers of a list are: `card`, `seat`, ... */
  kindOf(list: List): string {
    return this.entry(list, 'list').of ?? 'card';
  }

  /** Declares a word that changes the state in one step. */
  effect<A extends unknown[]>(
    name: string,
    make: (c: Compiler<S>, ...a: A) => Act<S>,
    tell: (t: Teller, ...a: A) => string,
    traits?: Traits<T, A>,
  ): (...a: A) => Effect {
    return this.flow(name, (c, ...a: A) => c.step({ op: 'do', act: make(c, ...a) }), tell, traits);
  }

  /** Declares a word that becomes several steps: a control operator, or an effect that asks. */
  flow<A extends unknown[]>(
    name: string,
    emit: (c: Compiler<S>, ...a: A) => void,
    tell: (t: Teller, ...a: A) => string,
    traits?: Traits<T, A>,
  ): (...a: A) => Effect {
    return this.declare(name, { kind: 'effect', make: emit, tell, traits }) as (...a: A) => Effect;
  }

  /** Declares a step of a rulebook procedure. It has no text: players read the rules, not the procedure. */
  rule(name: string, act: Act<S>): Effect {
    return this.effect(
      name,
      () => act,
      () => '',
    )();
  }

  /** Declares a native step: what the vocabulary cannot say, with its text. Reports list and count these. */
  native(name: string, act: Act<S>, text: string): () => Effect {
    this.natives.set(name, act);
    return this.effect(
      name,
      () => act,
      () => text,
    );
  }

  /** Declares a rulebook procedure: a program that others call by name. */
  procedure(name: string, ...effects: Effect[]): string {
    if (this.procedures.has(name)) throw new Error(`procedure ${name} is declared twice`);
    this.procedures.set(name, effects);
    return name;
  }

  /** Compiles all procedures into the table of programs. They may call each other in any order. */
  link(programs: Programs<S>): void {
    for (const name of this.procedures.keys()) programs.reserve(name);
    for (const [name, effects] of this.procedures)
      programs.fill(programs.find(name)!, this.compile(programs, effects, new Scope(name)));
  }

  /** Compiles effects into the steps of a program. */
  compile(programs: Programs<S>, effects: readonly Effect[], scope?: Scope<S>): Program<S>['code'] {
    const c = this.reader(programs, scope);
    for (const e of effects) c.effect(e);
    c.step({ op: 'end' });
    return c.code;
  }

  /** Compiles a program under a name, known while it is compiled: it may call itself. Gives its index. */
  build(programs: Programs<S>, name: string, emit: (c: Compiler<S>) => void, scope?: Scope<S>): number {
    const index = programs.reserve(name);
    const c = this.reader(programs, scope ?? new Scope(name));
    emit(c);
    c.step({ op: 'end' });
    programs.fill(index, c.code);
    return index;
  }

  /** A compiler for reading words outside a program (a static ability's amount, a filter). */
  reader(programs: Programs<S>, scope: Scope<S> = new Scope('')): Compiler<S> {
    return new Compiler<S>(this as unknown as Vocabulary<S>, programs, scope);
  }

  /** What a word has of a trait, in view of what it is said about; undefined where it has not that trait. */
  trait<K extends keyof (T & CommonTraits)>(word: Word, trait: K): (T & CommonTraits)[K] | undefined {
    const traits = this.words.get(word.w)?.traits;
    const had = typeof traits === 'function' ? traits(...word.a) : traits;
    return (had as Partial<T & CommonTraits> | undefined)?.[trait];
  }

  /** What the words in some data have of a trait: one for each that has it. */
  traits<K extends keyof (T & CommonTraits)>(data: unknown, trait: K): NonNullable<(T & CommonTraits)[K]>[] {
    return words(data).flatMap(word => {
      const had = this.trait(word, trait);
      return had === undefined || had === null ? [] : [had as NonNullable<(T & CommonTraits)[K]>];
    });
  }

  /** What must all hold for a word to hold: a joining word's arguments, and theirs; of any other word the word itself. */
  parts<W extends Word>(word: W): readonly W[] {
    return this.trait(word, 'joins') ? (word.a as W[]).flatMap(x => this.parts(x)) : [word];
  }

  /** @throws Error naming the word when it is unknown or of another kind than wanted */
  entry(word: Word, kind: Entry['kind']): Entry {
    const entry = this.words.get(word.w);
    if (!entry) throw new Error(`unknown word ${word.w}`);
    if (entry.kind !== kind) throw new Error(`${word.w} is a word for ${entry.kind}, not for ${kind}`);
    return entry;
  }

  /** True for a word that gives a number. */
  isAmount(word: Word): boolean {
    return this.words.get(word.w)?.kind === 'amount';
  }

  /** True for a word that picks out cards or seats. */
  isFilter(word: Word): boolean {
    return this.words.get(word.w)?.kind === 'filter';
  }

  /** True for a word that names several things. */
  isList(word: Word): boolean {
    return this.words.get(word.w)?.kind === 'list';
  }

  /** The native steps that stand in some data (a card's definition, say). */
  nativesIn(data: unknown): string[] {
    return [...new Set(words(data).map(x => x.w))].filter(name => this.natives.has(name));
  }

  /** A teller of text for this vocabulary. */
  teller(names: Readonly<Record<string, string>> = {}): Teller {
    return new Teller(this as unknown as Vocabulary<State>, names);
  }
}

/** Turns words into steps and readers. Every word is compiled once, when a game is loaded. */
export class Compiler<S extends State> {
  readonly code: Step<S>[] = [];
  private readonly words: Word[] = [];
  private depth = 0;
  private fresh = 0;

  constructor(
    private readonly vocabulary: Vocabulary<S>,
    readonly programs: Programs<S>,
    /** what this is compiled under, with the other programs of the same ability */
    readonly scope: Scope<S>,
  ) {
    compiledFrom(this.code, this.words);
  }

  amount(x: Amount): Read<S> {
    if (typeof x === 'number') return () => x;
    return this.make(x, 'amount') as Read<S>;
  }

  test(x: Test): Holds<S> {
    return this.make(x, 'test') as Holds<S>;
  }

  filter(x: Filter): Fits<S> {
    return this.make(x, 'filter') as Fits<S>;
  }

  ref(x: Ref): Read<S> {
    if (x === 'you') return (_s, f) => f.you;
    if (x === 'self') return (_s, f) => f.self;
    if (typeof x === 'string') return (_s, f) => f.l[x] ?? -1;
    return this.make(x, 'ref') as Read<S>;
  }

  list(x: List): ReadList<S> {
    return this.make(x, 'list') as ReadList<S>;
  }

  /** Emits the steps of an effect at the end of the code. */
  effect(x: Effect): void {
    this.make(x, 'effect');
  }

  /** Compiles a word; the outermost ones are kept, since a program is known by the words that it was compiled from. */
  private make(x: Word, kind: Entry['kind']): unknown {
    const { make } = this.vocabulary.entry(x, kind);
    if (this.depth === 0) this.words.push(x);
    this.depth++;
    try {
      return make(this, ...x.a);
    } finally {
      this.depth--;
    }
  }

  /** Adds a step and gives its place. */
  step(step: Step<S>): number {
    return this.code.push(step) - 1;
  }

  /** Adds a jump whose goal is set later with `land`. */
  unless(holds: Holds<S>): number {
    return this.step({ op: 'unless', holds, to: -1 });
  }

  /** Adds an unconditional jump whose goal is set later, unless it is given. */
  go(to = -1): number {
    return this.step({ op: 'go', to });
  }

  /** Makes a jump go to the present end of the code (or to a given place). */
  land(jump: number, to = this.code.length): void {
    const step = this.code[jump]!;
    if (step.op === 'unless' || step.op === 'go') step.to = to;
  }

  /** A local name that no card file uses. */
  name(stem: string): string {
    return `${stem}$${this.fresh++}`;
  }

  /** The index of a procedure. */
  program(name: string): number {
    const index = this.programs.find(name);
    if (index === undefined) throw new Error(`no procedure is named ${name}`);
    return index;
  }
}

/** Tells words as text. `names` says how locals read ("the target character" for `victim`). */
export class Teller {
  constructor(
    private readonly vocabulary: Vocabulary<State>,
    readonly names: Readonly<Record<string, string>>,
  ) {}

  /** The same teller with more names. */
  with(names: Readonly<Record<string, string>>): Teller {
    return new Teller(this.vocabulary, { ...this.names, ...names });
  }

  amount(x: Amount): string {
    return typeof x === 'number' ? String(x) : (this.vocabulary.entry(x, 'amount').tell(this, ...x.a) as string);
  }

  /** One of what an amount counts (`Destiny Mark on it`), if it counts things. */
  each(x: Amount): string | null {
    return typeof x === 'number' ? null : (this.vocabulary.entry(x, 'amount').more?.(this, ...x.a) ?? null);
  }

  test(x: Test): string {
    return this.vocabulary.entry(x, 'test').tell(this, ...x.a) as string;
  }

  /** That a test does not hold, as a clause. */
  denied(x: Test): string {
    return this.vocabulary.entry(x, 'test').more?.(this, ...x.a) ?? `it is not true that ${this.test(x)}`;
  }

  noun(x: Filter): Noun {
    return this.vocabulary.entry(x, 'filter').tell(this, ...x.a) as Noun;
  }

  /** A filter as a phrase without an article: `ready Narn fleet you control`. */
  filter(x: Filter, plural = false): string {
    const { before = '', soft = 'card', after = '', noun = soft, plural: many = pluralOf(noun) } = this.noun(x);
    return [before, plural ? many : noun, after].filter(Boolean).join(' ');
  }

  /** One of a list, without an article (`other player`), or null where the list says only what they are together. */
  single(x: List): string | null {
    return this.vocabulary.entry(x, 'list').more?.(this, ...x.a) ?? null;
  }

  /** One of a list, to be chosen: `another player`, or `one of the other players`. */
  oneOf(x: List): string {
    const single = this.single(x);
    const all = this.list(x);
    // `your unit` would be a certain one, where there may be several
    const several = single !== null && /^your (?!opponent)/.test(single) && all !== single;
    return single === null || several ? `one of ${all}` : articled(single);
  }

  /** How a local that is one of a list reads afterwards. */
  pronoun(x: List): string {
    const kind = this.vocabulary.entry(x, 'list').of ?? 'card';
    return this.single(x) === null || kind === 'card' ? 'it' : `that ${kind === 'seat' ? 'player' : kind}`;
  }

  /** What belongs to somebody: `your faction`, `its rating`, `that player's unrest`. */
  own(x: Ref, what: string): string {
    return owned(this.ref(x), what);
  }

  ref(x: Ref): string {
    return typeof x === 'string'
      ? (this.names[x] ?? x)
      : (this.vocabulary.entry(x, 'ref').tell(this, ...x.a) as string);
  }

  list(x: List): string {
    return this.vocabulary.entry(x, 'list').tell(this, ...x.a) as string;
  }

  /** An effect as a clause without a full stop: `draw a card`. */
  effect(x: Effect): string {
    return this.vocabulary.entry(x, 'effect').tell(this, ...x.a) as string;
  }

  /** Several effects in one sentence. */
  effects(list: readonly Effect[]): string {
    const parts = list.map(e => this.effect(e)).filter(Boolean);
    if (parts.length < 2) return parts[0] ?? '';
    // a clause that has commas of its own is set off more strongly, unless its own parts are
    const nested = parts.some(p => p.includes(', ')) && !parts.some(p => p.includes(';'));
    return nested ? parts.join('; ') : `${parts.slice(0, -1).join(', ')}, then ${parts[parts.length - 1]}`;
  }

  /** An effect as clauses that make a sentence each. */
  clauses(x: Effect): string[] {
    return x.w === 'sequence' ? x.a.flatMap(e => this.clauses(e as Effect)) : [this.effect(x)].filter(Boolean);
  }
}

/** All the words in some data of a card, each before those inside it. */
export function words(data: unknown, found: Word[] = []): Word[] {
  if (data === null || typeof data !== 'object') return found;
  if (typeof (data as Word).w === 'string') found.push(data as Word);
  for (const part of Object.values(data)) words(part, found);
  return found;
}

/** English plural of a noun phrase: of the last word of its first part. */
export function pluralOf(noun: string): string {
  if (noun.includes(' or ')) return noun.split(' or ').map(pluralOf).join(' or ');
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** A noun phrase with the article that it takes: `an ambassador`, `another player`, `your ambassador`. */
export function articled(phrase: string): string {
  if (/^(the|your|its|this|that|these|every|each|another|it|either|what) ?\b/.test(phrase)) return phrase;
  if (phrase.startsWith('other ')) return `an${phrase}`;
  return `${/^([aeio]|un(?!i[^nm])|ambassador)/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

/** What belongs to whoever a phrase names. */
export function owned(who: string, what: string): string {
  if (who === 'you') return `your ${what}`;
  if (who === 'it') return `its ${what}`;
  return who.split(' ').length > 4 ? `the ${what} of ${who}` : `${who}'${/s$/.test(who) ? '' : 's'} ${what}`;
}

/** What an `ask` word may say. Functions belong to rulebook procedures; cards use the words that games build on it. */
export interface AskWord<S extends State> {
  readonly who: ReadList<S>;
  readonly menu: Menu<S>;
  readonly min?: (s: S, f: Frame, seat: Seat) => number;
  readonly max?: (s: S, f: Frame, seat: Seat) => number;
  readonly ordered?: boolean;
  /** false: ask even where there is but one legal answer */
  readonly skip?: boolean | Holds<S>;
  /** for options that may be named several times, judged all together */
  readonly plan?: Plan<S>;
  /** the answer that is taken unasked, where all come to the same; null where one makes a difference */
  readonly alike?: Alike<S>;
}
