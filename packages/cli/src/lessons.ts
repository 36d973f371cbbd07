import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type State } from '@orrery/kernel';
import { entriesOf, GAMES, type LessonPage, lessonPage, type TableGame } from '@orrery/table';
import { catalogueOf } from './catalogue.ts';
import { homeFolder, readText, writeWhole } from './files.ts';
import type { Io } from './io.ts';
import { projectRoot } from './root.ts';
import { documentsOf } from './yaml.ts';

/** A lesson with what its file holds. */
export interface LessonFile extends LessonPage {
  readonly file: string;
  readonly data: unknown;
}

/** The lessons of a game, or of all games, in the order in which they are learnt: that of their files' names. @throws BadInput */
export function lessonFiles(game?: string): LessonFile[] {
  return GAMES.filter(t => game === undefined || t.game.name === game).flatMap(table => {
    const folder = join(projectRoot(), 'packages', table.game.name, 'lessons');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter(name => name.endsWith('.yaml'))
      .sort()
      .flatMap(name => {
        const file = join(folder, name);
        return documentsOf(file).map(({ data }) => ({ ...lessonPage(data, file), file, data }));
      });
  });
}

/** What a lesson is called where progress is kept. */
const nameOf = ({ game, id }: LessonPage): string => `${game}/${id}`;

const progressFile = (env: Io['env']): string => join(homeFolder(env), 'lessons.json');

/** The lessons that the user has finished. A file that says nothing readable counts as none: it is written anew. */
export function finishedLessons(env: Io['env']): ReadonlySet<string> {
  const file = progressFile(env);
  if (!existsSync(file)) return new Set();
  try {
    const { finished } = JSON.parse(readText(file)) as { readonly finished?: unknown };
    return new Set(Array.isArray(finished) ? finished.filter(x => typeof x === 'string') : []);
  } catch (error) {
    if (error instanceof BadInput || error instanceof SyntaxError) return new Set();
    throw error;
  }
}

/** True if the user has finished a lesson. */
export const isFinished = (done: ReadonlySet<string>, lesson: LessonPage): boolean => done.has(nameOf(lesson));

/** Keeps that a lesson has been finished. @throws Exit when the disk does not take it */
export function finishLesson(env: Io['env'], lesson: LessonPage): void {
  const finished = [...new Set([...finishedLessons(env), nameOf(lesson)])];
  writeWhole(progressFile(env), `${JSON.stringify({ finished })}\n`, 'That you have finished this lesson');
}

/** The lessons of a game with the rules that they teach, each in our words, as a part of a document. */
export function taught(table: TableGame<State>, lessons: readonly LessonFile[]): string {
  const entries = new Map(entriesOf(catalogueOf(table)).map(entry => [entry.id, entry.statement]));
  const parts = lessons.map(({ title, id, about, minutes, rules }, i) =>
    [
      `### ${i + 1}. ${title}`,
      '',
      `\`./orrery learn ${table.game.name} ${id}\`, ${minutes} minutes. ${about}`,
      '',
      ...rules.map(rule => `- \`${rule}\`: ${entries.get(rule) ?? ''}`),
    ].join('\n'),
  );
  return [`## ${table.game.title}`, ...parts].join('\n\n');
}
