import type { Seat } from '@orrery/kernel';
import type { Clock, ClockNow } from '@orrery/protocol';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** Whose time is up, and when. */
export interface Due {
  readonly seat: Seat;
  readonly decision: number;
  readonly at: number;
}

/** When somebody's time is up first at a table whose first row was written then; null where nothing runs. */
export function firstDue(
  clock: Clock,
  seats: number,
  at: number,
  awaited: readonly Seat[],
  decision: number,
): number | null {
  const begun = new TableClock(clock, seats);
  begun.note(at, awaited, decision);
  return begun.due?.at ?? null;
}

interface Running {
  readonly decision: number;
  /** since when it is asked this */
  readonly since: number;
}

/**
 * The clocks of a table: worked out from when the rows of its log were written, and from nothing else, so that they are the same on every
 * node and after every restart.
 */
export class TableClock {
  /** by seat: what it is asked, or was asked last */
  #asked: (Running | null)[];
  #runs: boolean[];
  /** by seat: what is left of a chess clock, as it was at the last row */
  #left: number[];
  #last = 0;

  readonly #clock: Clock;

  /** @param seats how many there are */
  constructor(clock: Clock, seats: number) {
    this.#clock = clock;
    this.#asked = Array(seats).fill(null);
    this.#runs = Array(seats).fill(false);
    this.#left = Array(seats).fill(clock.kind === 'chess' ? clock.seconds * SECOND : 0);
  }

  /**
   * A row was written.
   * @param at when, on the database's clock
   * @param awaited the persons who owe an answer from then on
   * @param decision what they owe it to
   */
  note(at: number, awaited: readonly Seat[], decision: number): void {
    const clock = this.#clock;
    for (const seat of this.#runs.keys()) {
      const before = this.#asked[seat]!;
      const runs = awaited.includes(seat);
      if (this.#runs[seat] && clock.kind === 'chess') {
        const done = !runs || before.decision !== decision;
        this.#left[seat] = Math.max(0, this.#left[seat]! - (at - this.#last)) + (done ? clock.increment * SECOND : 0);
      }
      // whoever takes an answer back goes on where the time stood
      if (runs && before?.decision !== decision) this.#asked[seat] = { decision, since: at };
      this.#runs[seat] = runs;
    }
    this.#last = at;
  }

  /** Whose time is up next; null where nothing runs. */
  get due(): Due | null {
    let first: Due | null = null;
    for (const [seat, runs] of this.#runs.entries()) {
      const at = runs ? this.#dueOf(seat) : null;
      if (at !== null && (first === null || at < first.at)) first = { seat, decision: this.#asked[seat]!.decision, at };
    }
    return first;
  }

  /** How much time there is; null without clocks. @param now the time of the database */
  now(now: number): ClockNow | null {
    const clock = this.#clock;
    if (clock.kind === 'none') return null;
    const seats = this.#runs.map((runs, seat) => {
      const due = runs ? this.#dueOf(seat) : null;
      const idle = clock.kind === 'chess' ? this.#left[seat]! : null;
      return { left: due === null ? idle : Math.max(0, due - now), due };
    });
    return { now, seats };
  }

  #dueOf(seat: Seat): number | null {
    const clock = this.#clock;
    const { since } = this.#asked[seat]!;
    switch (clock.kind) {
      case 'none':
        return null;
      case 'decision':
        return since + clock.seconds * SECOND;
      case 'days':
        return since + clock.days * DAY;
      case 'chess':
        return this.#last + this.#left[seat]!;
    }
  }
}
