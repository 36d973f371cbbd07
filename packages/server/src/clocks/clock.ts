// The clocks of a table: whose time runs, how much is left, what an undo costs.
import type { Seat } from '@orrery/kernel';
import type { Clock, ClockNow } from '@orrery/protocol';
import type { Asks } from '../log/table-event.ts';
import { Increments, type Noted, type Payment } from './increments.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** For how many questions to a seat the clock remembers the thinking time. */
const REMEMBERED = 100;

/** The next time that runs out, and the seat. */
export interface Due {
  readonly seat: Seat;
  readonly decision: number;
  readonly at: number;
}

/** When the first clock of a new table runs out, if its first row was written at this time; null if none runs. */
export function firstDue(clock: Clock, seats: number, at: number, asks: Asks): number | null {
  const begun = new TableClock(clock, seats);
  begun.note({ at, added: [], deed: { kind: 'start', asks } });
  return begun.due?.at ?? null;
}

/** A question to a seat. Times are in milliseconds. */
interface Question {
  /** how long the seat has thought about it */
  used: number;
  /** how much of that its chess clock paid: not more than it had */
  charged: number;
  /** when it was answered, counted from the first row; null while it is asked */
  answered: number | null;
}

/**
 * The clocks of a table. They come from the rows of its log and nothing else, so they are the same on every node and after every restart.
 *
 * A clock runs while the game asks its player. If a player undoes a choice alone, the time since that choice counts as that player's: others who were
 * asked meanwhile get it back. `Increments` decides what a chess clock gains. A row that is older than the row before it takes no time and gives none.
 */
export class TableClock {
  /** by seat: the decision that it is asked; null while it is not asked */
  readonly #runs: (number | null)[];
  /** by seat, by decision */
  readonly #questions: Map<number, Question>[];
  /** by seat: what is left of a chess clock, as it was at the last row */
  readonly #left: number[];
  readonly #increments: Increments;
  /** when the last row was written */
  #last = 0;
  /** how much time there was from the first row to the last one */
  #time = 0;
  #begun = false;

  readonly #clock: Clock;

  /** @param seats how many there are */
  constructor(clock: Clock, seats: number) {
    this.#clock = clock;
    this.#runs = Array(seats).fill(null);
    this.#questions = Array.from({ length: seats }, () => new Map());
    this.#left = Array(seats).fill(clock.kind === 'chess' ? clock.seconds * SECOND : 0);
    this.#increments = new Increments(seats);
  }

