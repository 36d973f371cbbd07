// Limits how often somebody may try passwords of one account: from one address, and from all together.
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../errors/problem.ts';

/** How many wrong passwords one address may try for one account, and in how many seconds. */
const NEAR = { points: 10, duration: 15 * 60 };
/** The same for all addresses together, except those that have signed in to the account. */
const ALL = { points: 50, duration: 3_600 };
/** How long an address counts as one that has signed in, in seconds: guesses from elsewhere do not lock the owner out. */
const KNOWN = 20 * 24 * 3_600;

/** Counts wrong passwords, in this process only. It also counts them for accounts that do not exist, so the answer tells nothing. */
export class Guesses {
  readonly #near = new RateLimiterMemory(NEAR);
  readonly #all = new RateLimiterMemory(ALL);
  readonly #known = new RateLimiterMemory({ points: 1, duration: KNOWN });

  /** @param on false to count nothing */
  constructor(private readonly on: boolean) {}

  /**
   * Tries a password.
   * @param account the key of the account
   * @param address the address that tries it
   * @param right checks the password
   * @throws Problem after too many wrong passwords; then it checks nothing
   */
  async try(account: string, address: string, right: () => Promise<boolean>): Promise<boolean> {
    if (!this.on) return right();
    const here = `${address} ${account}`;
    const known = (await this.#known.get(here)) !== null;
    // counted before it is checked, so many tries at once count as many
    await count(this.#near, here);
    if (!known) await count(this.#all, account);
    const was = await right();
    if (!was) return false;
    await this.#near.delete(here);
    if (!known) await this.#all.reward(account, 1);
    await this.#known.set(here, 1, KNOWN);
    return true;
  }
}

async function count(limiter: RateLimiterMemory, who: string): Promise<void> {
  try {
    await limiter.consume(who);
  } catch (stop) {
    const minutes = Math.max(1, Math.ceil((stop as RateLimiterRes).msBeforeNext / 60_000));
    throw new Problem(
      'limit',
      `Too many wrong passwords for this account. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    );
  }
}
