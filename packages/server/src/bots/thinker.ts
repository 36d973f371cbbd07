// Lets bots think in threads.
import { availableParallelism } from 'node:os';
import { type BotTask, botThinks, loadFor, thinkOver } from '@orrery/table';
import { tableGame } from '@orrery/table/rules';
import { Piscina } from 'piscina';

/** The most threads for bots that look ahead. They share the processors, so no bot waits until another is done. */
const MOST_THREADS = Math.max(4, availableParallelism());

/** Lets bots think in threads beside the one that serves. Quick bots do not wait for those that look ahead. */
export class Thinker {
  readonly #quick: Piscina<BotTask, string[]> | null;
  readonly #slow: Piscina<BotTask, string[]> | null;

  /** @param threads the file that a thread runs, which exports `think`; without it the bots think here, as in tests */
  constructor(threads: string | undefined) {
    const pool = (maxThreads: number) =>
      threads === undefined
        ? null
        : new Piscina<BotTask, string[]>({
            filename: threads,
            name: 'think',
            minThreads: 0,
            maxThreads,
            idleTimeout: 60_000,
          });
    this.#quick = pool(1);
    this.#slow = pool(MOST_THREADS);
  }

  /** The answer of a bot. @returns the ids of the options that it chooses */
  async answer(task: BotTask): Promise<string[]> {
    const pool = botThinks(task.bot) ? this.#slow : this.#quick;
    if (pool !== null) return pool.run(task);
    // other work has its turn between two answers
    await new Promise(resolve => setImmediate(resolve));
    const table = tableGame(task.game);
    await loadFor(table, task.position);
    return thinkOver(table, task);
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick?.destroy(), this.#slow?.destroy()]);
  }
}
