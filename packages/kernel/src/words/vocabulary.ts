// The vocabulary: all words of one game's language. Each is declared once with its effect and its text.
import type { Act, Fits, Holds, Program, Programs, Read, ReadList } from '../program/program.ts';
import type { State } from '../state/state.ts';
import { Compiler } from './compiler.ts';
import type { Entry } from './entry.ts';
import { Scope } from './scope.ts';
import { Teller } from './teller.ts';
import {
  type CommonTraits,
  type Effect,
  type Filter,
  type List,
  type Noun,
  type Test,
  type Traits,
  type Word,
  words,
} from './word.ts';

/**
 * The words of one game. Each word is declared in one place, with its effect and its text. The declaration returns the builder that card files call.
 * `T` names the traits of the game's words.
 */
export class Vocabulary<S extends State, T extends object = object> {
  private readonly words = new Map<string, Entry>();
  private readonly procedures = new Map<string, readonly Effect[]>();
  /** the procedures that are no programs yet */
  private readonly unlinked = new Set<string>();
  /** named native steps: code for effects that words cannot express; reports count them */
  readonly natives = new Map<string, Act<S>>();

  /** the word before the last of several effects; a game in whose rules "then" makes an effect depend on the one before says "and" */
  joiner: 'then' | 'and' = 'then';

  /** true while words from outside are compiled: they then give nothing instead of failing (`guarded`) */
  guarding = false;

  /**
   * Compiles words from outside, such as an owner's cards. A word among them that meets what it does not expect gives nothing, or does nothing: a
   * match never fails because of it. Words compiled otherwise cost nothing for this.
   */
  guarded<R>(compile: () => R): R {
    this.guarding = true;
    try {
      return compile();
    } finally {
      this.guarding = false;
    }
  }

  private declare(name: string, entry: Entry): (...a: unknown[]) => Word<never> {
    if (this.words.has(name)) throw new Error(`the word ${name} is declared twice`);
    this.words.set(name, entry);
    return (...a) => ({ w: name, a });
  }

  /** Declares a word for a number. `each` writes one of the things it counts, without an article: `fleet you control`. */
  amount<A extends unknown[]>(
    name: string,
    make: (c: Compiler<S>, ...a: A) => Read<S>,
    tell: (t: Teller, ...a: A) => string,
    each?: (t: Teller, ...a: A) => string | null,
    traits?: Traits<T, A>,
  ): (...a: A) => Word<'amount'> {
    return this.declare(name, { kind: 'amount', make, tell, more: each, traits }) as (...a: A) => Word<'amount'>;
  }

  /** Declares a word for a test. Its text is a clause: `you are at war`; the text of `denied` is `you are not at war`. */
  test<A extends unknown[]>(
    name: string,
    make: (c: Compiler<S>, ...a: A) => Holds<S>,
    tell: (t: Teller, ...a: A) => string,
    denied?: (t: Teller, ...a: A) => string,
    traits?: Traits<T, A>,
  ): (...a: A) => Test {
    return this.declare(name, { kind: 'test', make, tell, more: denied, traits }) as (...a: A) => Test;
  }

  /** Declares a word that selects cards or seats. */
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

  /** Declares a word for several cards, or for several of another kind of thing (`of`). `single` writes one of them. */
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

  /** Returns what the numbers of a list are: `card`, `seat`, ... */
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

  /** Declares a word that becomes several steps: a control operator, or an effect that asks a question. */
  flow<A extends unknown[]>(
    name: string,
    emit: (c: Compiler<S>, ...a: A) => void,
    tell: (t: Teller, ...a: A) => string,
    traits?: Traits<T, A>,
  ): (...a: A) => Effect {
    return this.declare(name, { kind: 'effect', make: emit, tell, traits }) as (...a: A) => Effect;
  }

  /** Declares a step of a rulebook procedure. It has no text, because players read the rules and not the procedure. */
  rule(name: string, act: Act<S>): Effect {
    return this.effect(
      name,
      () => act,
      () => '',
    )();
  }

