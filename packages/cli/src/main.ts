// Where the program starts: the command in the main thread, one kind of work in each worker.
import { isMainThread } from 'node:worker_threads';
import type { Task } from '@orrery/server/work';
import { type BotTask, tableGame, thinkOver } from '@orrery/table';
import { terminalIo } from './common/io.ts';
import { heedStreams } from './common/signals.ts';
import type { Sampling } from './lab/bench/small.ts';
import { run } from './program.ts';

if (isMainThread) {
  heedStreams();
  const code = await run(process.argv.slice(2), terminalIo());
  process.exitCode = code;
}

/** The answer of a bot, in a worker. It is the same as at the table itself. */
export const think = (task: BotTask): string[] => thinkOver(tableGame(task.game), task);
/** A server's slow work, in a worker. */
export const work = async (task: Task) => (await import('@orrery/server/work')).work(task);
// workers for simulations, analyses, bots that think and some measurements run this same file
export { lookAt } from './lab/analyse/batch.ts';
export { default } from './lab/sim/batch.ts';

/** Loaded only for measurements. */
export const measureSmall = async (sampling: Sampling) => (await import('./lab/bench/small.ts')).measureSmall(sampling);
