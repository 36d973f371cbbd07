/** Saves something that changes often: only the latest version, one at a time, with a pause. */

/** Saves something that changes often: only the latest version, one at a time, and not at every key. */
export class LatestWriter<T> {
  #waiting: { readonly state: T } | null = null;
  #writing: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /**
   * @param write saves a state
   * @param pause how long it waits for more changes, in milliseconds
   * @param failed is called if it cannot save. It tries again with the next change, or with `flush`
   */
  constructor(
    private readonly write: (state: T) => Promise<void>,
    private readonly pause: number,
    private readonly failed: (error: Error) => void,
  ) {}

  /** Gives it the present state. */
  put(state: T): void {
    this.#waiting = { state };
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.pause);
  }

  /** Saves at once what still waits. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#writing !== null) await this.#writing;
    const next = this.#waiting;
    if (next === null) return;
    this.#waiting = null;
    this.#writing = this.write(next.state)
      .catch((error: Error) => {
        // the latest version holds all changes
        this.#waiting ??= next;
        this.failed(error);
      })
      .finally(() => {
        this.#writing = null;
      });
    await this.#writing;
  }
}
