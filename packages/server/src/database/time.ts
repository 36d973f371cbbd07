// The time of play: it follows the database, but it never jumps and never goes back.
import { type RawBuilder, sql } from 'kysely';

/** By so much a clock may be wrong and is still followed, in milliseconds: what is beyond that is a jump. */
const JUMP = 60_000;

/**
 * The time of play: rows of games carry it, and clocks count with it. It begins with the database's time and goes on with this process's own clock, which
 * never jumps. It follows the database's clock if that runs a little faster or slower, and it never goes back. It does not follow a jump of the
 * database's clock, so no player wins or loses an hour.
 */
export class DatabaseTime {
  /** how far the time of play is ahead of this process's clock, in milliseconds; null before anything was heard */
  #ahead: number | null = null;
  #last = 0;

  /** @param steady this process's clock, in milliseconds from any beginning; it never goes back */
  constructor(private readonly steady: () => number = () => performance.now()) {}

  /**
   * The database has just said what time it is.
   * @returns false where that is a jump, which is not followed
   */
  heard(at: number): boolean {
    const ahead = at - this.steady();
    if (this.#ahead !== null && Math.abs(ahead - this.#ahead) > JUMP) return false;
    this.#ahead = ahead;
    return true;
  }

  /** It is no earlier than this: a row has been written then. Only before anything is timed. */
  notBefore(at: number): void {
    if (at > this.now()) this.#ahead = at - this.steady();
  }

  /** Milliseconds since 1970, about; never less than before. */
  now(): number {
    this.#last = Math.max(this.#last, Math.floor(this.steady() + (this.#ahead ?? Date.now() - this.steady())));
    return this.#last;
  }

  /** The time of play now, as part of a query. */
  get clock(): RawBuilder<number> {
    return sql<number>`${this.now()}`;
  }
}
