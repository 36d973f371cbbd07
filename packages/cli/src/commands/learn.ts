// `orrery learn`: lessons.
import { BadInput } from '@orrery/kernel';
import { forScreen, gameEntry, gameNames, loadGame, loadGames, Tutor } from '@orrery/table';
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';
import { wrap } from '../common/text.ts';
import {
  finishedLessons,
  finishLesson,
  isFinished,
  type LessonFile,
  lessonFiles,
  taught,
} from '../terminal/learn/lessons.ts';
import { teach } from '../terminal/learn/teach.ts';

export interface LearnOptions {
  readonly list?: boolean;
  readonly json?: boolean;
  readonly rules?: boolean;
}

/** Adds the arguments, the options and the action of `orrery learn`. */
export function learn(command: Command, io: Io): void {
  command
    .argument('[game]', `the game: ${gameNames()}`)
    .argument('[lesson]', 'a lesson by its name or number (default: the first that you have not finished)')
    .option('--list', 'list the lessons and which you have finished')
    .option('--json', 'with --list: print as JSON')
    .option('--rules', 'with --list: show the rules that each lesson teaches')
    .action(async (game: string | undefined, lesson: string | undefined, options: LearnOptions) => {
      if (game !== undefined) gameEntry(game);
      if (options.list && options.rules) io.out(await lessonsDocument(game));
      else if (options.list || game === undefined) list(io, game, options.json === true);
      else await learnGame(io, game, lesson);
    });
}

/** The contents of docs/lessons.md. @param game one game; without it, all */
export const lessonsDocument = async (game?: string): Promise<string> =>
  [
    '# Lessons',
    'Made by `./orrery learn --list --rules`: what each lesson is about, and the rules that it teaches.',
    ...(await loadGames(game))
      .map(table => ({ table, lessons: lessonFiles(table.game.name) }))
      .filter(({ lessons }) => lessons.length > 0)
      .map(({ table, lessons }) => taught(table, lessons)),
  ].join('\n\n');

/** Prints the lessons of a game, or of all. */
function list(io: Io, game: string | undefined, json: boolean): void {
  const lessons = lessonFiles(game);
  if (json) {
    const told = lessons.map(({ game, id, title, rules, minutes }) => ({ game, id, title, rules, minutes }));
    io.out(JSON.stringify({ lessons: told }));
    return;
  }
  const done = finishedLessons(io.env);
  for (const name of new Set(lessons.map(x => x.game))) {
    const mine = lessons.filter(x => x.game === name);
    io.out(io.style('bold', `${gameEntry(name).title}: ./orrery learn ${name}`));
    mine.forEach((x, i) => {
      const mark = isFinished(done, x) ? 'done' : '';
      io.out(
        wrap(`${String(i + 1).padStart(3)} ${x.title}, ${x.minutes} minutes (${x.id})${mark && `, ${mark}`}`, io.width),
      );
      io.out(wrap(`    ${x.about}`, io.width));
    });
  }
}

/** The lesson that the user means. @throws BadInput if there is none */
function meant(lessons: readonly LessonFile[], given: string): LessonFile {
  const found = lessons.find((x, i) => x.id === given || String(i + 1) === given);
  if (found === undefined)
    throw new BadInput(
      `There is no lesson "${given}". The lessons are: ${lessons.map((x, i) => `${i + 1} ${x.id}`).join(', ')}.`,
    );
  return found;
}

/**
 * Teaches a game from a lesson on, one after the other, until the user leaves.
 * @param given a lesson by its id or number; undefined for the first that the user has not finished
 * @throws BadInput, Exit
 */
export async function learnGame(io: Io, game: string, given: string | undefined): Promise<void> {
  const lessons = lessonFiles(game);
  if (lessons.length === 0) throw new BadInput(`There are no lessons in ${gameEntry(game).title} yet.`);
  const done = finishedLessons(io.env);
  let next: LessonFile | undefined =
    given === undefined ? (lessons.find(x => !isFinished(done, x)) ?? lessons[0]!) : meant(lessons, given);
  while (next !== undefined) {
    const at = lessons.indexOf(next);
    const title = io.style('bold', `Lesson ${at + 1} of ${lessons.length}: ${next.title} (${next.minutes} minutes)`);
    const left = await teach(io, await Tutor.of(await loadGame(game), forScreen(next.data, 'terminal')), [
      title,
      next.about,
    ]);
    if (left !== 'done') {
      io.out(`Go on with: ./orrery learn ${game} ${next.id}`);
      return;
    }
    finishLesson(io.env, next);
    next = lessons[at + 1];
    if (next === undefined) io.out(`That was the last lesson. Play a game: ./orrery play ${game}`);
    else {
      io.out(io.style('bold', `Next: ${next.title} (${next.minutes} minutes)`));
      const line = await io.ask('Enter to go on, q to leave > ');
      if (line === null || /^q/i.test(line.trim())) {
        io.out(`Go on with: ./orrery learn ${game}`);
        return;
      }
    }
  }
}
