/** Drawings that were made, kept until they take too much memory. */

/** What is kept: a value and its size. */
interface Kept<T> {
  readonly value: T;
  readonly bytes: number;
}

/** Keeps values up to a number of bytes. The value that was not used for longest goes first. */
export class KeptDrawings<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #most: number;
  #bytes = 0;

  readonly #gone: (value: T) => void;

  /** @param most how many bytes may be kept @param gone is called with each value that is kept no more */
  constructor(most: number, gone: (value: T) => void = () => {}) {
    this.#most = most;
    this.#gone = gone;
  }

  /** How many bytes are kept. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The value of a key, which is now the last used; undefined if it is not kept. */
  get(key: string): T | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  /** Keeps a value, and forgets others if there is no room. A value that is larger than all room is not kept. */
  put(key: string, value: T, bytes: number): void {
    if (this.#kept.get(key)?.value !== value) this.#forget(key);
    else this.#remove(key);
    if (bytes > this.#most) {
      this.#gone(value);
      return;
    }
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#forget(oldest);
    }
  }

  #remove(key: string): Kept<T> | undefined {
    const kept = this.#kept.get(key);
    this.#bytes -= kept?.bytes ?? 0;
    this.#kept.delete(key);
    return kept;
  }

  #forget(key: string): void {
    const kept = this.#remove(key);
    if (kept !== undefined) this.#gone(kept.value);
  }
}
