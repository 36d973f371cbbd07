// A match: the state, its record, undo, motions and claims of a draw.
import { checked, why } from '../decision/checking.ts';
import { awaited, count, type Option, options, ordered } from '../decision/decision.ts';
import { callAsHost } from '../decision/host.ts';
import { giveOrder } from '../decision/orders.ts';
import { Endless, type Refusal, Refused } from '../errors.ts';
import type { Heard } from '../fact/told.ts';
import type { Game } from '../game.ts';
import { leaveToVote, revoke, start, submit } from '../program/machine.ts';
import {
  type Choice,
  DEAL,
  DRAW,
  END,
  HOST,
  LEAVE,
  type MatchRecord,
  ORDER,
  PRINT_EVERY,
  type Print,
  RECORD_VERSION,
  sealHead,
  sealPart,
  UNDO,
} from '../record/record.ts';
import { fingerprint } from '../record/saved.ts';
import { clone, type Result, type Seat, type State } from '../state/state.ts';
import { dealtAnew } from '../view/unseen.ts';
import { depart } from './depart.ts';
import { Entries } from './entries.ts';
import { History } from './history.ts';
import { hasLearnt } from './learnt.ts';
import { checkProposal, type Proposal } from './motion.ts';
import { propose } from './propose.ts';
import { endAsDraw, Positions } from './repetition.ts';

/**
 * A match: the state, its record, the events since, and undo. The terminal, the server and tests each hold one. Bots that search work on clones of
 * `state`.
 */
export class Match<S extends State> {
  private entries: Entries;
  private prints: Print[] = [];
  private history = new History<S>();
  private positions: Positions<S>;

  private constructor(
    readonly game: Game<S>,
    readonly setup: unknown,
    readonly seed: number,
    public state: S,
    record: MatchRecord | null = null,
    /** the position where the match begins; null if it begins with a setup */
    private readonly begun: S | null = null,
  ) {
    this.entries = new Entries(record?.choices);
    if (record !== null) this.prints = record.prints.filter(([at]) => at % PRINT_EVERY === 0);
    this.print();
    this.positions = new Positions(game);
    this.positions.look(state, this.length);
  }

  /** Starts a match. @throws BadInput if the setup is not valid */
  static start<S extends State>(game: Game<S>, setup: unknown, seed: number): Match<S> {
    return new Match(game, setup, seed, start(game, setup, seed, true));
  }

  /**
   * Continues from the last position of a record, which it uses as it is. No player goes back alone past this position. The match remembers turns
   * only from here on. @see resumeFrom
   */
  static at<S extends State>(game: Game<S>, record: MatchRecord, state: S): Match<S> {
    state.heard = [];
    return new Match(game, record.setup, record.seed, state, record);
  }

  /**
   * Makes a match that begins at a position, at its first question. Lessons use it. Its record holds the choices but not the position, so the match
   * cannot be resumed or replayed.
   */
  static from<S extends State>(game: Game<S>, position: S): Match<S> {
    const state = clone(position);
    state.heard = [];
    return new Match(game, null, 0, state, null, clone(position));
  }

  /** The seats that must answer now. */
  get awaited(): readonly Seat[] {
    return awaited(this.state);
  }

  /** The id of the pending decision; -1 if there is none. */
  get decision(): number {
    return this.state.ask?.id ?? -1;
  }

  get result(): Result | null {
    return this.state.result;
  }

  /** How many choices have been made. */
  get length(): number {
    return this.entries.length;
  }

  options(seat: Seat): readonly Option[] {
    return options(this.game, this.state, seat);
  }

  count(seat: Seat): { min: number; max: number } {
    return count(this.game, this.state, seat);
  }

  get ordered(): boolean {
    return ordered(this.game, this.state);
  }

  /** Returns the rule that forbids a wish; null if the wish is legal. */
  why(seat: Seat, id: string): Refusal | null {
    return why(this.game, this.state, seat, id);
  }

  /**
   * Answers the pending decision.
   * @throws Refused if the answer is not legal; then nothing has changed
   */
  answer(decision: number, seat: Seat, ids: readonly string[]): readonly Heard[] {
    return this.change(
      seat,
      [seat, ...ids],
      s => submit(this.game, s, decision, seat, ids),
      (s, fault) => leaveToVote(this.game, s, seat, checked(this.game, s, decision, seat, ids), fault),
    );
  }

