// Stops people from finding tables by guessing codes: it counts wrong codes.
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { NoTable, Problem } from '../errors/problem.ts';
import type { Host } from '../http/host.ts';
import { blockOf } from '../limits/addresses.ts';
import { seatOf, storedTable } from './info.ts';

/** So many codes that mean no table may be tried, in so many seconds. */
const OF_ONE = { points: 30, duration: 600 };
const OF_ALL = { points: 600, duration: 600 };

/** What is asked about tables by their codes, from one address. */
export class Codes {
  readonly #one = new RateLimiterMemory(OF_ONE);
  readonly #all = new RateLimiterMemory(OF_ALL);

  constructor(private readonly host: Pick<Host, 'database' | 'limits'>) {}

  /**
   * Before somebody asks about a table. Where too many codes were wrong, a table that is in no list is as good as none to all but those who belong
   * there: the answer does not tell whether there is one.
   * @param person the id of who asks; null for nobody who is known
   * @throws Problem where too many codes were wrong, and this table is not known to whoever asks
   */
  async check(address: string, code: string, person: () => Promise<string | null>): Promise<void> {
    if (this.host.limits.rates && (await this.#isShut(blockOf(address)))) await this.#mustBelong(code, person);
  }

  /** A code meant no table. */
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
