// Programs: the steps compiled from rules and card texts, and the table of all programs of a game.
import type { Menu, Option } from '../decision/decision.ts';
import type { Plan } from '../decision/plan.ts';
import { MOTION, motionProgram } from '../match/motion.ts';
import { hash } from '../state/hash.ts';
import type { CardId, Frame, Locals, Seat, State, Waiting } from '../state/state.ts';

/** Reads a number (a count, a card, a seat) from the state for a running program. */
export type Read<S extends State> = (s: S, f: Frame) => number;
/** Reads a list of numbers. */
export type ReadList<S extends State> = (s: S, f: Frame) => readonly number[];
/** Checks a condition. */
export type Holds<S extends State> = (s: S, f: Frame) => boolean;
/** Checks whether a card (or a seat) is one of those meant. */
export type Fits<S extends State> = (s: S, id: number, f: Frame) => boolean;
/** Changes the state. */
export type Act<S extends State> = (s: S, f: Frame) => void;

/** Makes a frame for reading words outside any program, such as the targets of an ability or the condition of a trigger. */
export function scene(you: Seat, self: CardId, l: Locals = {}): Frame {
  return { own: 0, program: -1, step: 0, you, self, l };
}

/**
 * Returns the answer to take without asking if every possible answer has the same result; null if the answer matters. It must use only public facts,
 * because a missing question tells other players something, too.
 */
export type Alike<S extends State> = (s: S, f: Frame, seat: Seat, list: readonly Option[]) => readonly Option[] | null;

/** A step that asks one or several seats. It stays the current step until all have answered. */
export interface AskStep<S extends State> {
  readonly op: 'ask';
  readonly who: ReadList<S>;
  readonly menu: Menu<S>;
  readonly min: (s: S, f: Frame, seat: Seat) => number;
  readonly max: (s: S, f: Frame, seat: Seat) => number;
  readonly ordered: boolean;
  /** true if a single legal answer is given without a question */
  readonly skip: boolean | Holds<S>;
  /** the rules of a plan, if options may be named several times and are judged together; null for most questions */
  readonly plan: Plan<S> | null;
  /** the answer without asking, if every answer has the same result; null if this is never known */
  readonly alike: Alike<S> | null;
  /** takes the answers, in the order of the asked seats */
  readonly take: (s: S, f: Frame, picks: readonly (readonly Option[])[], seats: readonly Seat[]) => void;
}

/** One step of a compiled program. Control words (sequence, if, repeat, for each) have become jumps. */
export type Step<S extends State> =
  | { readonly op: 'do'; readonly act: Act<S> }
  | { op: 'unless'; readonly holds: Holds<S>; to: number }
  | { op: 'go'; to: number }
  | {
      readonly op: 'call';
      readonly program: Read<S>;
      readonly locals: ((s: S, f: Frame) => Locals) | null;
      readonly you: Read<S> | null;
      readonly self: Read<S> | null;
    }
  | AskStep<S>
  | { readonly op: 'window'; readonly window: string }
  /** returns to the question that a motion interrupted */
  | { readonly op: 'resume' }
  /** continues with the endless choice, or undoes it, as decided */
  | { readonly op: 'resolve' }
  | { readonly op: 'end' };

/** A compiled program: its steps, and a name that stays the same between versions. */
export interface Program<S extends State> {
  readonly name: string;
  readonly code: readonly Step<S>[];
}

/** The words from which code was compiled. */
const WORDS = new WeakMap<readonly unknown[], readonly unknown[]>();

/** Stores with compiled code the words it was compiled from. `Programs.hash` compares programs by them. */
export function compiledFrom<S extends State>(code: readonly Step<S>[], words: readonly unknown[]): void {
  WORDS.set(code, words);
}

type Fields<T> = T extends unknown ? keyof T : never;

const blank = (): { [field in Fields<Step<State>>]: undefined } => ({
  op: undefined,
  act: undefined,
  holds: undefined,
  to: undefined,
  program: undefined,
  locals: undefined,
  you: undefined,
  self: undefined,
  who: undefined,
  menu: undefined,
  min: undefined,
  max: undefined,
  ordered: undefined,
  skip: undefined,
  plan: undefined,
  alike: undefined,
  take: undefined,
  window: undefined,
});

/** A step with all fields that any step has. The machine reads steps of one shape faster. */
const whole = <S extends State>(step: Step<S>): Step<S> => Object.assign(blank(), step);

/** Code as the machine runs it. */
function ready<S extends State>(code: readonly Step<S>[]): readonly Step<S>[] {
  const steps = code.map(whole);
  const words = WORDS.get(code);
  if (words !== undefined) WORDS.set(steps, words);
  return steps;
}

/** The part of a step that can be described without its functions. */
function shape<S extends State>(step: Step<S>): unknown {
  switch (step.op) {
    case 'unless':
    case 'go':
      return [step.op, step.to];
    case 'ask':
      return [step.op, step.menu.name, step.ordered];
    case 'window':
      return [step.op, step.window];
    default:
      return step.op;
  }
}

/** True for the name of a local that holds a program; saved states hold the program's name there. */
export const holdsProgram = (local: string): boolean => local === 'program' || local.startsWith('program$');

/** A game's programs. Frames hold an index; saved states hold the name. */
export class Programs<S extends State> {
  readonly list: Program<S>[] = [];
  private readonly index = new Map<string, number>();
  private readonly hashes = new WeakMap<readonly Step<S>[], string>();

  /** @param seatName returns the name of a seat for people */
  constructor(seatName?: (s: S, seat: Seat) => string) {
    this.add(MOTION, motionProgram(seatName));
  }

  /** Adds a program and returns its index. */
  add(name: string, code: readonly Step<S>[]): number {
    if (this.index.has(name)) throw new Error(`program ${name} is defined twice`);
    this.index.set(name, this.list.length);
    this.list.push({ name, code: ready(code) });
    return this.list.length - 1;
  }

  /** Reserves an index for a program whose code follows later, because programs call each other. */
  reserve(name: string): number {
    return this.add(name, []);
  }

  /** Calls a function while these programs do nothing: each of their steps is their end. */
  without(names: readonly string[], act: () => void): void {
    const kept = names.map(name => [this.of(name), this.list[this.of(name)]!] as const);
    for (const [index, { name, code }] of kept)
      this.list[index] = { name, code: code.map(() => whole<S>({ op: 'end' })) };
    try {
      act();
    } finally {
      for (const [index, program] of kept) this.list[index] = program;
    }
  }

  /** Gives a reserved program its code. */
  fill(index: number, code: readonly Step<S>[]): void {
    this.list[index] = { name: this.list[index]!.name, code: ready(code) };
  }

  /** Makes the record of a program that waits for its time. */
  waiting(program: number, you: Seat, self: CardId, l: Locals): Waiting {
    return { program: this.list[program]!.name, you, self, l };
  }

  /** Returns the index of a program that must exist. @throws Error with the name if it does not */
  of(name: string): number {
    const index = this.index.get(name);
    if (index === undefined) throw new Error(`no program is named ${name}`);
    return index;
  }

  /**
   * Returns a hash of the words and the shape of the steps of a program. It is the same in every process and in any order of loading. It changes if
   * the program changes.
   */
  hash(index: number): string {
    const { code } = this.list[index]!;
    let found = this.hashes.get(code);
    if (found === undefined) {
      found = hash(JSON.stringify([WORDS.get(code) ?? [], code.map(shape)]));
      this.hashes.set(code, found);
    }
    return found;
  }

  /** Returns the index of a program; undefined if there is no such name. */
  find(name: string): number | undefined {
    return this.index.get(name);
  }
}