  /**
   * Applies one entry of a record: an answer to the pending decision, or another kind of entry.
   * @throws Refused if it is not legal now; then nothing has changed
   */
  take([seat, ...ids]: Choice): readonly Heard[] {
    if (ids.some(id => typeof id !== 'string'))
      throw new Refused('Give each option by its id, as text.', 'unknown-option');
    switch (ids[0]) {
      case LEAVE:
        if (this.state.seats[seat]?.out) throw new Refused(`Seat ${seat + 1} has already left.`, 'not-asked');
        return this.leave(seat);
      case UNDO:
        return this.propose(seat, { motion: 'undo', to: Number(ids[1]) });
      case END:
        return this.propose(seat, { motion: 'end' });
      case DRAW:
        return this.claimDraw(seat);
      case ORDER:
        return this.order(seat, ids[1] ?? '');
      case HOST:
        return this.callAsHost(ids[1] ?? '');
      case DEAL:
        return this.dealAnew(seat, Number(ids[1]));
      default:
        return this.answer(this.decision, seat, ids);
    }
  }

  /**
   * Proposes a motion to all other players in the match: to go back to the position after a number of choices, or to end the match without a winner.
   * A motion is an ordinary decision. The match carries it out when the last player agrees. Otherwise the pending question returns as it was. If the
   * motion goes back, the record becomes that of the earlier position.
   * @throws Refused if the motion is not allowed: the seat proposed the same thing since the last choice, or the match cannot go back to that
   * position
   */
  propose(seat: Seat, proposal: Proposal): readonly Heard[] {
    checkProposal(this.state, seat, proposal);
    if (proposal.motion === 'undo') this.entries.checkWayBack(proposal.to);
    const entry: Choice = proposal.motion === 'undo' ? [seat, UNDO, String(proposal.to)] : [seat, END];
    return this.change(seat, entry, s => propose(this.game, s, seat, proposal));
  }

  /** Returns true if the seat may claim a draw: this turn began in a position that has occurred 3 times. */
  canClaimDraw(seat: Seat): boolean {
    return this.positions.claimable(this.state, seat);
  }

  /**
   * Ends the match without a winner, because this turn began in a position that has occurred 3 times. This is a rule of the table, not of a game.
   * @throws Refused if the position has not occurred so often, or the seat is not in the match
   */
  claimDraw(seat: Seat): readonly Heard[] {
    this.positions.check(this.state, seat);
    return this.change(seat, [seat, DRAW], s => endAsDraw(this.game, s));
  }

  /**
   * Gives a seat a standing order (`Game.orders`) at any moment. Nothing else changes, and the pending decision stays. Undo does not cancel orders:
   * the match gives later orders again at the earlier position.
   * @throws Refused if the game has no order of this name, the match is over, or the seat is not in it; then nothing has changed
   */
  order(seat: Seat, name: string): readonly Heard[] {
    return this.change(seat, [seat, ORDER, name], s => giveOrder(this.game, s, seat, name));
  }

  /**
   * Makes a call of the table's host (`Game.hostCalls`), which no seat does, at any moment. The pending decision stays. Nobody goes back alone past it.
   * @throws Refused if the game has no call of this name, or it is not possible now; then nothing has changed
   */
  callAsHost(name: string): readonly Heard[] {
    return this.change(-1, [-1, HOST, name], s => callAsHost(this.game, s, name));
  }

  /**
   * Deals everything anew that a seat does not know, so that somebody who has seen the hidden cards can play on from here without that knowledge. The
   * seat sees the same table. Decks stay as they are. Others who have answered the pending decision in secret are asked again. Nobody goes back to
   * before the deal.
   * @param seed any safe integer; the record holds it
   * @throws Refused if the match is over, or there is no such seat or seed
   */
  dealAnew(seat: Seat, seed: number): readonly Heard[] {
    if (this.result !== null) throw new Refused('The game is over.', 'over');
    if (this.state.seats[seat] === undefined)
      throw new Refused(`There is no seat ${seat + 1} at this table.`, 'not-asked');
    if (!Number.isSafeInteger(seed))
      throw new Refused('A new deal needs a whole number as its seed.', 'unknown-option');
    return this.change(seat, [seat, DEAL, String(seed)], s => {
      const { heard } = s;
      this.state = Object.assign(dealtAnew(this.game, s, seat, seed), { heard });
    });
  }

  /** The last entry of the record; null if there is none. */
  get last(): Choice | null {
    return this.entries.last;
  }

  /**
   * Returns how many choices came before the seat's last answer to the game. Only the first `among` choices count. Returns -1 if the seat gave no
   * answer.
   */
  lastAnswer(seat: Seat, among = this.length): number {
    return this.entries.lastAnswer(seat, among);
  }

