// A thorough hint: thinks about one decision step by step, with what the player may know.
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

/** An answer that was tried, as a person reads it. */
export interface JudgedAnswer {
  /** the complete answer: the ids of its options */
  readonly ids: readonly string[];
  /** the seat's chance of winning with it, 0 to 1, as far as the seat may know */
  readonly chance: number;
  /** the number of worlds in which it was tried */
  readonly tries: number;
}

/** Why there is nothing to think about: the seat is not asked, has only one answer, or votes on something outside the game. */
export type Idle = 'not asked' | 'forced' | 'vote';

/** Returns why a seat has nothing to think about; null if it has something. */
export function idle<S extends State>({ game }: TableGame<S>, s: S, seat: Seat): Idle | null {
  if (s.result !== null || !awaited(s).includes(seat)) return 'not asked';
  if ([MOTION, UNRESOLVED].includes(asking(game, s).step.menu.name)) return 'vote';
  return forced(game, s, seat) || optionGroups(game, s, seat).length === 0 ? 'forced' : null;
}

/** Names equal options: each reads as the first of them. */
export function asRead<S extends State>({ game }: TableGame<S>, s: S, seat: Seat): (id: string) => string {
  const first = new Map<string, string>();
  for (const [head, ...rest] of optionGroups(game, s, seat))
    for (const o of rest) first.set(optionId(o), optionId(head!));
  return id => first.get(id) ?? id;
}

/** Returns a key that distinguishes answers of a question. Copies count as equal, and so does every order if the order does not count. */
export function answerKey<S extends State>(table: TableGame<S>, s: S, seat: Seat, ids: readonly string[]): string {
  const read = ids.map(asRead(table, s, seat));
  return (asking(table.game, s).step.ordered ? read : read.sort()).join(' ');
}

/** The options of a search. */
export interface ThoughtOptions {
  /** equal seeds think the same */
  readonly seed?: number;
  /** the most worlds to play on; without it, the search goes on as long as its caller does */
  readonly iterations?: number;
  /** answers that are always judged, by their ids */
  readonly besides?: readonly (readonly string[])[];
  /** true to judge only these, all equally thoroughly */
  readonly alone?: boolean;
}

/**
 * A search on a seat's decision, step by step, with the seat's knowledge alone. It is the same for all positions that the seat cannot tell apart. It
 * can stop after any step and has a best answer then.
 */
export class Thought<S extends State> {
  private readonly search: Search<S>;
  private readonly iterations: number;
  private readonly read: (id: string) => string;
  private readonly key: (ids: readonly string[]) => string;

  /**
   * @param s a state where the seat has something to choose (`idle`); do not change it before the search is over
   * @throws Refused for an answer that is not legal
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
      // people compare the judged answers, so all are tried equally often
      even: true,
      ...(alone ? { candidates: 0 } : {}),
    });
  }

  /** True while there is more to think about. */
  get going(): boolean {
    if (this.search.going) return true;
    // a search cannot compare a single answer, but a person still wants to know its chance
    const { candidates, iterations } = this.search.found();
    return candidates.length === 1 && iterations < this.iterations;
  }

  /** Thinks for some milliseconds. */
  step(): void {
    this.search.step();
  }

  /** Thinks until nothing is left, a little at each step. @returns the result so far (`judged`) */
  *steps(): Generator<void, JudgedAnswer[]> {
    while (this.going) {
      this.step();
      yield;
    }
    return this.judged();
  }

  /** The number of worlds that were played on. */
  get tries(): number {
    return this.search.tries;
  }

  /**
   * Returns the tried answers, the best first: those tried often by their chance, then those that were dropped early. Answers that read the same
   * count as one.
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
