// The time of play: it follows the database, but it never jumps and never goes back.
import { type RawBuilder, sql } from 'kysely';

/** How wrong a clock may be and still be followed, in milliseconds. Anything more is a jump. */
const JUMP = 60_000;

/**
 * The time of play: rows of games carry it, and clocks count with it. It begins with the database's time and goes on with this process's own clock, which
 * never jumps. It follows the database's clock if that runs a little faster or slower, and it never goes back. It does not follow a jump of the
 * database's clock, so no player wins or loses an hour.
 */
export class DatabaseTime {
  /** how far the time of play is ahead of this process's clock, in milliseconds; null before the database told its time */
  #ahead: number | null = null;
  #last = 0;

  /** @param steady this process's clock, in milliseconds from any beginning; it never goes back */
  constructor(private readonly steady: () => number = () => performance.now()) {}

  /**
   * Takes the time that the database has just told.
   * @returns false if it is a jump, which is not followed
   */
  heard(at: number): boolean {
    const ahead = at - this.steady();
    if (this.#ahead !== null && Math.abs(ahead - this.#ahead) > JUMP) return false;
    this.#ahead = ahead;
    return true;
  }

  /** Sets an earliest time, because a row has been written then. Call it only before anything is timed. */
  notBefore(at: number): void {
    if (at > this.now()) this.#ahead = at - this.steady();
  }

  /** The time of play in milliseconds since 1970. It never goes back. */
  now(): number {
    this.#last = Math.max(this.#last, Math.floor(this.steady() + (this.#ahead ?? Date.now() - this.steady())));
    return this.#last;
  }

  /** The time of play now, as part of a query. */
  get clock(): RawBuilder<number> {
    return sql<number>`${this.now()}`;
  }
}
