/** Tells if a key answers the question, or was still meant for the scene before it. */

/** For this long after the last scene, in milliseconds, no key answers. */
const GUARD = 600;

/** The keys that a player presses while scenes are shown. None of them answers: it must be let go, and pressed again when the question is there. */
export class Heeding {
  readonly #held = new Set<string>();
  #came = -Infinity;

  /** A key was pressed while a scene was shown. */
  hold(key: string): void {
    this.#held.add(key);
  }

  /** A key was let go. */
  letGo(key: string): void {
    this.#held.delete(key);
  }

  /** All keys count as let go: the page does not hear of keys while it has no focus. */
  letAllGo(): void {
    this.#held.clear();
  }

  /** The last scene is over. @param now the time in milliseconds */
  scenesOver(now: number): void {
    this.#came = now;
  }

  /** Returns true if the key answers now. @param now the time in milliseconds */
  answers(key: string, now: number): boolean {
    return !this.#held.has(key) && now - this.#came >= GUARD;
  }
}
