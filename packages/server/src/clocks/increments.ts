// The increment of a chess clock: when a seat gains time, and how much.
import type { Choice, Seat } from '@orrery/kernel';
import type { TableEvent } from '../log/table-event.ts';

/** The parts of a log row that the clock needs. */
export interface Noted {
  readonly at: number;
  readonly added: readonly Choice[];
  readonly deed: Pick<TableEvent, 'kind' | 'seat' | 'asks'>;
}

/** True for a choice that does something. Passes and motions do not. */
const does = ([, ...ids]: Choice): boolean => ids.length > 0 && !ids[0]!.startsWith('!') && ids.join() !== 'pass';

/** What a seat gains: the whole increment, or the time that the answer took, up to the increment. */
export type Payment = 'whole' | 'used';

/**
 * When a seat gains time. It gains the whole increment with its first answer in each phase of a turn. When another player has done something, its
 * first answer after that gains the time that the answer took, up to the increment; a pass does not count. So players who are asked often neither
 * lose nor gain time by quick answers. An answer that is undone and given again gains nothing: each seat's answers are numbered, and only a number
 * higher than all before counts. Motions, votes and standing orders gain nothing.
 */
export class Increments {
  /** by seat: the phases of turns in which it has gained the whole increment */
  readonly #phases: Set<string>[];
  /** by seat: true if another player has done something since its last answer */
  readonly #called: boolean[];
  /** by seat: the highest number of its own answers so far */
  readonly #most: number[];
  #phase = '';

  /** @param seats how many there are */
  constructor(seats: number) {
    this.#phases = Array.from({ length: seats }, () => new Set());
    this.#called = Array(seats).fill(false);
    this.#most = Array(seats).fill(0);
  }

  /**
   * Takes a new row.
   * @param asked the decision of each seat until then; null for a seat that was not asked
   * @param pay gives time to a seat
   */
  note({ added, deed }: Noted, asked: readonly (number | null)[], pay: (seat: Seat, payment: Payment) => void): void {
    const { pace, decision, persons } = deed.asks;
    if (pace === undefined) {
      // rows of earlier versions do not have the pace: each decision pays
      if (deed.kind !== 'start')
        for (const [seat, id] of asked.entries())
          if (id !== null && (id !== decision || !persons.includes(seat))) pay(seat, 'whole');
      return;
    }
    const further = pace.answers.flatMap((n, seat) => (n > (this.#most[seat] ?? 0) ? [seat] : []));
    for (const seat of further) {
      this.#most[seat] = pace.answers[seat]!;
      if (asked[seat] === null) continue;
      if (!this.#phases[seat]!.has(this.#phase)) pay(seat, 'whole');
      else if (this.#called[seat]) pay(seat, 'used');
      this.#phases[seat]!.add(this.#phase);
      this.#called[seat] = false;
    }
    for (const seat of further)
      if (added.some(choice => choice[0] === seat && does(choice)))
        for (const other of this.#called.keys()) if (other !== seat) this.#called[other] = true;
    this.#phase = pace.phase;
  }
}
