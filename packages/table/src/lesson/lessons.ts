// An entry in a list of lessons.
import { BadInput } from '@orrery/kernel';
import { gameNames, SHELF } from '../games/shelf.ts';

/** A lesson as an entry in a list. */
export interface LessonPage {
  readonly game: string;
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  readonly rules: readonly string[];
}

/**
 * Reads the description of a lesson from its file, without a full check.
 * @param data the contents of the file
 * @param where its name in messages
 * @throws BadInput if it is not a lesson
 */
export function lessonPage(data: unknown, where: string): LessonPage {
  const { lesson, game, id, about, minutes, rules } = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof lesson !== 'string' || typeof id !== 'string' || typeof game !== 'string')
    throw new BadInput(`${where} is not a lesson. A lesson needs "lesson", "id" and "game".`);
  if (!SHELF.some(({ name }) => name === game))
    throw new BadInput(
      `${where} is a lesson in "${game}". This version does not have that game. Choose from ${gameNames()}.`,
    );
  return {
    game,
    id,
    title: lesson,
    about: String(about ?? ''),
    minutes: Number(minutes ?? 0),
    rules: Array.isArray(rules) ? rules.map(String) : [],
  };
}
