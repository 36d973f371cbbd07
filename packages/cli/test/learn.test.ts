import { awaited, fingerprint, type State } from '@orrery/kernel';
import { botAnswer, entriesOf, GAMES, type TableGame, Tutor, tableGame } from '@orrery/table';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../src/catalogue.ts';
import { type LessonFile, lessonFiles } from '../src/lessons.ts';

/** Nobody learns for longer than that. */
const MOST_CHOICES = 3000;

/** What a learner who follows the lesson chooses: what it wants, or in free play what a good player would. */
const right = (tutor: Tutor<State>): readonly string[] =>
  tutor.hint() ?? botAnswer(tutor.table, tutor.session.match, tutor.seat, 'greedy');

/** Another answer than the one wanted, where the question has one; null where it has not. */
function wrong(tutor: Tutor<State>): readonly string[] | null {
  const { options, min, max } = tutor.session.question(tutor.seat)!;
  const wanted = right(tutor);
  if (min > 1 || max < 1) return null;
  const other = options.find(o => !wanted.includes(o.id) && tutor.judge([o.id]) !== null);
  return other === undefined ? null : [other.id];
}

/** Follows a lesson to its end, going wrong wherever that can be. @returns all that was said */
async function follow(lesson: LessonFile): Promise<{ said: string[]; choices: number }> {
  const tutor: Tutor<State> = await Tutor.of(tableGame(lesson.game), lesson.data);
  const said: string[] = [];
  for (let choices = 0; choices < MOST_CHOICES; choices++) {
    said.push(...tutor.says());
    if (tutor.over) return { said, choices };
    const { session, seat } = tutor;
    expect(awaited(session.match.state)).toContain(seat);
    if (!tutor.free) {
      const before = fingerprint(session.table.game, session.match.state);
      const other = wrong(tutor);
      if (other !== null) expect(tutor.judge(other)).toMatch(/\w/);
      expect(fingerprint(session.table.game, session.match.state)).toBe(before);
      expect(tutor.judge(right(tutor))).toBeNull();
    }
    session.choose(seat, session.match.decision, right(tutor));
    tutor.after();
  }
  throw new Error(`${lesson.file} does not come to an end`);
}

for (const table of GAMES as readonly TableGame<State>[]) {
  const lessons = lessonFiles(table.game.name);
  describe.skipIf(lessons.length === 0)(`the lessons of ${table.game.title}`, () => {
    const rules = new Set(entriesOf(catalogueOf(table)).map(r => r.id));

    test('each has a name of its own, and teaches rules that there are', () => {
      expect(new Set(lessons.map(x => x.id)).size).toBe(lessons.length);
      for (const { rules: taught, file } of lessons)
        for (const id of taught) expect(rules.has(id) ? '' : `${file}: ${id}`).toBe('');
    });

    test.each(lessons.map(lesson => [lesson.id, lesson] as const))('%s is played through', async (_id, lesson) => {
      const { said, choices } = await follow(lesson);
      expect(choices).toBeGreaterThan(0);
      // nothing said is broken by what is said in other ways at a table
      for (const text of said) expect(text.trim()).toMatch(/[.!?:]$/);
    });
  });
}