  /** Takes a player out of the match at any moment. Does nothing if the player is already out. @throws Refused if there is no such seat */
  leave(seat: Seat): readonly Heard[] {
    if (this.result !== null || this.state.seats[seat]?.out) return [];
    return this.change(
      seat,
      [seat, LEAVE],
      s => depart(this.game, s, seat),
      (s, fault) => {
        // a player can always leave: if a program then never ends, it is skipped
        if (this.game.unresolved === undefined || !(fault instanceof Endless)) throw fault;
        this.game.programs.without([fault.program], () => depart(this.game, s, seat));
      },
    );
  }

  /** Takes back an answer while other players have yet to answer. Returns true if there was one. */
  revoke(seat: Seat): boolean {
    const at = this.waiting(seat);
    if (at < 0 || !revoke(this.state, seat)) return false;
    this.entries.remove(at);
    const { motion } = this.state;
    if (motion?.proposal.motion === 'undo' && motion.proposal.to > at)
      this.state.motion = { ...motion, proposal: { motion: 'undo', to: motion.proposal.to - 1 } };
    this.forget(at);
    return true;
  }

  /**
   * Takes back the seat's own last choice or choices. An answer that waits for other players can always be taken back. Other choices can be taken
   * back only if no other seat has chosen since, nothing was revealed and no chance was used. In all other cases the player must ask the others
   * (`propose`).
   * @param to the number of choices to go back to; by default, the number before the seat's last answer
   * @returns true if there was something to take back
   */
  undo(seat: Seat, to = this.lastAnswer(seat)): boolean {
    if (this.revocable(seat, to)) return this.revoke(seat);
    if (!this.canUndo(seat, to)) return false;
    const orders = this.entries.ordersSince(to);
    this.state = this.history.back(to)!;
    this.state.heard = [];
    this.entries.cut(to);
    this.positions.back(this.state, to);
    this.forget(to);
    this.orderAgain(orders);
    return true;
  }

  /** Returns true if `undo` would go back. */
  canUndo(seat: Seat, to = this.lastAnswer(seat)): boolean {
    if (this.revocable(seat, to)) return true;
    if (this.state.motion?.carried === null) return false;
    return !this.entries.othersAnswered(this.waiting(seat)) && this.history.can(seat, to);
  }

  /** Returns true if going back that far only takes back an answer that waits for others: an answer to a motion, or the last one to the game. */
  private revocable(seat: Seat, to: number): boolean {
    const at = this.waiting(seat);
    return at >= 0 && (at <= to || this.state.motion?.carried === null);
  }

  /** Returns what has happened since the last call. */
  hear(): readonly Heard[] {
    const heard = this.state.heard ?? [];
    this.state.heard = [];
    return heard;
  }

  /** The choices so far, as in the record. */
  get made(): readonly Choice[] {
    return this.entries.since(0);
  }

  /** How many answers to the game each seat has given, without those taken back. Motions, votes on them and orders do not count. */
  get answers(): number[] {
    return this.entries.answersOf(this.state.seats.length);
  }

  /** The fingerprints so far, at the places where every record has them. */
  get printed(): readonly Print[] {
    return this.prints;
  }

  /** Roughly how many bytes the match takes in memory. The estimate comes from measurements and is good enough for memory limits. */
  get bytes(): number {
    return this.state.cards.length * 350 + this.length * 250 + this.positions.bytes + this.history.bytes;
  }

  /** The record so far. */
  record(): MatchRecord {
    const prints = this.prints.at(-1)![0] === this.length ? this.prints.slice() : [...this.prints, this.printNow()];
    return { ...this.head, choices: this.made, prints, result: this.state.result };
  }

  private get head(): Omit<MatchRecord, 'choices' | 'prints' | 'result'> {
    const { game, setup, seed } = this;
    return { orrery: RECORD_VERSION, game: game.name, version: game.version, setup, seed };
  }

  /** Makes the fingerprint of the present position. The seal covers everything that the record says up to here. */
  private printNow(): Print {
    const last = this.prints.at(-1);
    const print = fingerprint(this.game, this.state);
    const seal = last === undefined ? sealHead(this.head) : last[2];
    return [this.length, print, sealPart(seal, this.entries.since(last?.[0] ?? 0), print)];
  }

  /** Stores a fingerprint of the present position at the places where a record has one. */
  private print(): void {
    if (this.length % PRINT_EVERY === 0 && this.prints.at(-1)?.[0] !== this.length) this.prints.push(this.printNow());
  }

  /** Drops the fingerprints after that number of choices. */
  private forget(choices: number): void {
    this.prints = this.prints.filter(([at]) => at <= choices);
    this.print();
    // if an answer before a fingerprint was taken back, later choices have moved
    if (this.prints.length <= Math.floor(this.length / PRINT_EVERY)) this.rebuild(this.made);
  }

