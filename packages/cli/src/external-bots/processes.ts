// The processes of bots that run now, so that none is left behind.

/** How many processes of bots may run at once. */
const ROOM = 1024;

/**
 * The processes of bots that run now, by number: one list for all threads, so that whichever thread ends last leaves none of them behind.
 */
export class Processes {
  readonly #ids: Int32Array<SharedArrayBuffer>;

  /** @param shared the list of another thread */
  constructor(readonly shared = new SharedArrayBuffer(ROOM * Int32Array.BYTES_PER_ELEMENT)) {
    this.#ids = new Int32Array(shared);
  }

  /** Notes a process that has begun. False where there is no room for more. */
  add(id: number): boolean {
    for (let i = 0; i < this.#ids.length; i++) if (Atomics.compareExchange(this.#ids, i, 0, id) === 0) return true;
    return false;
  }

  /** A process has ended. */
  remove(id: number): void {
    for (let i = 0; i < this.#ids.length; i++) Atomics.compareExchange(this.#ids, i, id, 0);
  }

  /** How many run. */
  get running(): number {
    return this.#ids.reduce((n, id) => n + Number(id !== 0), 0);
  }

  /** Ends all that still run, at once, with whatever they have started. */
  kill(): void {
    for (const id of this.#ids) if (id !== 0) killGroup(id);
  }
}

/** Ends a process and whatever it has started. */
export function killGroup(id: number): void {
  try {
    // each bot leads a group of its own; where the system knows no groups it is the process alone
    process.kill(process.platform === 'win32' ? id : -id, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}
