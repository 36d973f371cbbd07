/** The time of the database, as near as can be told without asking it each time: what clients are told of clocks. What decides is asked for. */
export class DatabaseTime {
  /** how far the database is ahead of this machine, in milliseconds */
  #ahead = 0;

  /** The database has just said what time it is. */
  heard(at: number): void {
    this.#ahead = at - Date.now();
  }

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#ahead;
  }
}
