/** The worker of the page: it runs games and lessons, thinks for bots, and checks decks. */
import { type BotTask, thinkOver } from '@orrery/table/hosting';
import { loadGame } from '@orrery/table/shelf';
import { expose } from 'comlink';
import { askDesk } from './desk-thread.ts';
import { TableHost } from './host.ts';
import { LessonHost } from './lesson-host.ts';

/** What a thread without a page does: it holds a table or a lesson, thinks for the bots of another, or judges decks. One file, so that a game is fetched once for all. */
const thread = {
  table: new TableHost(),
  lesson: new LessonHost(),
  /** What a bot answers. */
  think: async (task: BotTask): Promise<string[]> => thinkOver(await loadGame(task.game), task),
  /** What the builder of decks asks. */
  desk: askDesk,
};

export type Thread = typeof thread;

expose(thread);
