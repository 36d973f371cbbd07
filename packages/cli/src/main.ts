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

/** What a bot answers, in a worker: the same as at the table itself. */
export const think = (task: BotTask): string[] => thinkOver(tableGame(task.game), task);
/** What a server has done beside the thread that serves. */
export const work = async (task: Task) => (await import('@orrery/server/work')).work(task);
// simulations, analyses, bots that think and some measurements run this same file in their workers
export { lookAt } from './lab/analyse/batch.ts';
export { default } from './lab/sim/batch.ts';

/** Loaded where it is measured, and for no other command. */
export const measureSmall = async (sampling: Sampling) => (await import('./lab/bench/small.ts')).measureSmall(sampling);
