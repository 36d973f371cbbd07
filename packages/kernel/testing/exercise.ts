import { Compiler, type Frame, type State, type Step, type Word } from '../src/index.ts';

/** A word has been seen to hold: it fitted, it named or counted something, it was done. */
export const DID = 1;
/** A word has been seen not to hold. */
export const DID_NOT = 2;

/** What a word is: something that is done, or something that is read. */
export type WordKind = 'amount' | 'test' | 'filter' | 'ref' | 'list' | 'effect';

/** A word of a card, with what it has been seen to do since the last test began. */
export interface Site {
  readonly word: Word;
  readonly kind: WordKind;
  /** false for an effect that only holds others together, and does nothing itself */
  acts: boolean;
  seen: number;
}

type AnyReader = (s: State, x: Frame | number, f?: Frame) => unknown;
type Make = (this: Compiler<State>, word: Word, kind: WordKind) => unknown;
type Run = (...given: unknown[]) => unknown;

/** The function of a step that runs when the step does. Jumps have none: they belong to what they jump over. */
const RUNS: Partial<Record<Step<State>['op'], string>> = { do: 'act', call: 'program', ask: 'take' };

/**
 * Watches what the words of a game's cards do. It wraps what the compiler makes of them, so the product runs as it is and pays nothing.
 * A game's tests ask for it before the first card is compiled.
 */
export class TextExercise {
  /** by the number of a card, its words */
  readonly #cards: Map<Word, Site>[] = [];
  #touched: Site[] = [];
  /** steps that belong to a word already: to the innermost one that made them */
  readonly #known = new WeakSet<object>();

  /**
   * The one that watches the cards of a game. Files of tests that share a thread may read this module, the compiler and the game's cards anew at
   * different times, so it is kept with the cards, by what outlives all modules.
   * @param cards the game's definitions: a card gets the next place in it once it is compiled
   */
  static of(cards: readonly unknown[]): TextExercise {
    const kept = globalThis as { orreryExercises?: WeakMap<readonly unknown[], TextExercise> };
    kept.orreryExercises ??= new WeakMap();
    let watches = kept.orreryExercises.get(cards);
    if (watches === undefined) {
      watches = new TextExercise(cards);
      kept.orreryExercises.set(cards, watches);
    }
    return watches;
  }

  private constructor(private readonly cards: readonly unknown[]) {
    const compiler = Compiler.prototype as unknown as { make: Make };
    const { make } = compiler;
    const watch = (word: Word, kind: WordKind, made: unknown, steps: readonly Step<State>[]): unknown => {
      const site = this.#siteOf(word, kind);
      if (kind !== 'effect') return this.#reader(site, made as AnyReader);
      for (const step of steps) this.#watchStep(site, step);
      return made;
    };
    compiler.make = function (word, kind) {
      const from = this.code.length;
      const made = make.call(this, word, kind);
      return watch(word, kind, made, this.code.slice(from));
    };
  }

  /**
   * Forgets what has been seen.
   * @throws Error where the cards were compiled before they were watched: nothing would be recorded
   */
  begin(): void {
    if (this.#cards.length === 0) throw new Error('the cards were compiled before anything watched them');
    for (const site of this.#touched) site.seen = 0;
    this.#touched = [];
  }

  /** What a card's word is, and what it has done since `begin`; undefined for a word that nothing has compiled. */
  site(card: number, word: Word): Site | undefined {
    return this.#cards[card]?.get(word);
  }

  #siteOf(word: Word, kind: WordKind): Site {
    const card = this.cards.length;
    this.#cards[card] ??= new Map();
    let site = this.#cards[card].get(word);
    if (site === undefined) {
      site = { word, kind, acts: false, seen: 0 };
      this.#cards[card].set(word, site);
    }
    return site;
  }

  #mark(site: Site, seen: number): void {
    if (site.seen === 0) this.#touched.push(site);
    site.seen |= seen;
  }

  /** A reader that also marks what it has read. */
  #reader(site: Site, made: AnyReader): AnyReader {
    const { kind } = site;
    const holds = (x: unknown): boolean =>
      kind === 'list' ? (x as readonly number[]).length > 0 : kind === 'ref' ? (x as number) >= 0 : Boolean(x);
    return (s, x, f) => {
      const found = made(s, x, f);
      this.#mark(site, holds(found) ? DID : DID_NOT);
      return found;
    };
  }

  /** Makes a step mark its word when it runs. */
  #watchStep(site: Site, step: Step<State>): void {
    if (this.#known.has(step)) return;
    this.#known.add(step);
    const field = RUNS[step.op];
    if (field === undefined) return;
    site.acts = true;
    const open = step as unknown as Record<string, Run>;
    const run = open[field]!;
    open[field] = (...given) => {
      this.#mark(site, DID);
      return run(...given);
    };
  }
}
