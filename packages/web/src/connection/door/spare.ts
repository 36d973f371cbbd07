/** Keeps a worker that has loaded a game for what the player does next, so that the game need not load again. */

/** A worker ends if nobody takes it for so many milliseconds. */
const UNUSED = 120_000;

/** Something that runs in a worker. */
interface Hired {
  readonly worker: Pick<Worker, 'terminate'>;
}

/** Keeps at most one worker: the last one, because a player does one thing after the other. */
export class Spare<T extends Hired> {
  #kept: { readonly what: string; readonly hired: T; readonly end: ReturnType<typeof setTimeout> } | null = null;

  /**
   * Keeps a worker. The one that was kept before ends.
   * @param what names what it has loaded: a game that may begin, or a table that is ready
   */
  keep(what: string, hired: T): void {
    this.#drop();
    this.#kept = { what, hired, end: setTimeout(() => this.#drop(), UNUSED) };
  }

  /** True if a worker is kept that has loaded this. */
  holds(what: string): boolean {
    return this.#kept?.what === what;
  }

  /** Takes the worker that has loaded this. From now on the caller ends it. @returns null if none is kept */
  take(what: string): T | null {
    if (this.#kept?.what !== what) return null;
    const { hired, end } = this.#kept;
    clearTimeout(end);
    this.#kept = null;
    return hired;
  }

  /** Ends a worker, if it is the one that is kept. */
  end(hired: T): void {
    if (this.#kept?.hired === hired) this.#drop();
  }

  #drop(): void {
    if (this.#kept === null) return;
    clearTimeout(this.#kept.end);
    this.#kept.hired.worker.terminate();
    this.#kept = null;
  }
}
