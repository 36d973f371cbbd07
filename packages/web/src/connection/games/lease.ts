/** Lets only one tab of the browser play a game at a time. */

/** The right to play a game here, until it ends or another tab takes it. */
export interface Lease {
  /** comes to pass when another tab has taken it */
  readonly taken: Promise<void>;
  /** gives it back */
  end(): void;
}

/** What this page holds, or asks for: a page that opens a game anew waits until it has given it back. */
const own = new Map<string, Promise<unknown>>();

/**
 * Takes the right to play a game. A browser that knows no locks gives it to every tab: then the numbers of what is written (`keepGame`) keep two of them
 * from overwriting each other.
 * @param id the game's
 * @param take true to take it from a tab that has it
 * @returns null where another tab has it
 */
export async function leaseOf(id: string, take: boolean): Promise<Lease | null> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return { taken: new Promise(() => {}), end() {} };
  while (own.has(id)) await own.get(id);
  return new Promise((resolve, reject) => {
    let lose = (): void => {};
    const taken = new Promise<void>(done => {
      lose = done;
    });
    const held = locks
      .request(`orrery game ${id}`, take ? { steal: true } : { ifAvailable: true }, lock => {
        if (lock === null) return resolve(null);
        return new Promise<void>(end => resolve({ taken, end }));
      })
      .catch((error: unknown) => {
        // whose lock is taken is told so by its request
        lose();
        reject(error);
      })
      .finally(() => own.delete(id));
    own.set(id, held);
  });
}
