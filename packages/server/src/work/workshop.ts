// Gives slow work to threads, and counts the time for the person who asked.
import { Piscina } from 'piscina';
import { Counter, type Registry } from 'prom-client';
import { Problem } from '../errors/problem.ts';
import type { Spending } from '../limits/spending.ts';
import { type Outcome, resultOf, type SlowWork, type Task, work } from './index.ts';

/** So many threads do what takes long. */
const THREADS = 2;
/** So much waits for them at most. */
const WAITING = 40;
/** A thread that has had nothing to do for so long ends, in milliseconds: it takes memory. */
const IDLE = 5 * 60_000;
/** What takes longer than this is given up, in milliseconds. */
const LONGEST = 20_000;

/** Who does for the server what takes long: threads beside the one that serves. What it took is counted for whoever asked. */
export class Workshop {
  readonly #pool: Piscina<Task, Outcome> | null;
  readonly #done: Counter<'deed' | 'where'>;

  /** @param threads the file that a thread runs, which exports `work`; without it all is done here, as in tests */
  constructor(
    threads: string | undefined,
    metrics: Registry,
    private readonly spending: Spending,
  ) {
    this.#pool =
      threads === undefined
        ? null
        : new Piscina<Task, Outcome>({
            filename: threads,
            name: 'work',
            minThreads: 0,
            maxThreads: THREADS,
            maxQueue: WAITING,
            idleTimeout: IDLE,
          });
    this.#done = new Counter({
      name: 'orrery_work_total',
      help: 'slow tasks that were done, and whether a thread did them',
      labelNames: ['deed', 'where'],
      registers: [metrics],
    });
  }

  /**
   * Does something of `work/index.ts`.
   * @throws what it is refused with; Problem where too much waits, or whoever asks has had as much as one may
   */
  async do<N extends keyof SlowWork>(name: N, given: Parameters<SlowWork[N]>[0]): Promise<ReturnType<SlowWork[N]>> {
    const outcome = await this.spending.elsewhere(() => this.#outcome({ name, given }));
    this.#done.inc({ deed: name, where: this.#pool === null ? 'here' : 'thread' });
    return resultOf(outcome) as ReturnType<SlowWork[N]>;
  }

  async #outcome(task: Task): Promise<Outcome> {
    const pool = this.#pool;
    if (pool === null) {
      // others have their turn before it
      await new Promise(resolve => setImmediate(resolve));
      return work(task);
    }
    const busy = (why: string) => new Problem('busy', `${why} Nothing has changed. Try again in a moment.`);
    if (pool.queueSize >= WAITING) throw busy('The server has too much to do.');
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), LONGEST);
    try {
      return await pool.run(task, { signal: late.signal });
    } catch (error) {
      if (late.signal.aborted) throw busy('That took too long.');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}
