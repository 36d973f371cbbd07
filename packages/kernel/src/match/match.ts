// A match: the state with everything around it, its record, the way back, motions and claims.
import { checked, why } from '../decision/checking.ts';
import { awaited, count, type Option, options, ordered } from '../decision/decision.ts';
import { giveOrder } from '../decision/orders.ts';
import { Endless, type Refusal, Refused } from '../errors.ts';
import type { Heard } from '../fact/told.ts';
import type { Game } from '../game.ts';
import { leaveToVote, revoke, start, submit } from '../program/machine.ts';
import {
  type Choice,
  DRAW,
  END,
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
import { depart } from './depart.ts';
import { Entries } from './entries.ts';
import { History } from './history.ts';
import { hasLearnt } from './learnt.ts';
import { checkProposal, type Proposal } from './motion.ts';
import { propose } from './propose.ts';
import { endAsDraw, Positions } from './repetition.ts';

/**
 * A match with everything around the state: its record, what was heard, and the way back. The terminal, the server and tests
 * hold one of these; bots that search work on clones of `state`.
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
    /** where it begins, where that is no setup: a position */
    private readonly begun: S | null = null,
  ) {
    this.entries = new Entries(record?.choices);
    if (record !== null) this.prints = record.prints.filter(([at]) => at % PRINT_EVERY === 0);
    this.print();
    this.positions = new Positions(game);
    this.positions.look(state, this.length);
  }

  /** Starts a match. @throws BadInput when the setup cannot make one */
  static start<S extends State>(game: Game<S>, setup: unknown, seed: number): Match<S> {
    return new Match(game, setup, seed, start(game, setup, seed, true));
  }

  /**
   * Goes on from the last position of a record, which is taken as it is: nobody goes back alone behind it, and turns are remembered
   * from there on. @see resumeFrom
   */
  static at<S extends State>(game: Game<S>, record: MatchRecord, state: S): Match<S> {
    state.heard = [];
    return new Match(game, record.setup, record.seed, state, record);
  }

  /**
   * A match that begins at a position, at its first question: a lesson, say. Its record tells its choices and not how the
   * position came about, so it cannot be resumed or replayed.
   */
  static from<S extends State>(game: Game<S>, position: S): Match<S> {
    const state = clone(position);
    state.heard = [];
    return new Match(game, null, 0, state, null, clone(position));
  }

  /** The seats that owe an answer. */
  get awaited(): readonly Seat[] {
    return awaited(this.state);
  }

  /** The id of the pending decision, -1 when there is none. */
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

  /** The rule that forbids a wish; null when it is legal. */
  why(seat: Seat, id: string): Refusal | null {
    return why(this.game, this.state, seat, id);
  }

  /**
   * Answers the pending decision.
   * @throws Refused when it cannot be taken; nothing has changed then
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
   * Takes an entry of a record, as it was written: an answer to whatever is asked now, or what is no answer.
   * @throws Refused when it cannot be taken; nothing has changed then
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
      default:
        return this.answer(this.decision, seat, ids);
    }
  }

  /**
   * Puts a motion to all the others who are left: to go back to the position after so many choices, or to end the match without a
   * winner. It is an ordinary decision, and is carried out when the last of them agrees; otherwise the pending question stands
   * again as it was. After an agreed way back the record is that of the position gone back to.
   * @throws Refused when it cannot be proposed: twice for the same thing before another choice, to a place where there is no way back
   */
  propose(seat: Seat, proposal: Proposal): readonly Heard[] {
    checkProposal(this.state, seat, proposal);
    if (proposal.motion === 'undo') this.entries.checkWayBack(proposal.to);
    const entry: Choice = proposal.motion === 'undo' ? [seat, UNDO, String(proposal.to)] : [seat, END];
    return this.change(seat, entry, s => propose(this.game, s, seat, proposal));
  }

  /** True if the seat may claim a draw: this turn began in a position that has come for the third time. */
  canClaimDraw(seat: Seat): boolean {
    return this.positions.claimable(this.state, seat);
  }

  /**
   * Ends the match without a winner, because this turn began in a position that has come for the third time. This is a rule of the
   * table, not of any of the games.
   * @throws Refused when it has not come so often, or the seat is not in the match
   */
  claimDraw(seat: Seat): readonly Heard[] {
    this.positions.check(this.state, seat);
    return this.change(seat, [seat, DRAW], s => endAsDraw(this.game, s));
  }

  /**
   * Gives a seat a standing order (`Game.orders`), at any moment. It changes nothing else, and never the pending decision. Going back takes no
   * order back: those given since are given again at the place gone back to.
   * @throws Refused when the game knows none of this name, the match is over, or the seat is not in it; nothing has changed then
   */
  order(seat: Seat, name: string): readonly Heard[] {
    return this.change(seat, [seat, ORDER, name], s => giveOrder(this.game, s, seat, name));
  }

  /** How many choices had been made before the seat's last answer to the game, of the first `among`; -1 when it has given none. */
  lastAnswer(seat: Seat, among = this.length): number {
    return this.entries.lastAnswer(seat, among);
  }

  /** Takes a player out, at any moment; nothing happens to one who is out already. @throws Refused when there is no such seat */
  leave(seat: Seat): readonly Heard[] {
    if (this.result !== null || this.state.seats[seat]?.out) return [];
    return this.change(
      seat,
      [seat, LEAVE],
      s => depart(this.game, s, seat),
      (s, fault) => {
        // nobody can be held: what comes to no end because of it does nothing
        if (this.game.unresolved === undefined || !(fault instanceof Endless)) throw fault;
        this.game.programs.without([fault.program], () => depart(this.game, s, seat));
      },
    );
  }

  /** Takes back an answer that waits for others. True if there was one. */
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
   * Takes back the seat's own last choice, or its last ones: an answer that waits for others alone, anything else only while no
   * other seat has chosen since and nothing was revealed or left to chance. Beyond that the others are asked (`propose`).
   * @param to how many choices had been made before what is taken back; the seat's last answer without it
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

  /** True if `undo` would go back. */
  canUndo(seat: Seat, to = this.lastAnswer(seat)): boolean {
    if (this.revocable(seat, to)) return true;
    if (this.state.motion?.carried === null) return false;
    return !this.entries.othersAnswered(this.waiting(seat)) && this.history.can(seat, to);
  }

  /** True where going back so far is no more than taking back an answer that waits: to a motion, or the last one to the game. */
  private revocable(seat: Seat, to: number): boolean {
    const at = this.waiting(seat);
    return at >= 0 && (at <= to || this.state.motion?.carried === null);
  }

  /** What has happened since this was last asked. */
  hear(): readonly Heard[] {
    const heard = this.state.heard ?? [];
    this.state.heard = [];
    return heard;
  }

  /** The choices so far, as the record has them. */
  get made(): readonly Choice[] {
    return this.entries.since(0);
  }

  /** How many answers to the game each seat has given, of those that stand: no motions, no votes on them, no orders. */
  get answers(): number[] {
    return this.entries.answersOf(this.state.seats.length);
  }

  /** The fingerprints so far at the places where every record has them. */
  get printed(): readonly Print[] {
    return this.prints;
  }

  /** About how many bytes it takes in memory: an estimate from what was measured, good enough to share room out by. */
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

  /** The fingerprint of the present position, sealed with all that the record says up to it. */
  private printNow(): Print {
    const last = this.prints.at(-1);
    const print = fingerprint(this.game, this.state);
    const seal = last === undefined ? sealHead(this.head) : last[2];
    return [this.length, print, sealPart(seal, this.entries.since(last?.[0] ?? 0), print)];
  }

  /** Notes the present position where a record has a fingerprint. */
  private print(): void {
    if (this.length % PRINT_EVERY === 0 && this.prints.at(-1)?.[0] !== this.length) this.prints.push(this.printNow());
  }

  /** Drops the fingerprints of what came after so many choices. */
  private forget(choices: number): void {
    this.prints = this.prints.filter(([at]) => at <= choices);
    this.print();
    // an answer taken back from before a fingerprint's place has moved what came after it
    if (this.prints.length <= Math.floor(this.length / PRINT_EVERY)) this.rebuild(this.made);
  }

  /** Makes this the match of these choices, played anew. */
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

  /** Gives orders again, behind which the match has gone back: the last of each seat, where it is not the one that stands there. */
  private orderAgain(given: readonly Choice[]): void {
    const last = new Map(given.map(([seat, , name]) => [seat, name!]));
    for (const [seat, name] of last) if (this.game.orders!.of(this.state, seat) !== name) this.order(seat, name);
  }

  /** True if there is no way back alone past this choice: chance spoke, somebody has come to know a card, somebody left. */
  private sealed(before: S, choice: Choice, heard: readonly Heard[]): boolean {
    const together = before.ask !== null && before.ask.seats.length > 1;
    if (together || choice[1] === LEAVE || before.random !== this.state.random) return true;
    return hasLearnt(this.game, before, this.state, heard);
  }

  /** The place among the choices of an answer of this seat that waits for others, to the game or to a motion; -1 when there is none. */
  waiting(seat: Seat): number {
    return this.entries.waiting(this.state, seat);
  }

  /**
   * Does something that goes into the record.
   * @param mend where a program has failed: what is done instead, in the position as it was. @throws the fault, where nothing can be
   */
  private change(
    seat: Seat,
    choice: Choice,
    act: (s: S) => void,
    mend?: (s: S, fault: unknown) => void,
  ): readonly Heard[] {
    const before = clone(this.state);
    const from = this.state.heard!.length;
    // A fault in a program may have left things half done; the match goes back to the question and can go on.
    const goBack = () => {
      this.state = Object.assign(clone(before), { heard: this.state.heard!.slice(0, from) });
    };
    try {
      act(this.state);
    } catch (error) {
      if (error instanceof Refused) throw error;
      goBack();
      if (mend === undefined) throw error;
      try {
        mend(this.state, error);
      } catch (fault) {
        goBack();
        throw fault;
      }
    }
    const heard = this.state.heard!.slice(from);
    const vote = before.motion?.carried === null && !choice[1]?.startsWith('!');
    if (choice[1] === LEAVE) this.history.seal();
    if (!this.stands(before, choice)) {
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

  /** True if after a choice the game still asks what it asked before: others have not answered yet, or a motion came between. */
  private stands(before: S, choice: Choice): boolean {
    const { ask, motion } = this.state;
    // the question that a motion keeps waiting
    const was = before.motion?.carried === null ? before.motion.ask : before.ask;
    const is = motion?.carried === null ? motion.ask : ask;
    if (was === null || is === null) return false;
    if (was.id === is.id) return true;
    // it is asked anew because somebody has left: what the others answered stands
    const left = choice[1] === LEAVE || before.motion?.left === true;
    return left && was.seats.length > 1 && same(posing(before), posing(this.state));
  }
}

/** The frame whose question waits, below that of a motion. */
function posing(s: State): readonly [height: number, program: number, step: number] {
  const height = s.stack.length - (s.motion?.carried === null ? 2 : 1);
  const frame = s.stack[height]!;
  return [height, frame.program, frame.step];
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.every((x, i) => x === b[i]);