  /** Plays these choices again from the start. This match then continues from there. */
  private rebuild(choices: readonly Choice[]): void {
    const again =
      this.begun === null ? Match.start(this.game, this.setup, this.seed) : Match.from(this.game, this.begun);
    for (const choice of choices) again.take(choice);
    again.hear();
    this.state = again.state;
    this.entries = again.entries;
    this.prints = again.prints;
    this.history = again.history;
    this.positions = again.positions;
  }

  /** Gives orders again after the match went back past them. Each seat gets its last order, unless it already has it. */
  private orderAgain(given: readonly Choice[]): void {
    const last = new Map(given.map(([seat, , name]) => [seat, name!]));
    for (const [seat, name] of last) if (this.game.orders!.of(this.state, seat) !== name) this.order(seat, name);
  }

  /** Returns true if no player can go back alone past this choice: chance was used, somebody learnt of a card, or somebody left. */
  private sealed(before: S, choice: Choice, heard: readonly Heard[]): boolean {
    const together = before.ask !== null && before.ask.seats.length > 1;
    if (together || choice[1] === LEAVE || before.random !== this.state.random) return true;
    return hasLearnt(this.game, before, this.state, heard);
  }

  /**
   * Returns the index, among the choices, of this seat's answer that waits for others. It may be an answer to the game or to a motion. Returns -1 if
   * there is none.
   */
  waiting(seat: Seat): number {
    return this.entries.waiting(this.state, seat);
  }

  /**
   * Makes a change that goes into the record.
   * @param mend what to do instead if a program fails, in the position as it was. @throws the fault if there is no remedy
   */
  private change(
    seat: Seat,
    choice: Choice,
    act: (s: S) => void,
    mend?: (s: S, fault: unknown) => void,
  ): readonly Heard[] {
    const before = clone(this.state);
    const from = this.state.heard!.length;
    // A fault in a program may leave a change half done. The match returns to the question and can continue.
    const goBack = () => {
      this.state = Object.assign(clone(before), { heard: this.state.heard!.slice(0, from) });
    };
    try {
      act(this.state);
    } catch (error) {
      if (error instanceof Refused) throw error;
      goBack();
      if (mend === undefined) throw faultOf(this.state, error);
      try {
        mend(this.state, error);
      } catch (fault) {
        goBack();
        throw faultOf(this.state, fault);
      }
    }
    const heard = this.state.heard!.slice(from);
    const vote = before.motion?.carried === null && !choice[1]?.startsWith('!');
    if (choice[1] === LEAVE || choice[1] === DEAL || choice[1] === HOST) this.history.seal();
    if (choice[1] === DEAL) this.entries.posedAt = this.length + 1;
    else if (!this.stands(before, choice)) {
      if (vote || this.sealed(before, choice, heard)) this.history.seal();
      else this.history.before(before, seat, this.length);
      this.entries.posedAt = this.length + 1;
    }
    this.entries.add(choice, vote);
    this.print();
    this.positions.look(this.state, this.length);
    const { motion } = this.state;
    if (motion?.carried === true && motion.proposal.motion === 'undo' && before.motion?.carried !== true) {
      const orders = this.entries.ordersSince(motion.proposal.to);
      this.rebuild(this.entries.since(0, motion.proposal.to));
      this.orderAgain(orders);
    }
    return heard;
  }

  /** Returns true if the game still asks the same question after a choice: other players have not answered yet, or there was a motion. */
  private stands(before: S, choice: Choice): boolean {
    const { ask, motion } = this.state;
    // the question that waits for a motion
    const was = before.motion?.carried === null ? before.motion.ask : before.ask;
    const is = motion?.carried === null ? motion.ask : ask;
    if (was === null || is === null) return false;
    if (was.id === is.id) return true;
    // the question is asked again because somebody left; the other players' answers stay
    const left = choice[1] === LEAVE || before.motion?.left === true;
    return left && was.seats.length > 1 && same(posing(before), posing(this.state));
  }
}

/** The refusal of an answer at which a card of an overlay fails. The match goes on from the question. */
const BROKEN = 'A card of the overlay of this table fails here. Choose something else.';

/** What to say of a fault at an answer: with an overlay, it is its cards' fault and no error. */
const faultOf = ({ overlay }: State, fault: unknown): unknown =>
  overlay === undefined || fault instanceof Endless || fault instanceof Refused
    ? fault
    : new Refused(BROKEN, 'illegal');

/** Finds the frame whose question waits. It is below the frame of a motion. */
function posing(s: State): readonly [height: number, program: number, step: number] {
  const height = s.stack.length - (s.motion?.carried === null ? 2 : 1);
  const frame = s.stack[height]!;
  return [height, frame.program, frame.step];
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.every((x, i) => x === b[i]);
