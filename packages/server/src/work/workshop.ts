// Gives slow work to threads, and counts the time for the person who asked.
import { Piscina } from 'piscina';
import { Counter, type Registry } from 'prom-client';
import { Problem } from '../errors/problem.ts';
import type { Spending } from '../limits/spending.ts';
import { type Outcome, resultOf, type SlowWork, type Task, work } from './index.ts';

/** How many threads do slow work. */
const THREADS = 2;
/** The most tasks that wait for a thread. */
const WAITING = 40;
/** How long an idle thread lives, in milliseconds, because it takes memory. */
const IDLE = 5 * 60_000;
/** The longest time for a task, in milliseconds. Then it is stopped. */
const LONGEST = 20_000;

/** Does slow work in threads beside the one that serves. The time counts for the person who asked. */
export class Workshop {
  readonly #pool: Piscina<Task, Outcome> | null;
  readonly #done: Counter<'deed' | 'where'>;

  /** @param threads the file that a thread runs, which exports `work`; without it all work is done here, as in tests */
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
   * Does a task of `work/index.ts`.
   * @throws the refusal of the task; Problem if too many tasks wait, or the person has used their share
   */
  async do<N extends keyof SlowWork>(
    name: N,
    given: Parameters<SlowWork[N]>[0],
  ): Promise<Awaited<ReturnType<SlowWork[N]>>> {
    const outcome = await this.spending.elsewhere(() => this.#outcome({ name, given }));
    this.#done.inc({ deed: name, where: this.#pool === null ? 'here' : 'thread' });
    return resultOf(outcome) as Awaited<ReturnType<SlowWork[N]>>;
  }

  async #outcome(task: Task): Promise<Outcome> {
    const pool = this.#pool;
    if (pool === null) {
      // other work has its turn first
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
