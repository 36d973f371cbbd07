// Facts: everything that players can see happen in a match. Each type says what it changes and how the log tells it.
import type { Game } from '../game.ts';
import type { CardId, Seat, State } from '../state/state.ts';
import { Announcer } from './announcer.ts';
import type { Names } from './told.ts';

/** One observable change, as plain data. `t` names its type; the other fields belong to the type. */
export interface Fact {
  readonly t: string;
  // biome-ignore lint/suspicious/noExplicitAny: each fact type declares its own fields; `FactType` types them where they are made.
  readonly [field: string]: any;
}

/** A viewer: a seat; null for a spectator, who sees only public things; or `'all'` for a viewer who sees everything (finished games, replays). */
export type Viewer = Seat | null | 'all';

/** How a value is shown (see `Shown`). `N` stands for the kinds of numbers that the game names. */
export type FieldKind<N extends string> = 'plain' | 'card' | 'cards' | 'fact' | N;

/**
 * How a field of a fact is shown. `plain`: unchanged. `card`, `cards`: what the viewer may know of a card, as `{ id, card }`; null for a hidden card;
 * left out if there is no card (-1). `fact`: a fact within the fact. Other kinds are numbers that the game names (a seat, a conflict). A function
 * returns what is shown. The long form shows a value inside the fact (`of`), and has the text for a hidden card.
 */
export type Shown<S extends State, X extends object, N extends string> =
  | FieldKind<N>
  | ((s: S, x: X, viewer: Viewer) => unknown)
  | { readonly as: FieldKind<N>; readonly of?: (x: X) => unknown; readonly unknown?: string };

/** The fields of a fact as a sentence uses them; '' for a missing field. Cards and other named things have their names. */
export type Reads<X> = { readonly [field in keyof X]-?: string };

/** What a type of fact changes, and how it is told. */
export interface FactRules<S extends State, X extends object, N extends string = string> {
  /** changes the state; no other code makes this kind of change */
  apply(s: S, x: X): void;
  /** undoes `apply` as the rules of reversal say; absent if the fact cannot be reversed */
  revert?(s: S, x: X): void;
  /**
   * What viewers may know of it: the shown fields, by name, and how. Other fields are shown to nobody. `'all'` if it names no card and everybody sees
   * every field.
   */
  readonly show: 'all' | { readonly [field in keyof X]?: Shown<S, X, N> };
  /** the viewers to whom the fact itself shows its cards, although they are hidden before and after */
  opens?(s: S, x: X, viewer: Viewer): boolean;
  /**
   * Writes one sentence for the log, right after the fact and only from the fields in `show`; '' if the log leaves the fact out.
   * @param n the named fields: `${n.seat} draws ${n.card}.`
   * @param x the fields as they are shown
   */
  say(n: Reads<X>, x: Partial<X>, s: S): string;
  /** true if this fact tells a whole deed; the log then leaves out the steps beside it */
  readonly deed?: boolean;
  /** marks a step of a deed: the log leaves it out right before a fact that tells the deed, or also after it */
  readonly step?: 'before' | 'beside';
  /**
   * The level of a heading for what follows: 1 for the greatest (a turn), 2 for a part of that (a phase). Readers do not see headings with nothing
   * below them.
   */
  readonly heading?: number;
  /** true if the change can matter to `Game.settle` */
  readonly unsettles?: boolean;
  /** returns the harm that it did to something of a seat's own, asked of a later state; null if there was none */
  harms?(s: S, x: X): Harmed | null;
  /**
   * True for a fact that is never the purpose of an act: a cost, an announcement, a used card going to its usual pile. An act that causes only such
   * facts has had no effect. Asked of a later state.
   */
  readonly aside?: boolean | ((s: S, x: X, seat: Seat) => boolean);
}

/** Harm to a seat's own things: the reason why a table asks "are you sure?". */
export type Harm = 'sacrifice' | 'discard' | 'neutralize' | 'damage';

/** The harm of a fact to something of a seat's own. */
export interface Harmed {
  readonly kind: Harm;
  readonly seat: Seat;
  readonly card: CardId;
}

/** A type of fact: its place in the game's list (used to find triggers) and its rules. */
export interface FactType<S extends State = State, X extends object = object> extends FactRules<S, X> {
  readonly name: string;
  readonly index: number;
}

/** A listener to the facts of a state that is only tried out. */
export interface Ear<S extends State> {
  /**
   * Called when a fact is about to happen.
   * @param apply makes it happen; call it once
   */
  hear(s: S, fact: Fact, apply: () => void, announcer: Announcer<S>): void;
}

/**
 * Watches a match that is played: called right before each fact happens, with the state as it is by then. A witness changes nothing.
 * @param s the state. It goes on being written to, so a witness that looks at it takes a `peek`.
 */
export type Witness<S extends State> = (s: S, fact: Fact) => void;

/** A game's types of facts. All facts happen through this. */
export class Facts<S extends State, N extends string = never> {
  readonly types: FactType<S, never>[] = [];
  readonly byName = new Map<string, FactType<S, never>>();
  private readonly announcer: Announcer<S>;
  private game: Game<S> | null = null;
  private ear: Ear<S> | null = null;
  private witness: Witness<S> | null = null;

  /** @param names how the game names cards and other things that facts give by number */
  constructor(readonly names: Names<S, N>) {
    this.announcer = new Announcer<S>(names as Names<S, string>);
  }

  /** Called once by the game during its setup. It gives the triggers and replacements to ask. */
  serve(game: Game<S>): void {
    this.game = game;
    this.announcer.serve(game);
  }

  /**
   * Declares a type of fact and returns the function that makes it happen. That function lets replacements change or prevent the fact, applies it,
   * tells listeners, and lets triggers notice it. It returns false if the fact was prevented. Pass a new object each time, because that object
   * becomes the fact.
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
        this.witness?.(s, fact);
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
   * Lets a listener hear all facts while a function tries something out, in states that have listeners (`State.heard`). Nobody else hears them
   * meanwhile.
   */
  overheard(ear: Ear<S>, trial: () => void): void {
    this.ear = ear;
    try {
      trial();
    } finally {
      this.ear = null;
    }
  }

  /** Lets somebody watch the facts of a match while something is done with it. @returns what that gives */
  witnessed<T>(witness: Witness<S>, does: () => T): T {
    this.witness = witness;
    try {
      return does();
    } finally {
      this.witness = null;
    }
  }

  /** Returns the rules of a fact's type. */
  of(fact: Fact): FactType<S, never> {
    const type = this.byName.get(fact.t);
    if (!type) throw new Error(`unknown fact type ${fact.t}`);
    return type;
  }
}
