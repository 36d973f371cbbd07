// Counts how long the server works for each person and each address, and refuses more than a fair share.
import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Problem } from '../errors/problem.ts';
import { blockOf } from './addresses.ts';

/** Over how long work is counted, in seconds. */
const WINDOW = 60;
/** An address may have the server work so many times as long as one person. */
const PER_ADDRESS = 3;
/** So many pieces of work of one person are under way at once, at most. */
const AT_ONCE = 4;
/** What a piece of work counts until it is known what it took, in milliseconds. */
const GUESS = 50;

/** What anything counts in this thread, in milliseconds: the clock of some machines goes in steps. */
const LEAST = 0.01;

/** So many points count for a millisecond: the library counts in whole ones. */
const POINTS = 1_000;

/** For whom the server works. */
export interface Asker {
  readonly address: string;
  /** the id of the person, once it is known */
  person: string | null;
}

const asking = new AsyncLocalStorage<Asker>();

/** Does something for somebody: what it costs is counted for them, wherever it is spent. */
export const askedBy = <T>(asker: Asker, act: () => T): T => asking.run(asker, act);

/** Does something that nobody is to pay for, whoever has set it off. */
export const askedByNobody = <T>(act: () => T): T => asking.exit(act);

/** It is known now who asks. */
export function named(person: string): void {
  const asker = asking.getStore();
  if (asker !== undefined) asker.person = person;
}

/** Processor time of this thread in milliseconds, from some beginning; where the engine does not tell it, time as it passes. */
export const worked: () => number =
  'threadCpuUsage' in process
    ? () => {
        const { user, system } = process.threadCpuUsage();
        return (user + system) / 1000;
      }
    : () => performance.now();

/**
 * How long the server works for each person and each address. Whoever has had their share of a minute waits: what has begun is done, what is asked for then is
 * refused.
 */
export class Spending {
  readonly #persons: RateLimiterMemory | null;
  readonly #addresses: RateLimiterMemory | null;
  readonly #underWay = new Map<string, number>();

  /**
   * @param most milliseconds of work for a person in a minute; no end where it is infinite
   * @param addresses whether addresses are counted, too
   */
  constructor(most: number, addresses: boolean) {
    const limiter = (millis: number) => new RateLimiterMemory({ points: millis * POINTS, duration: WINDOW });
    this.#persons = Number.isFinite(most) ? limiter(most) : null;
    this.#addresses = Number.isFinite(most) && addresses ? limiter(PER_ADDRESS * most) : null;
  }

  /** @throws Problem where whoever asks has had as much as one may */
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

  /** Counts work for whoever asks. @param millis less than nothing where too much was counted */
  spend(millis: number): void {
    for (const { limiter, key } of this.#accounts()) void limiter.penalty(key, Math.round(millis * POINTS));
  }

  /** Does something in this thread, and counts what it took until it gives something back. */
  counted<T>(act: () => T): T {
    const began = worked();
    try {
      return act();
    } finally {
      this.spend(Math.max(LEAST, worked() - began));
    }
  }

  /**
   * Has something done elsewhere.
   * @param act gives how long it took, too
   * @throws Problem where whoever asks has had as much as one may, or too much is under way for them
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
