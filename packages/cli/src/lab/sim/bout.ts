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

/** The longest match, in decisions. A longer one shows a fault of the rules or the bots. */
export const DECISION_LIMIT = 20_000;

/** Why a match is stopped before it is over. */
export type Stuck = 'nobody can act' | 'too long';

const NOBODY: readonly Seat[] = [];

/** A built-in bot at its seat: the same in every match with one seed. @throws BadInput for an unknown name */
export const botAt = (table: TableGame<State>, name: string, seed: number, seat: Seat) =>
  makeBot(table, name, seed * 31 + seat + 1);

/**
 * A match without people, played answer by answer. It is a bare state while possible, because that is faster. It is a match with its record if
 * somebody wants the record, or if its players must vote on a process that never ends (`Game.unresolved`).
 */
export class Bout {
  state: State;
  /** the match with its record; null while it is a bare state */
  match: Match<State> | null;
  /** how many answers were given */
  answers = 0;
  /** why it cannot go on; null if it can, or if it is over */
  stuck: Stuck | null = null;
  readonly #positions: Positions<State>;
  /** all answers of a bare state: a vote on an endless process needs the positions before it */
  #given: [Seat, readonly Option[]][] = [];

  /** @param kept true to keep a record from the beginning. @throws BadInput if the setup cannot make a match */
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
   * The seats that must answer; none if it is over or stuck. The first of them claims a draw if that is possible, because some matches would not end
   * in another way.
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
   * Answers for a seat.
   * @returns the events for seats to hear; none for a bare state
   * @throws ProgramFault if it cannot go on
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
        // plays the same match again, now with its record
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
