// One match without people, played answer by answer.
import {
  answer,
  awaited,
  Endless,
  endAsDraw,
  type Heard,
  Match,
  type Option,
  optionId,
  Positions,
  type Seat,
  type State,
  start,
} from '@orrery/kernel';
import { makeBot, type TableGame } from '@orrery/table';

/** No match is let to be longer: a fault of the rules or of the bots, not a long match. */
export const DECISION_LIMIT = 20_000;

/** Why a match that is not over is given up. */
export type Stuck = 'nobody can act' | 'too long';

const NOBODY: readonly Seat[] = [];

/** A bot of ours at its seat: the same in every match of one seed. @throws BadInput where none is called so */
export const botAt = (table: TableGame<State>, name: string, seed: number, seat: Seat) =>
  makeBot(table, name, seed * 31 + seat + 1);

/**
 * A match that is played without people, answer by answer. It is a bare state as long as that will do, since that is quicker, and a match with its
 * record where somebody wants that, or its players must vote on what comes to no end (`Game.unresolved`).
 */
export class Bout {
  state: State;
  /** with its record; null while it goes without */
  match: Match<State> | null;
  /** how many answers have been given */
  answers = 0;
  /** null while it can go on, and where it is over */
  stuck: Stuck | null = null;
  readonly #positions: Positions<State>;
  /** all answers of a bare state, to vote on what comes to no end one must know the position before it */
  #given: [Seat, readonly Option[]][] = [];

  /** @param kept whether it is played as a match with its record from the beginning. @throws BadInput for a setup that makes no match */
  constructor(
    readonly table: TableGame<State>,
    readonly setup: unknown,
    readonly seed: number,
    kept: boolean,
  ) {
    const { game } = table;
    this.match = kept ? Match.start(game, setup, seed) : null;
    this.state = this.match?.state ?? start(game, setup, seed);
    this.#positions = new Positions(game);
  }

  /**
   * Who is asked now: nobody where it is over or stuck. Whoever is first of them claims a draw where that can be done: nothing else would end some
   * matches.
   */
  asked(): readonly Seat[] {
    const { match, state } = this;
    if (state.result !== null || this.stuck !== null) return NOBODY;
    const seats = awaited(state);
    const [first] = seats;
    if (match === null) this.#positions.look(state, this.answers);
    if (first === undefined) this.stuck = 'nobody can act';
    else if (match?.canClaimDraw(first) ?? this.#positions.claimable(state, first)) {
      if (match === null) endAsDraw(this.table.game, state);
      else {
        match.claimDraw(first);
        this.state = match.state;
      }
    } else if (this.answers >= DECISION_LIMIT) this.stuck = 'too long';
    else return seats;
    return NOBODY;
  }

  /**
   * Answers for a seat that is asked.
   * @returns what has happened, to be told to seats; nothing of a bare state
   * @throws ProgramFault where it cannot go on
   */
  answer(seat: Seat, picks: readonly Option[]): readonly Heard[] {
    const { game } = this.table;
    let heard: readonly Heard[] = [];
    if (this.match !== null) heard = this.#recorded(this.match, seat, picks);
    else {
      if (game.unresolved !== undefined) this.#given.push([seat, picks]);
      try {
        answer(game, this.state, seat, picks);
      } catch (error) {
        if (!(error instanceof Endless) || game.unresolved === undefined) throw error;
        // the same match again, with all that it keeps
        this.match = Match.start(game, this.setup, this.seed);
        for (const [who, what] of this.#given.splice(0)) this.#recorded(this.match, who, what);
      }
    }
    this.answers++;
    return heard;
  }

  #recorded(match: Match<State>, seat: Seat, picks: readonly Option[]): readonly Heard[] {
    match.answer(match.decision, seat, picks.map(optionId));
    this.state = match.state;
    return match.hear();
  }
}