  /** Declares a native step with its text, for an effect that words cannot express. Reports list and count these. */
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
    this.unlinked.add(name);
    return name;
  }

  /**
   * Compiles into the table of programs all procedures that are not there yet: those of the rules at first, and later those that came with a set. They
   * may call each other in any order.
   */
  link(programs: Programs<S>): void {
    const names = [...this.unlinked];
    this.unlinked.clear();
    for (const name of names) programs.reserve(name);
    for (const name of names)
      programs.fill(programs.find(name)!, this.compile(programs, this.procedures.get(name)!, new Scope(name)));
  }

  /** Compiles effects into the steps of a program. */
  compile(programs: Programs<S>, effects: readonly Effect[], scope?: Scope<S>): Program<S>['code'] {
    const c = this.reader(programs, scope);
    for (const e of effects) c.effect(e);
    c.step({ op: 'end' });
    return c.code;
  }

  /** Compiles a program under a name. The name is known during compiling, so the program can call itself. Returns its index. */
  build(programs: Programs<S>, name: string, emit: (c: Compiler<S>) => void, scope?: Scope<S>): number {
    const index = programs.reserve(name);
    const c = this.reader(programs, scope ?? new Scope(name));
    emit(c);
    c.step({ op: 'end' });
    programs.fill(index, c.code);
    return index;
  }

  /** Makes a compiler that reads words outside a program (a static ability's amount, a filter). */
  reader(programs: Programs<S>, scope: Scope<S> = new Scope('')): Compiler<S> {
    return new Compiler<S>(this as unknown as Vocabulary<S>, programs, scope);
  }

  /** Returns a word's value of a trait, which may depend on the word's arguments; undefined if it does not have the trait. */
  trait<K extends keyof (T & CommonTraits)>(word: Word, trait: K): (T & CommonTraits)[K] | undefined {
    const traits = this.words.get(word.w)?.traits;
    const had = typeof traits === 'function' ? traits(...word.a) : traits;
    return (had as Partial<T & CommonTraits> | undefined)?.[trait];
  }

  /** Returns the values of a trait for all words in some data that have it. */
  traits<K extends keyof (T & CommonTraits)>(data: unknown, trait: K): NonNullable<(T & CommonTraits)[K]>[] {
    return words(data).flatMap(word => {
      const had = this.trait(word, trait);
      return had === undefined || had === null ? [] : [had as NonNullable<(T & CommonTraits)[K]>];
    });
  }

  /**
   * Returns the conditions that must all hold for a word to hold. For a joining word, these are its arguments and their parts. For any other word, it
   * is the word itself.
   */
  parts<W extends Word>(word: W): readonly W[] {
    return this.trait(word, 'joins') ? (word.a as W[]).flatMap(x => this.parts(x)) : [word];
  }

  /** @throws Error with the word's name if the word is unknown or of the wrong kind */
  entry(word: Word, kind: Entry['kind']): Entry {
    const entry = this.words.get(word.w);
    if (!entry) throw new Error(`unknown word ${word.w}`);
    if (entry.kind !== kind) throw new Error(`${word.w} is a word for ${entry.kind}, not for ${kind}`);
    return entry;
  }

  /** Returns true for a word that gives a number. */
  isAmount(word: Word): boolean {
    return this.words.get(word.w)?.kind === 'amount';
  }

  /** Returns true for a word that selects cards or seats. */
  isFilter(word: Word): boolean {
    return this.words.get(word.w)?.kind === 'filter';
  }

  /** Returns true for a word that names several things. */
  isList(word: Word): boolean {
    return this.words.get(word.w)?.kind === 'list';
  }

  /** Returns the native steps in some data (a card's definition, say). */
  nativesIn(data: unknown): string[] {
    return [...new Set(words(data).map(x => x.w))].filter(name => this.natives.has(name));
  }

  /** Makes a teller of text for this vocabulary. */
  teller(names: Readonly<Record<string, string>> = {}): Teller {
    return new Teller(this as unknown as Vocabulary<State>, names);
  }
}
