/** Saves short texts in the browser. If the browser saves nothing, they last as long as the page. */

/** Short texts by name. They stay after the page closes, if the browser saves anything; else they last as long as the page. */
class Notes {
  readonly #unkept = new Map<string, string>();

  constructor(private readonly place: () => Storage) {}

  /** The text under a name; null if there is none. */
  read(name: string): string | null {
    const unkept = this.#unkept.get(name);
    if (unkept !== undefined) return unkept;
    try {
      return this.place().getItem(name);
    } catch {
      return null;
    }
  }

  /** Saves a text under a name; null deletes it. */
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

/** The texts of this browser. */
export const notes = new Notes(() => localStorage);
/** The texts of this tab. */
export const tabNotes = new Notes(() => sessionStorage);