  /** Takes a new row. */
  note(row: Noted): void {
    const { at, deed } = row;
    const { decision, persons } = deed.asks;
    if (this.#begun) this.#pass(Math.max(0, at - this.#last));
    this.#last = this.#begun ? Math.max(at, this.#last) : at;
    this.#begun = true;
    const asked = [...this.#runs];
    this.#stop(persons, decision);
    if (deed.kind === 'undo' && deed.seat !== undefined) this.#takeBack(deed.seat, decision, asked);
    this.#increments.note(row, asked, (seat, payment) => this.#pay(seat, payment, asked[seat]!));
    if (decision >= 0)
      for (const questions of this.#questions)
        for (const id of questions.keys()) if (id > decision) questions.delete(id);
    for (const seat of persons) this.#ask(seat, decision);
  }

  /** The next time that runs out, and its seat; null if none runs. */
  get due(): Due | null {
    let first: Due | null = null;
    for (const [seat, decision] of this.#runs.entries()) {
      if (decision === null || this.#clock.kind === 'none') continue;
      const at = this.#last + Math.max(0, this.#leftOf(seat));
      if (first === null || at < first.at) first = { seat, decision, at };
    }
    return first;
  }

  /** The clocks now; null without clocks. @param now the time of play (`PlayTime`) */
  now(now: number): ClockNow | null {
    const clock = this.#clock;
    if (clock.kind === 'none') return null;
    const passed = Math.max(0, now - this.#last);
    const seats = this.#runs.map((decision, seat) => {
      if (decision === null) return { left: clock.kind === 'chess' ? this.#left[seat]! : null, due: null };
      const left = Math.max(0, this.#leftOf(seat));
      return { left: Math.max(0, left - passed), due: this.#last + left };
    });
    return { now, seats };
  }

  /**
   * True if a seat has enough time left to undo its last answer: the time since then counts as its own.
   * @param now the time of play
   */
  mayTakeBack(seat: Seat, now: number): boolean {
    if (this.#clock.kind === 'none') return true;
    const [last] = [...this.#questions[seat]!.values()].filter(({ answered }) => answered !== null).slice(-1);
    if (last === undefined) return true;
    const passed = Math.max(0, now - this.#last);
    const since = this.#time + passed - last.answered!;
    if (this.#clock.kind !== 'chess') return last.used + since < this.#limit;
    const running = this.#runs[seat];
    const own = running === null || running === undefined ? 0 : this.#questions[seat]!.get(running)!.used + passed;
    return this.#left[seat]! - since + own > 0;
  }

  /** How long a seat may think about one question, in milliseconds. */
  get #limit(): number {
    const clock = this.#clock;
    if (clock.kind === 'decision') return clock.seconds * SECOND;
    return clock.kind === 'days' ? clock.days * DAY : Number.POSITIVE_INFINITY;
  }

  /** The time left for a seat that is asked, at the last row. It may be negative. */
  #leftOf(seat: Seat): number {
    if (this.#clock.kind === 'chess') return this.#left[seat]!;
    return this.#limit - this.#questions[seat]!.get(this.#runs[seat]!)!.used;
  }

  /** Lets time pass for the seats that are asked. */
  #pass(millis: number): void {
    this.#time += millis;
    for (const [seat, decision] of this.#runs.entries()) {
      if (decision === null) continue;
      const question = this.#questions[seat]!.get(decision)!;
      question.used += millis;
      question.charged += this.#charge(seat, millis);
    }
  }

  /** Takes time from a chess clock. @returns how much: not more than it had */
  #charge(seat: Seat, millis: number): number {
    if (this.#clock.kind !== 'chess') return 0;
    const taken = Math.min(millis, this.#left[seat]!);
    this.#left[seat] = this.#left[seat]! - taken;
    return taken;
  }

  /** @param answered the decision that the seat has answered */
  #pay(seat: Seat, payment: Payment, answered: number): void {
    if (this.#clock.kind !== 'chess') return;
    const whole = this.#clock.increment * SECOND;
    const used = this.#questions[seat]!.get(answered)?.used ?? 0;
    this.#left[seat] = this.#left[seat]! + (payment === 'whole' ? whole : Math.min(whole, used));
  }

  /** Stops the clocks of seats that are not asked this. */
  #stop(persons: readonly Seat[], decision: number): void {
    for (const [seat, id] of this.#runs.entries()) {
      if (id === null || (id === decision && persons.includes(seat))) continue;
      this.#questions[seat]!.get(id)!.answered = this.#time;
      this.#runs[seat] = null;
    }
  }

  #ask(seat: Seat, decision: number): void {
    const questions = this.#questions[seat]!;
    const question = questions.get(decision) ?? { used: 0, charged: 0, answered: null };
    question.answered = null;
    questions.set(decision, question);
    this.#runs[seat] = decision;
    if (questions.size > REMEMBERED) questions.delete(questions.keys().next().value!);
  }

  /**
   * A seat has undone its choice alone: the time since then counts as its own.
   * @param decision the decision that it is asked again
   * @param asked the decision of each seat until then
   */
  #takeBack(seat: Seat, decision: number, asked: readonly (number | null)[]): void {
    for (const [other, id] of asked.entries())
      if (other !== seat && id !== null && id > decision)
        this.#left[other] = this.#left[other]! + this.#questions[other]!.get(id)!.charged;
    const again = this.#questions[seat]!.get(decision);
    if (again === undefined || again.answered === null) return;
    let own = 0;
    for (const [id, { used }] of this.#questions[seat]!) if (id > decision) own += used;
    const since = Math.max(0, this.#time - again.answered - own);
    again.used += since;
    again.charged += this.#charge(seat, since);
  }
}
