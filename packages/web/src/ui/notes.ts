/** Saves short texts in the browser. If the browser saves nothing, they last as long as the page. */

/** Short texts by name, which outlive the page where the browser keeps anything for pages; where it does not, they last as long as the page. */
class Notes {
  readonly #unkept = new Map<string, string>();

  constructor(private readonly place: () => Storage) {}

  /** What was written under a name; null where nothing was. */
  read(name: string): string | null {
    const unkept = this.#unkept.get(name);
    if (unkept !== undefined) return unkept;
    try {
      return this.place().getItem(name);
    } catch {
      return null;
    }
  }

  /** Writes a text under a name; null takes it away. */
  write(name: string, text: string | null): void {
    this.#unkept.delete(name);
    try {
      if (text === null) this.place().removeItem(name);
      else this.place().setItem(name, text);
    } catch {
      if (text !== null) this.#unkept.set(name, text);
    }
  }
}

/** Those of this browser. */
export const notes = new Notes(() => localStorage);
/** Those of this tab alone. */
export const tabNotes = new Notes(() => sessionStorage);
