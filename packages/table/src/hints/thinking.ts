// A thorough hint: thinks about one decision of a player step by step, with what that player may know.
import { asked, Thinking as Search } from '@orrery/bots';
import {
  asking,
  awaited,
  checked,
  forced,
  MOTION,
  optionGroups,
  optionId,
  type Seat,
  type State,
  UNRESOLVED,
} from '@orrery/kernel';
import { judgementOf } from '../bots/levels.ts';
import type { TableGame } from '../contract/game.ts';

/** An answer that was looked at, as a person reads it. */
export interface JudgedAnswer {
  /** the whole answer: the ids of the options that it names */
  readonly ids: readonly string[];
  /** the seat's chance of winning with it, 0 to 1, as far as it may know */
  readonly chance: number;
  /** in how many worlds it was tried */
  readonly tries: number;
}

/** Why there is nothing to think about: the seat is not asked, can answer in one way alone, or is asked what is no matter of the game. */
export type Idle = 'not asked' | 'forced' | 'vote';

/** Why a seat has nothing to think about; null where it has. */
export function idle<S extends State>({ game }: TableGame<S>, s: S, seat: Seat): Idle | null {
  if (s.result !== null || !awaited(s).includes(seat)) return 'not asked';
  if ([MOTION, UNRESOLVED].includes(asking(game, s).step.menu.name)) return 'vote';
  return forced(game, s, seat) || optionGroups(game, s, seat).length === 0 ? 'forced' : null;
}

/** Names of options that are the same: each reads as the first of them. */
export function asRead<S extends State>({ game }: TableGame<S>, s: S, seat: Seat): (id: string) => string {
  const first = new Map<string, string>();
  for (const [head, ...rest] of optionGroups(game, s, seat))
    for (const o of rest) first.set(optionId(o), optionId(head!));
  return id => first.get(id) ?? id;
}

/** What tells one answer of a question from another: copies are alike, and so is every order where none counts. */
export function answerKey<S extends State>(table: TableGame<S>, s: S, seat: Seat, ids: readonly string[]): string {
  const read = ids.map(asRead(table, s, seat));
  return (asking(table.game, s).step.ordered ? read : read.sort()).join(' ');
}

/** How a thought is begun. */
export interface ThoughtOptions {
  /** equal seeds think alike */
  readonly seed?: number;
  /** how many worlds are played on at most; without it as long as whoever asks goes on */
  readonly iterations?: number;
  /** answers that are judged whatever is thought of them, by their ids */
  readonly besides?: readonly (readonly string[])[];
  /** true where these alone are judged, all as thoroughly */
  readonly alone?: boolean;
}

/**
 * A seat's decision being thought over, step by step, by what the seat knows alone: the same for all positions that it cannot tell apart. It may
 * be left after any step, and has its best by then.
 */
export class Thought<S extends State> {
  private readonly search: Search<S>;
  private readonly iterations: number;
  private readonly read: (id: string) => string;
  private readonly key: (ids: readonly string[]) => string;

  /**
   * @param s where the seat has something to choose (`idle`); nothing may happen in it before the thought is done with
   * @throws Refused for an answer that could not be given
   */
  constructor(table: TableGame<S>, s: S, seat: Seat, options: ThoughtOptions = {}) {
    const { seed = 1, iterations = Infinity, besides = [], alone = false } = options;
    this.iterations = iterations;
    this.read = asRead(table, s, seat);
    this.key = ids => answerKey(table, s, seat, ids);
    this.search = new Search(asked(table.game, s, seat), {
      ...judgementOf(table),
      // as far as in play, on another budget
      ...table.pace,
      answers: undefined,
      seed,
      iterations,
      besides: besides.map(ids => checked(table.game, s, s.ask!.id, seat, ids.map(this.read))),
      // people compare what is judged: all of it is tried as often
      even: true,
      ...(alone ? { candidates: 0 } : {}),
    });
  }

  /** True while there is more to think about. */
  get going(): boolean {
    if (this.search.going) return true;
    // a search has nothing to compare a single answer with; a person still asks what chance it has
    const { candidates, iterations } = this.search.found();
    return candidates.length === 1 && iterations < this.iterations;
  }

  /** Thinks a little: some milliseconds. */
  step(): void {
    this.search.step();
  }

  /** All that is left to think about, a little at each step. @returns what has been found by then (`judged`) */
  *steps(): Generator<void, JudgedAnswer[]> {
    while (this.going) {
      this.step();
      yield;
    }
    return this.judged();
  }

  /** In how many worlds it has been played on. */
  get tries(): number {
    return this.search.tries;
  }

  /**
   * What has been tried, the best first: of what was tried often the best chance, and then what the search has soon left alone. What reads the same
   * is one answer.
   */
  judged(): JudgedAnswer[] {
    const found = new Map<string, JudgedAnswer>();
    for (const { picks, visits, value } of this.search.found().candidates) {
      if (visits === 0) continue;
      const ids = picks.map(o => this.read(optionId(o)));
      const key = this.key(ids);
      const had = found.get(key) ?? { ids, chance: 0, tries: 0 };
      const tries = had.tries + visits;
      found.set(key, { ids: had.ids, chance: (had.chance * had.tries + value * visits) / tries, tries });
    }
    const all = [...found.values()];
    const often = Math.max(0, ...all.map(({ tries }) => tries)) / 2;
    const rank = ({ chance, tries }: JudgedAnswer) => (tries >= often ? 1 + chance : 0);
    return all.sort((a, b) => rank(b) - rank(a) || b.tries - a.tries);
  }
}
