// A part of a game that is loaded after its rules.

/** A part that is loaded after the rules, and then stays. */
export class Late<T> {
  private part: T | null = null;

  /** @param what what it is, for the error */
  constructor(private readonly what: string) {}

  /** Puts the part in its place. */
  readonly put = (part: T): void => {
    this.part = part;
  };

  /** The part; null if the host has not loaded it. */
  get loaded(): T | null {
    return this.part;
  }

  /** The part. @throws Error if the host has not loaded it (`TableGame.load`) */
  get here(): T {
    if (this.part === null) throw new Error(`${this.what} is not loaded`);
    return this.part;
  }
}
