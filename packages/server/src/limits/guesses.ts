// How often somebody may try passwords of one account: from one address, and from all together.
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../errors/problem.ts';

/** Wrong passwords for one account from one address, in so many seconds. */
const NEAR = { points: 10, duration: 15 * 60 };
/** And from all addresses together, but for those from which somebody came in to it. */
const ALL = { points: 50, duration: 3_600 };
/** How long it counts that somebody came in to an account from an address, in seconds: who guesses from elsewhere does not lock him out. */
const KNOWN = 20 * 24 * 3_600;

/** Counts wrong passwords, kept by this process alone. The same is counted for accounts that there are not: it tells nothing. */
export class Guesses {
  readonly #near = new RateLimiterMemory(NEAR);
  readonly #all = new RateLimiterMemory(ALL);
  readonly #known = new RateLimiterMemory({ points: 1, duration: KNOWN });

  /** @param on false where nothing is counted */
  constructor(private readonly on: boolean) {}

  /**
   * Lets a password be tried.
   * @param account what the account is known by
   * @param address from where it is tried
   * @param right tries it, and says whether it was right
   * @throws Problem where too many have been wrong; nothing is tried then
   */
  async try(account: string, address: string, right: () => Promise<boolean>): Promise<boolean> {
    if (!this.on) return right();
    const here = `${address} ${account}`;
    const known = (await this.#known.get(here)) !== null;
    // counted before it is tried: many at once are many
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
