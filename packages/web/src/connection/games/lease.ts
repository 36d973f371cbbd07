/** Lets only one tab of the browser play a game at a time. */

/** The right to play a game in this tab, until it ends or another tab takes it. */
export interface Lease {
  /** resolves when another tab has taken it */
  readonly taken: Promise<void>;
  /** releases it */
  end(): void;
}

/** The locks that this page holds or asks for. A page that opens a game again waits until it has released the lock. */
const own = new Map<string, Promise<unknown>>();

/**
 * Takes the right to play a game. A browser without locks gives it to every tab; then the version numbers (`keepGame`) keep two tabs from
 * overwriting each other.
 * @param id the id of the game
 * @param take true to take it from another tab
 * @returns null if another tab has it
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
        // the request of the old holder tells it that its lock is gone
        lose();
        reject(error);
      })
      .finally(() => own.delete(id));
    own.set(id, held);
  });
}
