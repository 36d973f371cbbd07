// One match that a learner steps from outside.
import { asked, type Bot } from '@orrery/bots';
import {
  awaited,
  checked,
  forced,
  leastAnswer,
  type Option,
  optionId,
  proposed,
  type Seat,
  type State,
} from '@orrery/kernel';
import type { TableGame } from '@orrery/table';
import { ME } from '../../terminal/play/players.ts';
import { Bout, botAt } from '../sim/bout.ts';

/** Who answers for a seat once: the least that may be answered, what the table proposes, or a bot by its name. */
export const LEAST = 'least';
export const PROPOSAL = 'proposal';

/**
 * A match that is stepped from outside: it goes on by itself while bots of ours are asked, and while nobody has anything to choose.
 */
export class SteppedMatch {
  /** answers of those who step it */
  steps = 0;
  /** why it could not go on; null while it can */
  fault: string | null = null;
  readonly #bout: Bout;
  readonly #bots: (Bot | null)[];
  readonly #helpers = new Map<string, Bot>();

  /**
   * @param seats who sits where: `me` for whoever steps it, or the name of a bot
   * @param idle true where those who can answer in one way alone are asked, too
   */
  constructor(
    readonly table: TableGame<State>,
    setup: unknown,
    readonly seed: number,
    readonly seats: readonly string[],
    readonly idle: boolean,
  ) {
    this.#bots = seats.map((name, seat) => (name === ME ? null : botAt(table, name, seed, seat)));
    this.#bout = new Bout(table, setup, seed, false);
    this.#goOn();
  }

  /** The match as it stands. */
  get state(): State {
    return this.#bout.state;
  }

  /** True where it was stopped because it was too long. */
  get cut(): boolean {
    return this.#bout.stuck === 'too long';
  }

  /** True where nobody is to answer any more. */
  get over(): boolean {
    return this.state.result !== null || this.cut || this.fault !== null;
  }

  /** The seats of those who step it that owe an answer. */
  get asked(): Seat[] {
    return this.over ? [] : awaited(this.state).filter(seat => this.#bots[seat] === null);
  }

  /**
   * Answers for a seat.
   * @param said ids of options, or who answers in its place: `least`, `proposal`, the name of a bot
   * @returns the ids that were answered
   * @throws Refused where it cannot be taken; BadInput for a bot that there is not; nothing has changed then
   */
  step(seat: Seat, said: readonly string[] | string): readonly string[] {
    const picks = typeof said === 'string' ? this.#inPlace(seat, said) : this.#named(seat, said);
    const ids = picks.map(optionId);
    this.#answer(seat, picks);
    this.steps++;
    this.#goOn();
    return ids;
  }

  /** @throws Refused */
  #named(seat: Seat, ids: readonly string[]): readonly Option[] {
    return checked(this.table.game, this.state, this.state.ask?.id ?? -1, seat, ids);
  }

  #inPlace(seat: Seat, who: string): readonly Option[] {
    // one that is not asked is refused as any other answer would be
    if (!this.asked.includes(seat)) return this.#named(seat, []);
    const { game } = this.table;
    const least = leastAnswer(game, this.state, seat);
    if (who === LEAST) return least;
    if (who === PROPOSAL) return proposed(game, this.state, seat) ?? least;
    let bot = this.#helpers.get(`${seat} ${who}`);
    if (bot === undefined) this.#helpers.set(`${seat} ${who}`, (bot = botAt(this.table, who, this.seed, seat)));
    return bot.choose(asked(game, this.state, seat));
  }

  /** Lets it go on until somebody who steps it is to choose, or it is over. */
  #goOn(): void {
    const { game } = this.table;
    while (!this.over) {
      const seats = this.#bout.asked();
      if (this.#bout.stuck === 'nobody can act') this.fault = this.#bout.stuck;
      const seat = seats.find(at => this.#bots[at] !== null || (!this.idle && forced(game, this.state, at)));
      if (seat === undefined) return;
      const bot = this.#bots[seat];
      this.#answer(seat, bot ? bot.choose(asked(game, this.state, seat)) : leastAnswer(game, this.state, seat));
    }
  }

  #answer(seat: Seat, picks: readonly Option[]): void {
    try {
      this.#bout.answer(seat, picks);
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }
}
