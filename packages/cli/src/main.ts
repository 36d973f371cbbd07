// Where the program starts: the command in the main thread, one kind of work in each worker. Each loads only what it needs.
import { isMainThread } from 'node:worker_threads';
import type { Task } from '@orrery/server/work';
import type { BotTask } from '@orrery/table';
import { terminalIo } from './common/io.ts';
import { heedStreams } from './common/signals.ts';
import type { Looks } from './lab/analyse/batch.ts';
import type { Sampling } from './lab/bench/small.ts';
import type { Batch } from './lab/sim/batch.ts';
import { run } from './program.ts';

if (isMainThread) {
  heedStreams();
  const code = await run(process.argv.slice(2), terminalIo());
  process.exitCode = code;
}

// workers for simulations, analyses, bots that think and some measurements run this same file

/** The answer of a bot, in a worker. It is the same as at the table itself. */
export async function think(task: BotTask): Promise<string[]> {
  const { loadGame, thinkOver } = await import('@orrery/table');
  return thinkOver(await loadGame(task.game, task.position), task);
}
/** A server's slow work, in a worker. */
export const work = async (task: Task) => (await import('@orrery/server/work')).work(task);
/** Judges one decision of a record, in a worker. */
export const lookAt = async (looks: Looks) => (await import('./lab/analyse/batch.ts')).lookAt(looks);
/** Plays a batch of simulated games, in a worker. */
export default async (batch: Batch) => (await import('./lab/sim/batch.ts')).default(batch);
/** Loaded only for measurements. */
export const measureSmall = async (sampling: Sampling) => (await import('./lab/bench/small.ts')).measureSmall(sampling);
