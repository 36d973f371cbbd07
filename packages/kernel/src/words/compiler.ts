// The compiler: turns words into steps of programs and into functions that read the state.
import { ProgramFault, Refused } from '../errors.ts';
import {
  compiledFrom,
  type Fits,
  type Holds,
  type Programs,
  type Read,
  type ReadList,
  type Step,
} from '../program/program.ts';
import { mayWork, TooMuchWork } from '../program/work.ts';
import type { State } from '../state/state.ts';
import type { Entry } from './entry.ts';
import type { Scope } from './scope.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Amount, Effect, Filter, List, Ref, Test, Word } from './word.ts';

/** What a guarded word of each kind gives where it fails. */
const NOTHING: Readonly<Record<Entry['kind'], unknown>> = {
  amount: 0,
  test: false,
  filter: false,
  ref: -1,
  list: [],
  effect: undefined,
};

/** Makes a function give nothing where it would fail, and where it works too much. Refusals, and programs without end, are no failures of its own. */
function tolerant<F extends (...a: never[]) => unknown>(run: F, nothing: unknown): F {
  return ((...a) => {
    if (!mayWork()) return nothing;
    try {
      return run(...a);
    } catch (error) {
      if (error instanceof Refused || error instanceof ProgramFault || error instanceof TooMuchWork) throw error;
      return nothing;
    }
  }) as F;
}

/** Makes a step do nothing, or ask nobody, where it would fail. */
function guardedStep<S extends State>(step: Step<S>): Step<S> {
  if (step.op === 'do') return { op: 'do', act: tolerant(step.act, undefined) };
  if (step.op !== 'ask') return step;
  const who = tolerant(step.who, []);
  return {
    ...step,
    who: (s, f) => who(s, f).filter(seat => s.seats[seat] !== undefined && !s.seats[seat].out),
    menu: { ...step.menu, list: tolerant(step.menu.list, []) },
    take: tolerant(step.take, undefined),
  };
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
    /** the scope of this program, shared with the other programs of the same ability */
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

  /** Compiles a word. Stores the outermost words, because a program is identified by the words that it was compiled from. */
  private make(x: Word, kind: Entry['kind']): unknown {
    const { make } = this.vocabulary.entry(x, kind);
    if (this.depth === 0) this.words.push(x);
    this.depth++;
    try {
      const made = make(this, ...x.a);
      return this.vocabulary.guarding && typeof made === 'function' ? tolerant(made, NOTHING[kind]) : made;
    } finally {
      this.depth--;
    }
  }

  /** Adds a step and returns its index. */
  step(step: Step<S>): number {
    return this.code.push(this.vocabulary.guarding ? guardedStep(step) : step) - 1;
  }

  /** Adds a jump. `land` sets its target later. */
  unless(holds: Holds<S>): number {
    return this.step({ op: 'unless', holds, to: -1 });
  }

  /** Adds an unconditional jump. `land` sets its target later, unless it is given. */
  go(to = -1): number {
    return this.step({ op: 'go', to });
  }

  /** Sets the target of a jump: the present end of the code, or the given place. */
  land(jump: number, to = this.code.length): void {
    const step = this.code[jump]!;
    if (step.op === 'unless' || step.op === 'go') step.to = to;
  }

  /** Makes a local name that no card file uses. */
  name(stem: string): string {
    return `${stem}$${this.fresh++}`;
  }

  /** Returns the index of a procedure. */
  program(name: string): number {
    const index = this.programs.find(name);
    if (index === undefined) throw new Error(`no procedure is named ${name}`);
    return index;
  }
}
