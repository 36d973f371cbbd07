// Which lessons a player has finished.
import type { LessonPage } from './lessons.ts';

/** Returns the name under which a finished lesson is stored. */
export const lessonName = ({ game, id }: Pick<LessonPage, 'game' | 'id'>): string => `${game}/${id}`;

/** Reads the names of the finished lessons from stored text. Unreadable text counts as none, and is replaced at the next save. */
export function finishedIn(kept: string): ReadonlySet<string> {
  try {
    const { finished } = JSON.parse(kept) as { readonly finished?: unknown };
    return new Set(Array.isArray(finished) ? finished.filter(x => typeof x === 'string') : []);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return new Set();
    throw error;
  }
}

/** Writes the text to store when another lesson is finished. */
export const withFinished = (finished: ReadonlySet<string>, lesson: Pick<LessonPage, 'game' | 'id'>): string =>
  `${JSON.stringify({ finished: [...new Set([...finished, lessonName(lesson)])] })}\n`;
