// One match that a learning program steps from outside.
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

/** Names of answers: the smallest legal one, the table's proposal, or a bot's by its name. */
export const LEAST = 'least';
export const PROPOSAL = 'proposal';

/** A match that is stepped from outside. It goes on by itself while built-in bots must answer, and while nobody has a choice. */
export class SteppedMatch {
  /** the number of answers from outside */
  steps = 0;
  /** why it could not go on; null while it can */
  fault: string | null = null;
  readonly #bout: Bout;
  readonly #bots: (Bot | null)[];
  readonly #helpers = new Map<string, Bot>();

  /**
   * @param seats by seat: `me` for answers from outside, or the name of a bot
   * @param idle true to also ask seats that have only one possible answer
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

  /** The present state of the match. */
  get state(): State {
    return this.#bout.state;
  }

  /** True if it was stopped because it was too long. */
  get cut(): boolean {
    return this.#bout.stuck === 'too long';
  }

  /** True if nobody must answer any more. */
  get over(): boolean {
    return this.state.result !== null || this.cut || this.fault !== null;
  }

  /** The seats that wait for an answer from outside. */
  get asked(): Seat[] {
    return this.over ? [] : awaited(this.state).filter(seat => this.#bots[seat] === null);
  }

  /**
   * Answers for a seat.
   * @param said ids of options, or the name of an answer: `least`, `proposal`, or a bot
   * @returns the ids that were answered
   * @throws Refused if it is not possible; BadInput for an unknown bot; then nothing has changed
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
    // a seat that is not asked is refused as with any other answer
    if (!this.asked.includes(seat)) return this.#named(seat, []);
    const { game } = this.table;
    const least = leastAnswer(game, this.state, seat);
    if (who === LEAST) return least;
    if (who === PROPOSAL) return proposed(game, this.state, seat) ?? least;
    let bot = this.#helpers.get(`${seat} ${who}`);
    if (bot === undefined) this.#helpers.set(`${seat} ${who}`, (bot = botAt(this.table, who, this.seed, seat)));
    return bot.choose(asked(game, this.state, seat));
  }

  /** Goes on until a seat needs an answer from outside, or it is over. */
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
