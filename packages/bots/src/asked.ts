// A decision as a bot gets it: the question, its seat's view, and worlds that agree with the view.
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
  ordered,
  planBreaks,
  proposed,
  type Seat,
  type State,
  usualOptions,
  viewOf,
} from '@orrery/kernel';

/**
 * A seat's decision with what that seat may know: the question, its view, and worlds that agree with its knowledge. A bot cannot get the true
 * position from it.
 */
export interface Asked<S extends State = State> {
  readonly game: Game<S>;
  readonly seat: Seat;
  /** the id of the decision */
  readonly decision: number;
  /** the name of the menu, which is the kind of question */
  readonly menu: string;
  /** the options, in a fixed order, without those that hardly anybody wants (`Menu.rare`) */
  readonly options: readonly Option[];
  /** the number of options that an answer must name */
  readonly count: Count;
  /** true if the order of the named options counts */
  readonly ordered: boolean;
  /** true if options may be named several times and are judged together */
  readonly plan: boolean;
  /** how often an answer may name an option */
  most(o: Option): number;
  /** true if these options may be named together; a plan must break no rule as a whole */
  allows(picks: readonly Option[]): boolean;
  /** the smallest legal answer */
  least(): readonly Option[];
  /** true if the game itself proposes an answer */
  readonly proposes: boolean;
  /** a good complete answer that the game proposes; null if it proposes none */
  proposal(): readonly Option[] | null;
  /** the seat's view of the table */
  view(): object;
  /**
   * Deals a position that agrees with the seat's knowledge. It may be read, cloned and played on. Nothing is dealt before this call.
   * @param seed equal seeds give equal worlds
   */
  world(seed: number): S;
  /** Returns such a position for reading only, before the choice is made. Do not change or keep it. It is cheaper than a world. */
  glimpse(seed: number): S;
}

class Decision<S extends State> implements Asked<S> {
  readonly game: Game<S>;
  readonly seat: Seat;
  // code that holds this object cannot reach it
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
    return usualOptions(this.game, this.#truth, this.seat);
  }

  get count(): Count {
    return count(this.game, this.#truth, this.seat, this.options);
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

/** Makes what a bot gets for a decision. This is the only place where the true position meets a bot. The seat must be asked. */
export function asked<S extends State>(game: Game<S>, truth: S, seat: Seat): Asked<S> {
  return new Decision(game, truth, seat);
}
