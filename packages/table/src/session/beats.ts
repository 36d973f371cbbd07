// Where a change can be cut into beats: parts that people can follow one by one.
import { type Fact, type Game, type Heard, type State, toldTo } from '@orrery/kernel';

/** A change has no more beats than this. What comes after them is one. */
const MOST = 40;

/**
 * Cuts a change into beats while its facts happen. A beat has one fact that is told, with what leads to it, or several told facts of one kind.
 */
export class Beats<S extends State> {
  #begun = 0;
  #beats = 1;

  constructor(private readonly game: Game<S>) {}

  /**
   * True if a new beat begins with a fact.
   * @param heard the facts before it. They are fewer than last time if an attempt failed and was taken back.
   * @param fact the fact that is about to happen
   */
  begins(heard: readonly Heard[], fact: Fact): boolean {
    if (heard.length < this.#begun) this.#begun = 0;
    if (this.#beats >= MOST || this.game.facts.of(fact).step === 'beside') return false;
    const told = heard.findLast((one, at) => at >= this.#begun && this.#isTold(one));
    if (told === undefined || told.fact.t === fact.t) return false;
    this.#begun = heard.length;
    this.#beats++;
    return true;
  }

  /** True for a fact that a line tells of, and that is no step of another. */
  #isTold(one: Heard): boolean {
    return this.game.facts.of(one.fact).step === undefined && toldTo(one, 'all').sentence !== null;
  }
}
