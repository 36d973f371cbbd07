// Lessons: finds their files, and remembers which you have finished.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type State } from '@orrery/kernel';
import {
  entriesOf,
  finishedIn,
  type LessonPage,
  lessonName,
  lessonPage,
  SHELF,
  type TableGame,
  withFinished,
} from '@orrery/table';
import type { Io } from '../../common/io.ts';
import { catalogueOf } from '../../files/catalogue.ts';
import { homeFolder, readText, writeWhole } from '../../files/files.ts';
import { projectRoot } from '../../files/root.ts';
import { documentsOf } from '../../files/yaml.ts';

/** A lesson with the text of its file. */
export interface LessonFile extends LessonPage {
  readonly file: string;
  readonly data: unknown;
}

/** The lessons of a game, or of all games, in the order of their file names. @throws BadInput */
export function lessonFiles(game?: string): LessonFile[] {
  return SHELF.filter(({ name }) => game === undefined || name === game).flatMap(({ name: of }) => {
    const folder = join(projectRoot(), 'packages', of, 'lessons');
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

const progressFile = (env: Io['env']): string => join(homeFolder(env), 'lessons.json');

/** The lessons that the user has finished. If the file cannot be read, there are none, and it will be replaced. */
export function finishedLessons(env: Io['env']): ReadonlySet<string> {
  const file = progressFile(env);
  if (!existsSync(file)) return new Set();
  try {
    return finishedIn(readText(file));
  } catch (error) {
    if (error instanceof BadInput) return new Set();
    throw error;
  }
}

/** True if the user has finished a lesson. */
export const isFinished = (done: ReadonlySet<string>, lesson: LessonPage): boolean => done.has(lessonName(lesson));

/** Saves that a lesson is finished. @throws Exit if the disk refuses */
export function finishLesson(env: Io['env'], lesson: LessonPage): void {
  writeWhole(progressFile(env), withFinished(finishedLessons(env), lesson), 'That you have finished this lesson');
}

/** The lessons of a game, each with the rules that it teaches, as part of a document. */
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
