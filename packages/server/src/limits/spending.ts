// Counts how long the server works for each person and each address, and refuses more than a fair share.
import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Problem } from '../errors/problem.ts';
import { blockOf } from './addresses.ts';

/** The span over which work counts, in seconds. */
const WINDOW = 60;
/** How many times the share of one person an address gets. */
const PER_ADDRESS = 3;
/** The most pieces of work that run for one person at once. */
const AT_ONCE = 4;
/** The estimate for a piece of work until its real time is known, in milliseconds. */
const GUESS = 50;

/** The least that anything in this thread counts, in milliseconds: the clocks of some machines move in steps. */
const LEAST = 0.01;

/** Points for each millisecond: the library counts in whole points. */
const POINTS = 1_000;

/** The person and the address for which the server works. */
export interface Asker {
  readonly address: string;
  /** the id of the person, once it is known */
  person: string | null;
}

const asking = new AsyncLocalStorage<Asker>();

/** Does something for somebody. All work that it causes counts for them. */
export const askedBy = <T>(asker: Asker, act: () => T): T => asking.run(asker, act);

/** Does something that counts for nobody. */
export const askedByNobody = <T>(act: () => T): T => asking.exit(act);

/** Notes which person asks, as soon as that is known. */
export function named(person: string): void {
  const asker = asking.getStore();
  if (asker !== undefined) asker.person = person;
}

/** The processor time of this thread in milliseconds, from any starting point. If the engine does not tell it, the time on the clock. */
export const worked: () => number =
  'threadCpuUsage' in process
    ? () => {
        const { user, system } = process.threadCpuUsage();
        return (user + system) / 1000;
      }
    : () => performance.now();

/**
 * Counts how long the server works for each person and each address. After their share of a minute is used, new requests are refused. Work that has
 * begun is finished.
 */
export class Spending {
  readonly #persons: RateLimiterMemory | null;
  readonly #addresses: RateLimiterMemory | null;
  readonly #underWay = new Map<string, number>();

  /**
   * @param most milliseconds of work for a person in a minute; infinite for no limit
   * @param addresses true to count addresses too
   */
  constructor(most: number, addresses: boolean) {
    const limiter = (millis: number) => new RateLimiterMemory({ points: millis * POINTS, duration: WINDOW });
    this.#persons = Number.isFinite(most) ? limiter(most) : null;
    this.#addresses = Number.isFinite(most) && addresses ? limiter(PER_ADDRESS * most) : null;
  }

  /** @throws Problem if the person or the address has used their share */
  async check(): Promise<void> {
    for (const { limiter, key } of this.#accounts()) {
      const had = await limiter.get(key);
      if (had !== null && had.consumedPoints >= limiter.points) {
        const wait = Math.max(1, Math.ceil(had.msBeforeNext / 1000));
        const time = wait === 1 ? 'a second' : `${wait} seconds`;
        throw new Problem('limit', `You have used your share of the server for this minute. Wait ${time}.`, wait);
      }
    }
  }

  /** Counts work for the one who asks. @param millis negative to correct an estimate that was too high */
  spend(millis: number): void {
    for (const { limiter, key } of this.#accounts()) void limiter.penalty(key, Math.round(millis * POINTS));
  }

  /** Does something in this thread, and counts its time until it returns. */
  counted<T>(act: () => T): T {
    const began = worked();
    try {
      return act();
    } finally {
      this.spend(Math.max(LEAST, worked() - began));
    }
  }

  /**
   * Does something in another thread.
   * @param act also returns how long it took
   * @throws Problem if the person or the address has used their share, or if too much runs for the person
   */
  async elsewhere<T extends { readonly took: number }>(act: () => Promise<T>): Promise<T> {
    await this.check();
    const who = this.#persons === null ? null : (asking.getStore()?.person ?? null);
    const before = who === null ? 0 : (this.#underWay.get(who) ?? 0);
    if (before >= AT_ONCE)
      throw new Problem('limit', 'You asked for too much at once. Wait for your first requests.', 1);
    if (who !== null) this.#underWay.set(who, before + 1);
    this.spend(GUESS);
    let took = GUESS;
    try {
      const done = await act();
      took = Math.max(1, done.took);
      return done;
    } finally {
      this.spend(took - GUESS);
      if (who !== null) {
        const left = this.#underWay.get(who)! - 1;
        if (left > 0) this.#underWay.set(who, left);
        else this.#underWay.delete(who);
      }
    }
  }

  *#accounts(): Generator<{ readonly limiter: RateLimiterMemory; readonly key: string }> {
    const asker = asking.getStore();
    if (asker === undefined) return;
    if (this.#persons !== null && asker.person !== null) yield { limiter: this.#persons, key: asker.person };
    if (this.#addresses !== null) yield { limiter: this.#addresses, key: blockOf(asker.address) };
  }
}
