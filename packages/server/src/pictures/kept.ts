// Pictures that were drawn, kept for the next who asks.

/** Keeps the last used pictures, and none that failed or that nobody could draw. Two who ask at once get the same. */
export class KeptPictures {
  readonly #kept = new Map<string, Promise<Uint8Array | null>>();

  /** @param most how many are kept */
  constructor(private readonly most: number) {}

  /** A kept picture, or one that is drawn now. @throws as `make` does */
  async get(key: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const found = this.#kept.get(key) ?? make();
    this.#kept.delete(key);
    this.#kept.set(key, found);
    if (this.#kept.size > this.most) this.#kept.delete(this.#kept.keys().next().value!);
    let picture: Uint8Array | null = null;
    try {
      picture = await found;
    } finally {
      if (picture === null && this.#kept.get(key) === found) this.#kept.delete(key);
    }
    return picture;
  }
}
