// Facts: everything observable that happens in a match, with what each does, what it sets off, and how it is told.
import type { Game } from '../game.ts';
import type { CardId, Seat, State } from '../state/state.ts';
import { Announcer } from './announcer.ts';
import type { Names } from './told.ts';

/** One observable change, as plain data: `t` names its type; the other fields are the type's own. */
export interface Fact {
  readonly t: string;
  // biome-ignore lint/suspicious/noExplicitAny: each fact type declares its own fields; `FactType` types them where they are made.
  readonly [field: string]: any;
}

/**
 * A viewer: a seat, null for a spectator who sees only what is public, or `'all'` for one who sees everything (finished games,
 * replays).
 */
export type Viewer = Seat | null | 'all';

/** How a value is shown (see `Shown`). `N`: the kinds of numbers that the game names. */
export type FieldKind<N extends string> = 'plain' | 'card' | 'cards' | 'fact' | N;

/**
 * How a field of a fact is shown. `plain`: as it is. `card`, `cards`: what the viewer may know of a card, as `{ id, card }`; null for one
 * that the viewer may not know; left out where there is none (-1). `fact`: a fact within the fact. Other kinds are numbers that the
 * game names (a seat, a conflict). A function gives what is shown. The long form shows what is found within the fact by `of`, and
 * says how a card reads that the viewer may not know.
 */
export type Shown<S extends State, X extends object, N extends string> =
  | FieldKind<N>
  | ((s: S, x: X, viewer: Viewer) => unknown)
  | { readonly as: FieldKind<N>; readonly of?: (x: X) => unknown; readonly unknown?: string };

/** The fields of a fact as they read in a sentence; '' for what is not there. Cards and what the game names read by their names. */
export type Reads<X> = { readonly [field in keyof X]-?: string };

/** What a type of fact does, and how it is told. */
export interface FactRules<S extends State, X extends object, N extends string = string> {
  /** changes the state; the only place where this kind of change is made */
  apply(s: S, x: X): void;
  /** undoes `apply` as the rules of reversal want it; absent where the fact cannot be reversed */
  revert?(s: S, x: X): void;
  /**
   * What viewers may know of it: the fields that are shown, by name, and how; a field that is not named here is shown to nobody. `'all'`
   * where it names no card and everybody sees every field.
   */
  readonly show: 'all' | { readonly [field in keyof X]?: Shown<S, X, N> };
  /** to whom the fact itself shows its cards, though they lie hidden before and after */
  opens?(s: S, x: X, viewer: Viewer): boolean;
  /**
   * One sentence for the log, made right after the fact has happened and from what `show` gave alone; '' for facts that are not told.
   * @param n the fields as they read: `${n.seat} draws ${n.card}.`
   * @param x those fields that are shown as they are
   */
  say(n: Reads<X>, x: Partial<X>, s: S): string;
  /** true for what tells a deed as a whole: the steps beside it are left untold */
  readonly deed?: boolean;
  /** a step of a deed: left untold right before a fact that tells the deed, or also behind it */
  readonly step?: 'before' | 'beside';
  /**
   * What it tells is a heading, for what comes behind it: how great a one, 1 the greatest (a turn), 2 what is part of that (a phase). Who reads on is
   * spared headings that nothing stands under.
   */
  readonly heading?: number;
  /** true if the change can matter to `Game.settle` */
  readonly unsettles?: boolean;
  /** what it did to something of a seat's own, asked of a later state; null where that was no harm */
  harms?(s: S, x: X): Harmed | null;
  /**
   * True for what a seat does not act for: what the act costs, that it is announced, that its card goes where such cards go when they are
   * done. An act of which nothing else follows has had no effect. Asked of a later state.
   */
  readonly aside?: boolean | ((s: S, x: X, seat: Seat) => boolean);
}

/** What a seat does not wish for its own: why a table asks "are you sure?". */
export type Harm = 'sacrifice' | 'discard' | 'neutralize' | 'damage';

/** What a fact did to something of a seat's own. */
export interface Harmed {
  readonly kind: Harm;
  readonly seat: Seat;
  readonly card: CardId;
}

/** A type of fact: its place in the game's list (triggers are looked up by it) and its rules. */
export interface FactType<S extends State = State, X extends object = object> extends FactRules<S, X> {
  readonly name: string;
  readonly index: number;
}

/** Somebody who overhears facts of a state that is only tried out. */
export interface Ear<S extends State> {
  /**
   * A fact is about to happen.
   * @param apply lets it happen; called once
   */
  hear(s: S, fact: Fact, apply: () => void, announcer: Announcer<S>): void;
}

/** A game's types of facts, and the one door through which facts happen. */
export class Facts<S extends State, N extends string = never> {
  readonly types: FactType<S, never>[] = [];
  readonly byName = new Map<string, FactType<S, never>>();
  private readonly announcer: Announcer<S>;
  private game: Game<S> | null = null;
  private ear: Ear<S> | null = null;

  /** @param names how the game writes cards and whatever else facts name by number */
  constructor(readonly names: Names<S, N>) {
    this.announcer = new Announcer<S>(names as Names<S, string>);
  }

  /** Called once by the game when it is put together: triggers and replacements are asked of it. */
  serve(game: Game<S>): void {
    this.game = game;
    this.announcer.serve(game);
  }

  /**
   * Declares a type of fact and gives the function that makes it happen. That function first lets replacements change or
   * prevent the fact, then applies it, tells whoever listens, and lets triggers notice it.
   * It returns false when the fact was prevented. Give it a fresh object each time: that object becomes the fact.
   */
  define<X extends object>(
    name: string,
    rules: FactRules<S, X, N>,
  ): ((s: S, x: X) => boolean) & { index: number; named: string } {
    if (this.byName.has(name)) throw new Error(`fact type ${name} is defined twice`);
    const type: FactType<S, X> = { name, index: this.types.length, ...(rules as FactRules<S, X>) };
    this.types.push(type as unknown as FactType<S, never>);
    this.byName.set(name, type as unknown as FactType<S, never>);
    this.announcer.learn(type as unknown as FactType<S, never>);
    const unsettles = rules.unsettles === true;
    const happen = (s: S, given: X): boolean => {
      const game = this.game!;
      (given as { t?: string }).t = name;
      const fact = game.replace(s, type.index, given as unknown as Fact);
      if (fact === null) return false;
      if (s.heard === null) rules.apply(s, fact as unknown as X);
      else if (this.ear !== null) this.ear.hear(s, fact, () => rules.apply(s, fact as unknown as X), this.announcer);
      else {
        const known = this.announcer.before(s, fact);
        rules.apply(s, fact as unknown as X);
        s.heard.push({ fact, told: this.announcer.tell(s, fact, known) });
      }
      if (unsettles) s.unsettled = true;
      game.notice(s, type.index, fact);
      return true;
    };
    return Object.assign(happen, { index: type.index, named: name });
  }

  /**
   * Lets somebody overhear what happens while something is tried out, in states of which somebody wants to hear (`State.heard`): they tell
   * nobody else meanwhile.
   */
  overheard(ear: Ear<S>, trial: () => void): void {
    this.ear = ear;
    try {
      trial();
    } finally {
      this.ear = null;
    }
  }

  /** The rules of a fact's type. */
  of(fact: Fact): FactType<S, never> {
    const type = this.byName.get(fact.t);
    if (!type) throw new Error(`unknown fact type ${fact.t}`);
    return type;
  }
}
