/** Saves something that changes often: only the latest version, one at a time, with a pause. */

/** Saves something that changes often: only the latest version, one at a time, and not at every key. */
export class LatestWriter<T> {
  #waiting: { readonly state: T } | null = null;
  #writing: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /**
   * @param write writes a state down
   * @param pause for how many milliseconds more changes are waited for
   * @param failed hears why something could not be written. It is tried again with the next change, or when `flush` is called
   */
  constructor(
    private readonly write: (state: T) => Promise<void>,
    private readonly pause: number,
    private readonly failed: (error: Error) => void,
  ) {}

  /** This is how it is now. */
  put(state: T): void {
    this.#waiting = { state };
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.pause);
  }

  /** Writes at once what still waits. */
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
