import { type BotTask, thinkOver } from '@orrery/table/hosting';
import { loadGame } from '@orrery/table/shelf';
import { expose } from 'comlink';
import { TableHost } from './host.ts';

/** What a thread without a page does: it holds a table, or it thinks for the bots of another. One file, so that a game is fetched once for both. */
const thread = {
  table: new TableHost(),
  /** What a bot answers. */
  think: async (task: BotTask): Promise<string[]> => thinkOver(await loadGame(task.game), task),
};

export type Thread = typeof thread;

expose(thread);
