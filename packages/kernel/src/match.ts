import { awaited, count, type Option, options, ordered, why } from './decision.ts';
import { type Refusal, Refused } from './errors.ts';
import type { Fact } from './facts.ts';
import type { Game } from './game.ts';
import { History } from './history.ts';
import { depart, revoke, start, submit } from './machine.ts';
import {
  type Choice,
  LEAVE,
  type MatchRecord,
  PRINT_EVERY,
  type Print,
  RECORD_VERSION,
  sealHead,
  sealPart,
} from './record.ts';
import { fingerprint } from './saved.ts';
import { clone, type Result, type Seat, type State } from './state.ts';

/**
 * A match with everything around the state: its record, what was heard, and the way back. The terminal, the server and tests
 * hold one of these; bots that search work on clones of `state`.
 */
export class Match<S extends State> {
  private choices: Choice[] = [];
  private prints: Print[] = [];
  private history = new History<S>();
  /** how many choices had been made when the pending decision was posed: those since then wait for the others */
  private posedAt = 0;

  private constructor(
    readonly game: Game<S>,
    readonly setup: unknown,
    readonly seed: number,
    public state: S,
  ) {
    this.print();
  }

  /** Starts a match. @throws BadInput when the setup cannot make one */
  static start<S extends State>(game: Game<S>, setup: unknown, seed: number): Match<S> {
    return new Match(game, setup, seed, start(game, setup, seed, true));
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
    return this.choices.length;
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
  answer(decision: number, seat: Seat, ids: readonly string[]): readonly Fact[] {
    return this.change(seat, [seat, ...ids], s => submit(this.game, s, decision, seat, ids));
  }

  /**
   * Takes an entry of a record, as it was written: an answer to whatever is asked now, or what is no answer.
   * @throws Refused when it cannot be taken; nothing has changed then
   */
  take([seat, ...ids]: Choice): readonly Fact[] {
    if (ids[0] !== LEAVE) return this.answer(this.decision, seat, ids);
    if (this.state.seats[seat]?.out) throw new Refused(`Seat ${seat + 1} has left already.`, 'not-asked');
    return this.leave(seat);
  }

  /** Takes a player out, at any moment; nothing happens to one who is out already. @throws Refused when there is no such seat */
  leave(seat: Seat): readonly Fact[] {
    if (this.result !== null || this.state.seats[seat]?.out) return [];
    return this.change(seat, [seat, LEAVE], s => depart(this.game, s, seat));
  }

  /** Takes back an answer that waits for others. True if there was one. */
  revoke(seat: Seat): boolean {
    const at = this.waiting(seat);
    if (at < 0 || !revoke(this.state, seat)) return false;
    this.choices.splice(at, 1);
    this.forget(at);
    return true;
  }

  /**
   * Takes back the seat's own last choice: an answer that waits for others alone, anything else only while no other seat has
   * chosen since and nothing was revealed or left to chance. True if there was something to take back.
   */
  undo(seat: Seat): boolean {
    if (this.revoke(seat)) return true;
    if (!this.canUndo(seat)) return false;
    const back = this.history.back(seat)!;
    this.state = back.state;
    this.state.heard = [];
    this.choices.length = back.choices;
    this.posedAt = back.choices;
    this.forget(back.choices);
    return true;
  }

  /** True if `undo` would go back. */
  canUndo(seat: Seat): boolean {
    if (this.waiting(seat) >= 0) return true;
    return this.choices.length === this.posedAt && this.history.can(seat);
  }

  /** What has happened since this was last asked. */
  hear(): readonly Fact[] {
    const heard = this.state.heard ?? [];
    this.state.heard = [];
    return heard;
  }

  /** The record so far. */
  record(): MatchRecord {
    const prints = this.prints.at(-1)![0] === this.length ? this.prints.slice() : [...this.prints, this.printed()];
    return { ...this.head, choices: this.choices.slice(), prints, result: this.state.result };
  }

  private get head(): Omit<MatchRecord, 'choices' | 'prints' | 'result'> {
    const { game, setup, seed } = this;
    return { orrery: RECORD_VERSION, game: game.name, version: game.version, setup, seed };
  }

  /** The fingerprint of the present position, sealed with all that the record says up to it. */
  private printed(): Print {
    const last = this.prints.at(-1);
    const print = fingerprint(this.game, this.state);
    const seal = last === undefined ? sealHead(this.head) : last[2];
    return [this.length, print, sealPart(seal, this.choices.slice(last?.[0] ?? 0), print)];
  }

  /** Notes the present position where a record has a fingerprint. */
  private print(): void {
    if (this.length % PRINT_EVERY === 0 && this.prints.at(-1)?.[0] !== this.length) this.prints.push(this.printed());
  }

  /** Drops the fingerprints of what came after so many choices. */
  private forget(choices: number): void {
    this.prints = this.prints.filter(([at]) => at <= choices);
    this.print();
    // an answer taken back from before a fingerprint's place has moved what came after it
    if (this.prints.length <= Math.floor(this.length / PRINT_EVERY)) this.rebuild(this.choices);
  }

  /** Makes this the match of these choices, played anew. */
  private rebuild(choices: readonly Choice[]): void {
    const again = Match.start(this.game, this.setup, this.seed);
    for (const choice of choices) again.take(choice);
    again.hear();
    this.state = again.state;
    this.choices = again.choices;
    this.prints = again.prints;
    this.history = again.history;
    this.posedAt = again.posedAt;
  }

  /** True if there is no way back past this choice: chance spoke, something was revealed, somebody left. */
  private sealed(before: S, choice: Choice, facts: readonly Fact[]): boolean {
    const together = before.ask !== null && before.ask.seats.length > 1;
    if (together || choice[1] === LEAVE || before.random !== this.state.random) return true;
    return facts.some(fact => {
      const { reveals } = this.game.facts.of(fact);
      return typeof reveals === 'function' ? reveals(this.state, fact as never) : reveals === true;
    });
  }

  /** The place among the choices of an answer of this seat that waits for others; -1 when there is none. */
  private waiting(seat: Seat): number {
    const { ask, seats } = this.state;
    if (ask === null || seats[seat]?.out || (ask.picks[ask.seats.indexOf(seat)] ?? null) === null) return -1;
    return this.choices.findLastIndex((choice, i) => i >= this.posedAt && choice[0] === seat);
  }

  private change(seat: Seat, choice: Choice, act: (s: S) => void): readonly Fact[] {
    const before = clone(this.state);
    const from = this.state.heard!.length;
    try {
      act(this.state);
    } catch (error) {
      // A fault in a program may have left things half done; the match goes back to the question and can go on.
      if (!(error instanceof Refused)) this.state = Object.assign(before, { heard: this.state.heard!.slice(0, from) });
      throw error;
    }
    const facts = this.state.heard!.slice(from);
    // answers also wait on when somebody has left who was asked with them
    const waits = choice[1] === LEAVE ? asksAgain(before, this.state) : this.state.ask?.id === before.ask!.id;
    if (choice[1] === LEAVE) this.history.seal();
    if (!waits) {
      if (this.sealed(before, choice, facts)) this.history.seal();
      else this.history.before(before, seat, this.choices.length);
      this.posedAt = this.choices.length + 1;
    }
    this.choices.push(choice);
    this.print();
    return facts;
  }
}

/** True if a question of several stands where it stood: it has been asked again because somebody left. */
function asksAgain(before: State, after: State): boolean {
  if (before.ask === null || after.ask === null || before.ask.seats.length === 1) return false;
  const frame = (s: State) => s.stack[s.stack.length - 1]!;
  return (
    before.stack.length === after.stack.length &&
    frame(before).program === frame(after).program &&
    frame(before).step === frame(after).step
  );
}
