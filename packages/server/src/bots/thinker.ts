// Lets bots think in threads.
import { availableParallelism } from 'node:os';
import { type BotTask, botThinks, tableGame, thinkOver } from '@orrery/table';
import { Piscina } from 'piscina';

/** The most threads for bots that look ahead: they share what processors there are, so that none waits for another to be done. */
const MOST_THREADS = Math.max(4, availableParallelism());

/** Who thinks for the bots: threads beside the one that serves. Those that answer at once do not wait for those that look ahead. */
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

  /** What a bot answers. @returns the ids of the options it names */
  async answer(task: BotTask): Promise<string[]> {
    const pool = botThinks(task.bot) ? this.#slow : this.#quick;
    if (pool !== null) return pool.run(task);
    // others have their turn between two answers
    await new Promise(resolve => setImmediate(resolve));
    return thinkOver(tableGame(task.game), task);
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick?.destroy(), this.#slow?.destroy()]);
  }
}
