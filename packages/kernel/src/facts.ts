import type { Game } from './game.ts';
import type { Seat, State } from './state.ts';

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

/** What a type of fact does, and how it is told. */
export interface FactRules<S extends State, X extends object> {
  /** changes the state; the only place where this kind of change is made */
  apply(s: S, x: X): void;
  /** undoes `apply` as the rules of reversal want it; absent where the fact cannot be reversed */
  revert?(s: S, x: X): void;
  /** what a viewer may know of it, built from an allow-list; absent where everybody sees all of it */
  show?(s: S, x: X, viewer: Viewer): Partial<X>;
  /** one sentence for the log, from what `show` gave; '' for facts that are not told */
  say(s: S, x: Partial<X>): string;
  /** true if the change can matter to `Game.settle` */
  unsettles?: boolean;
  /** true if it shows somebody what was hidden: there is no undo past it */
  reveals?: boolean | ((s: S, x: X) => boolean);
}

/** A type of fact: its place in the game's list (triggers are looked up by it) and its rules. */
export interface FactType<S extends State = State, X extends object = object> extends FactRules<S, X> {
  readonly name: string;
  readonly index: number;
}

/** A game's types of facts, and the one door through which facts happen. */
export class Facts<S extends State> {
  readonly types: FactType<S, never>[] = [];
  readonly byName = new Map<string, FactType<S, never>>();
  private game: Game<S> | null = null;

  /** Called once by the game when it is put together: triggers and replacements are asked of it. */
  serve(game: Game<S>): void {
    this.game = game;
  }

  /**
   * Declares a type of fact and gives the function that makes it happen. That function first lets replacements change or
   * prevent the fact, then applies it, tells whoever listens, and lets triggers notice it.
   * It returns false when the fact was prevented. Give it a fresh object each time: that object becomes the fact.
   */
  define<X extends object>(
    name: string,
    rules: FactRules<S, X>,
  ): ((s: S, x: X) => boolean) & { index: number; named: string } {
    if (this.byName.has(name)) throw new Error(`fact type ${name} is defined twice`);
    const type: FactType<S, X> = { name, index: this.types.length, ...rules };
    this.types.push(type as unknown as FactType<S, never>);
    this.byName.set(name, type as unknown as FactType<S, never>);
    const unsettles = rules.unsettles === true;
    const happen = (s: S, given: X): boolean => {
      const game = this.game!;
      (given as { t?: string }).t = name;
      const fact = game.replace(s, type.index, given as unknown as Fact);
      if (fact === null) return false;
      rules.apply(s, fact as unknown as X);
      if (unsettles) s.unsettled = true;
      if (s.heard !== null) s.heard.push(fact);
      game.notice(s, type.index, fact);
      return true;
    };
    return Object.assign(happen, { index: type.index, named: name });
  }

  /** The rules of a fact's type. */
  of(fact: Fact): FactType<S, never> {
    const type = this.byName.get(fact.t);
    if (!type) throw new Error(`unknown fact type ${fact.t}`);
    return type;
  }

  /** What a viewer may know of a fact. */
  show(s: S, fact: Fact, viewer: Viewer): Fact {
    const type = this.of(fact);
    return type.show ? { t: fact.t, ...(type.show(s, fact as never, viewer) as object) } : fact;
  }

  /** The log's sentence about a fact as a viewer may know it. */
  say(s: S, fact: Fact, viewer: Viewer): string {
    return this.of(fact).say(s, this.show(s, fact, viewer) as never);
  }
}
