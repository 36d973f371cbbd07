// A decision as a bot gets it: the question, what its seat sees, and worlds that agree with that.
import {
  asking,
  type Count,
  count,
  determinize,
  type Game,
  imagine,
  leastAnswer,
  most,
  type Option,
  options,
  ordered,
  planBreaks,
  proposed,
  type Seat,
  type State,
  viewOf,
} from '@orrery/kernel';

/**
 * A seat's decision as it may be known at that seat: the question itself, what is seen from there, and worlds that agree with all that the seat knows. The
 * position as it truly is cannot be had from it.
 */
export interface Asked<S extends State = State> {
  readonly game: Game<S>;
  readonly seat: Seat;
  /** the id of the decision */
  readonly decision: number;
  /** the name of the menu: what kind of question it is */
  readonly menu: string;
  /** what may be named, in a fixed order */
  readonly options: readonly Option[];
  /** how many must be named */
  readonly count: Count;
  /** true where the order of what is named counts */
  readonly ordered: boolean;
  /** true where options may be named several times and are judged all together */
  readonly plan: boolean;
  /** how often an answer may name an option */
  most(o: Option): number;
  /** true if these may be named together: of a plan, that it breaks no rule as a whole */
  allows(picks: readonly Option[]): boolean;
  /** as little as may be answered */
  least(): readonly Option[];
  /** true where the game itself proposes an answer */
  readonly proposes: boolean;
  /** a good whole answer that the game itself proposes; null where it proposes none */
  proposal(): readonly Option[] | null;
  /** the table as the seat sees it */
  view(): object;
  /**
   * A position that may be the true one for all that the seat knows, to be looked at, cloned and played on. Nothing is dealt before it is
   * asked for.
   * @param seed equal seeds give equal worlds
   */
  world(seed: number): S;
  /** The same to be looked at and no more, before the choice is made: nothing is done in it, and it is not kept. Cheaper than a world. */
  glimpse(seed: number): S;
}

class Decision<S extends State> implements Asked<S> {
  readonly game: Game<S>;
  readonly seat: Seat;
  // nobody who holds this object can reach it
  readonly #truth: S;

  constructor(game: Game<S>, truth: S, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.#truth = truth;
  }

  get decision(): number {
    return this.#truth.ask!.id;
  }

  get menu(): string {
    return asking(this.game, this.#truth).step.menu.name;
  }

  get options(): readonly Option[] {
    return options(this.game, this.#truth, this.seat);
  }

  get count(): Count {
    return count(this.game, this.#truth, this.seat);
  }

  get ordered(): boolean {
    return ordered(this.game, this.#truth);
  }

  get plan(): boolean {
    return asking(this.game, this.#truth).step.plan !== null;
  }

  get proposes(): boolean {
    return asking(this.game, this.#truth).step.menu.proposal !== undefined;
  }

  most(o: Option): number {
    return most(this.game, this.#truth, this.seat, o);
  }

  allows(picks: readonly Option[]): boolean {
    return planBreaks(this.game, this.#truth, this.seat, picks) === null;
  }

  least(): readonly Option[] {
    return leastAnswer(this.game, this.#truth, this.seat);
  }

  proposal(): readonly Option[] | null {
    return proposed(this.game, this.#truth, this.seat);
  }

  view(): object {
    return viewOf(this.game, this.#truth, this.seat);
  }

  world(seed: number): S {
    return determinize(this.game, this.#truth, this.seat, seed);
  }

  glimpse(seed: number): S {
    return imagine(this.game, this.#truth, this.seat, seed);
  }
}

/** What a bot is given to decide with: the only place where the position as it truly is meets a bot. The seat must be asked. */
export function asked<S extends State>(game: Game<S>, truth: S, seat: Seat): Asked<S> {
  return new Decision(game, truth, seat);
}
