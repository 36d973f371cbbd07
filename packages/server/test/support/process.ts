import { isMainThread } from 'node:worker_threads';
import { type BotTask, thinkOver } from '@orrery/table';
import { tableGame } from '@orrery/table/games';
import { serve } from '../../src/index.ts';
import { SECRET } from './house.ts';
import { byHeader } from './who.ts';

/** A server in its own process, which a test may kill at any moment. Its threads run this same file. */
export const think = (task: BotTask): string[] => thinkOver(tableGame(task.game), task);

export { work } from '../../src/work/index.ts';

if (isMainThread) {
  const { accounts, ...options } = JSON.parse(process.argv[2]!) as {
    readonly folder: string;
    readonly url?: string;
    readonly accounts?: boolean;
  };
  const running = await serve({
    port: 0,
    level: 'error',
    ...(accounts ? {} : { whoAsks: byHeader }),
    secret: SECRET,
    limits: { rates: false, work: Number.POSITIVE_INFINITY },
    ...options,
    threads: process.argv[1]!,
  });
  process.stdout.write(`${running.address}\n`);
}
