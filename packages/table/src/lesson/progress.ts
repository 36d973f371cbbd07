// Which lessons a player has finished.
import type { LessonPage } from './lessons.ts';

/** What a lesson is called where it is kept that somebody has finished it. */
export const lessonName = ({ game, id }: Pick<LessonPage, 'game' | 'id'>): string => `${game}/${id}`;

/** The names of the lessons that are finished, from what was kept. What says nothing readable counts as none: it is written anew. */
export function finishedIn(kept: string): ReadonlySet<string> {
  try {
    const { finished } = JSON.parse(kept) as { readonly finished?: unknown };
    return new Set(Array.isArray(finished) ? finished.filter(x => typeof x === 'string') : []);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return new Set();
    throw error;
  }
}

/** What is kept when a lesson has been finished besides others, as text. */
export const withFinished = (finished: ReadonlySet<string>, lesson: Pick<LessonPage, 'game' | 'id'>): string =>
  `${JSON.stringify({ finished: [...new Set([...finished, lessonName(lesson)])] })}\n`;
