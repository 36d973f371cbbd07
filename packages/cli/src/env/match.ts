import { asked, type Bot } from '@orrery/bots';
import {
  answer,
  awaited,
  checked,
  Endless,
  endAsDraw,
  forced,
  leastAnswer,
  Match,
  type Option,
  optionId,
  Positions,
  proposed,
  type Seat,
  type State,
  start,
} from '@orrery/kernel';
import { makeBot, type TableGame } from '@orrery/table';
import { ME } from '../play/players.ts';
import { DECISION_LIMIT } from '../sim/batch.ts';

/** Who answers for a seat once: the least that may be answered, what the table proposes, or a bot by its name. */
export const LEAST = 'least';
export const PROPOSAL = 'proposal';

/**
 * A match that is stepped from outside: it goes on by itself while bots of ours are asked, and while nobody has anything to choose.
 */
export class SteppedMatch {
  state: State;
  /** answers of those who step it */
  steps = 0;
  /** true where it was stopped because it was too long */
  cut = false;
  /** why it could not go on; null while it can */
  fault: string | null = null;
  #answers = 0;
  readonly #bots: (Bot | null)[];
  readonly #positions: Positions<State>;
  /** all answers, so that what comes to no end can be played again as a match whose players vote on it */
  #given: [Seat, readonly Option[]][] = [];
  #match: Match<State> | null = null;
  readonly #helpers = new Map<string, Bot>();

  /**
   * @param seats who sits where: `me` for whoever steps it, or the name of a bot
   * @param idle true where those who can answer in one way alone are asked, too
   */
  constructor(
    readonly table: TableGame<State>,
    readonly setup: unknown,
    readonly seed: number,
    readonly seats: readonly string[],
    readonly idle: boolean,
  ) {
    this.#bots = seats.map((name, seat) => (name === ME ? null : makeBot(table, name, seed * 31 + seat + 1)));
    this.#positions = new Positions(table.game);
    this.state = start(table.game, setup, seed);
    this.#goOn();
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
    if (bot === undefined)
      this.#helpers.set(`${seat} ${who}`, (bot = makeBot(this.table, who, this.seed * 31 + seat + 1)));
    return bot.choose(asked(game, this.state, seat));
  }

  /** Lets it go on until somebody who steps it is to choose, or it is over. */
  #goOn(): void {
    const { game } = this.table;
    while (!this.over) {
      const waits = awaited(this.state);
      const seat = waits.find(at => this.#bots[at] !== null || (!this.idle && forced(game, this.state, at)));
      if (this.#match === null) this.#positions.look(this.state, this.#answers);
      const first = waits[0];
      // nothing else would end some matches
      if (first !== undefined && (this.#match?.canClaimDraw(first) ?? this.#positions.claimable(this.state, first))) {
        endAsDraw(game, this.state);
        return;
      }
      if (this.#answers >= DECISION_LIMIT) this.cut = true;
      else if (first === undefined) this.fault = 'nobody can act';
      if (seat === undefined || this.over) return;
      const bot = this.#bots[seat];
      this.#answer(seat, bot ? bot.choose(asked(game, this.state, seat)) : leastAnswer(game, this.state, seat));
    }
  }

  #answer(seat: Seat, picks: readonly Option[]): void {
    const { game } = this.table;
    this.#answers++;
    try {
      if (this.#match === null) {
        this.#given.push([seat, picks]);
        answer(game, this.state, seat, picks);
      } else this.#record(seat, picks);
    } catch (error) {
      if (error instanceof Endless && this.#match === null && game.unresolved !== undefined) this.#again();
      else this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  /** Plays it again as a match that can go back: its players vote on what comes to no end. */
  #again(): void {
    this.#match = Match.start(this.table.game, this.setup, this.seed);
    for (const [seat, picks] of this.#given) this.#record(seat, picks);
  }

  #record(seat: Seat, picks: readonly Option[]): void {
    const match = this.#match!;
    match.answer(match.decision, seat, picks.map(optionId));
    match.hear();
    this.state = match.state;
  }
}
