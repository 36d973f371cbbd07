// Stops people from finding tables by guessing codes: it counts wrong codes.
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { NoTable, Problem } from '../errors/problem.ts';
import type { Host } from '../http/host.ts';
import { blockOf } from '../limits/addresses.ts';
import { seatOf, storedTable } from './info.ts';

/** How many wrong codes one address may try, and in how many seconds. */
const OF_ONE = { points: 30, duration: 600 };
const OF_ALL = { points: 600, duration: 600 };

/** Counts wrong codes by address. */
export class Codes {
  readonly #one = new RateLimiterMemory(OF_ONE);
  readonly #all = new RateLimiterMemory(OF_ALL);

  constructor(private readonly host: Pick<Host, 'database' | 'limits'>) {}

  /**
   * Checks an address before it asks about a table. After too many wrong codes, only listed tables and those of the person exist for it. The answer
   * does not tell if there are others.
   * @param person gives the id of the person; null if nobody is signed in
   * @throws Problem after too many wrong codes, unless the table is listed or the person belongs to it
   */
  async check(address: string, code: string, person: () => Promise<string | null>): Promise<void> {
    if (this.host.limits.rates && (await this.#isShut(blockOf(address)))) await this.#mustBelong(code, person);
  }

  /** Counts a code that means no table. */
  async missed(address: string): Promise<void> {
    if (!this.host.limits.rates) return;
    await this.#one.penalty(blockOf(address), 1);
    await this.#all.penalty('all', 1);
  }

  async #isShut(block: string): Promise<boolean> {
    const [one, all] = [await this.#one.get(block), await this.#all.get('all')];
    return (one?.consumedPoints ?? 0) >= OF_ONE.points || (all?.consumedPoints ?? 0) >= OF_ALL.points;
  }

  async #mustBelong(code: string, person: () => Promise<string | null>): Promise<void> {
    const table = await storedTable(this.host.database, code).catch(error => {
      if (error instanceof NoTable) return null;
      throw error;
    });
    if (table?.options.listed) return;
    const who = table === null ? null : await person();
    if (table !== null && who !== null) {
      const invited = table.seats.some(seat => seat.kind === 'invited' && seat.person === who);
      if (invited || table.owner === who || seatOf(table, who) !== null) return;
    }
    throw new Problem('limit', 'You tried too many wrong table codes. Wait 10 minutes, or ask for the link again.');
  }
}
