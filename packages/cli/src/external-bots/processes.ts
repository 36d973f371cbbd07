// Lists the running processes of bots, so that none is left behind.

/** How many processes of bots may run at once. */
const ROOM = 1024;

/** The running processes of bots, by number. All threads share one list, so that the last thread to end leaves none of them behind. */
export class Processes {
  readonly #ids: Int32Array<SharedArrayBuffer>;

  /** @param shared the list of another thread */
  constructor(readonly shared = new SharedArrayBuffer(ROOM * Int32Array.BYTES_PER_ELEMENT)) {
    this.#ids = new Int32Array(shared);
  }

  /** Adds a process. False if there is no room for more. */
  add(id: number): boolean {
    for (let i = 0; i < this.#ids.length; i++) if (Atomics.compareExchange(this.#ids, i, 0, id) === 0) return true;
    return false;
  }

  /** Removes a process that has ended. */
  remove(id: number): void {
    for (let i = 0; i < this.#ids.length; i++) Atomics.compareExchange(this.#ids, i, id, 0);
  }

  /** How many run. */
  get running(): number {
    return this.#ids.reduce((n, id) => n + Number(id !== 0), 0);
  }

  /** Kills all that still run, with their child processes. */
  kill(): void {
    for (const id of this.#ids) if (id !== 0) killGroup(id);
  }
}

/** Kills a process and its child processes. */
export function killGroup(id: number): void {
  try {
    // each bot leads its own group; without groups it is only the process
    process.kill(process.platform === 'win32' ? id : -id, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}
