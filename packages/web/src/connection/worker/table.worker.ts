/** The worker of the page: it runs games and lessons, thinks for bots, and checks decks. */
import { type BotTask, thinkOver } from '@orrery/table';
import { loadGame } from '@orrery/table/shelf';
import { expose } from 'comlink';
import { AdviceHost } from './advice.ts';
import { AnalysisHost } from './analysis-host.ts';
import { askDesk } from './desk-thread.ts';
import { TableHost } from './host.ts';
import { LessonHost } from './lesson-host.ts';

/** The work of this thread: it runs a table or a lesson, thinks for the bots of another thread, or checks decks. It is one file, so that a game loads once for all of them. */
const thread = {
  table: new TableHost(),
  lesson: new LessonHost(),
  analysis: new AnalysisHost(),
  advice: new AdviceHost(),
  /** The answer of a bot. */
  think: async (task: BotTask): Promise<string[]> => thinkOver(await loadGame(task.game, task.position), task),
  /** A request of the deck builder. */
  desk: askDesk,
};

export type Thread = typeof thread;

expose(thread);
