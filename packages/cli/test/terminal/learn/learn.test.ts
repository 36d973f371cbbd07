import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { awaited, fingerprint, type State } from '@orrery/kernel';
import { botAnswer, entriesOf, forScreen, type TableGame, Tutor } from '@orrery/table';
import { GAMES, tableGame } from '@orrery/table/games';
import { describe, expect, test } from 'vitest';
import { lessonsDocument } from '../../../src/commands/learn.ts';
import { catalogueOf } from '../../../src/files/catalogue.ts';
import { projectRoot } from '../../../src/files/root.ts';
import { type LessonFile, lessonFiles } from '../../../src/terminal/learn/lessons.ts';
import { Terminal } from '../../support/terminal.ts';

/** The most steps of a lesson. */
const MOST_CHOICES = 3000;

/** The choices of a learner who follows the lesson: what it wants, or in free play what a good player would choose. */
const right = (tutor: Tutor<State>): readonly string[] =>
  tutor.hint() ?? botAnswer(tutor.table, tutor.session.match, tutor.seat, 'greedy');

/** Another answer than the wanted one; null if there is none. */
function wrong(tutor: Tutor<State>): readonly string[] | null {
  const { options, min, max } = tutor.session.question(tutor.seat)!;
  const wanted = right(tutor);
  if (min > 1 || max < 1) return null;
  const other = options.find(o => !wanted.includes(o.id) && tutor.judge([o.id]) !== null);
  return other === undefined ? null : [other.id];
}

/** Follows a lesson to its end, and makes every possible mistake on the way. @returns the whole output */
async function follow(lesson: LessonFile): Promise<{ said: string[]; choices: number }> {
  const tutor: Tutor<State> = await Tutor.of(tableGame(lesson.game), forScreen(lesson.data, 'terminal'));
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
  describe(`the lessons of ${table.game.title}`, () => {
    const rules = new Set(entriesOf(catalogueOf(table)).map(r => r.id));

    test('there are enough for all that a first game needs', () => {
      expect(lessons.length).toBeGreaterThanOrEqual(8);
    });

    test('each has a name of its own, and teaches rules that there are', () => {
      expect(new Set(lessons.map(x => x.id)).size).toBe(lessons.length);
      for (const { rules: taught, file } of lessons)
        for (const id of taught) expect(rules.has(id) ? '' : `${file}: ${id}`).toBe('');
    });

    test.each(lessons.map(lesson => [lesson.id, lesson] as const))('%s is played through', async (_id, lesson) => {
      const { said, choices } = await follow(lesson);
      expect(choices).toBeGreaterThan(0);
      // lines of a lesson end like other lines at a table
      for (const text of said) expect(text.trim()).toMatch(/[.!?:]$/);
    });
  });
}

test('docs/lessons.md says which lesson teaches which rules', async () => {
  const document = readFileSync(join(projectRoot(), 'docs', 'lessons.md'), 'utf8');
  expect(document.trim()).toBe(await lessonsDocument());
});

test('lessons are listed as data, too', async () => {
  const t = new Terminal();
  expect(await t.run('learn', '--list', '--json')).toBe(0);
  const { lessons } = JSON.parse(t.text) as { lessons: Record<string, unknown>[] };
  expect(lessons.length).toBe(lessonFiles().length);
  for (const one of lessons) expect(Object.keys(one)).toEqual(['game', 'id', 'title', 'rules', 'minutes']);
});

test('a lesson is played with typed lines: another choice is told what is wrong with it, then what is meant; what is finished is kept', async () => {
  const t = new Terminal(['pass', 'pass', '1', '1', '1', 'q']);
  expect(await t.run('learn', 'babylon5', 'what-wins')).toBe(0);
  expect(t.faults).toEqual([]);
  expect(t.text).toContain('You can do that another time.');
  expect(t.text).toContain('Choose this: 1 Build influence');
  expect(t.text).toContain('Next: Sponsoring characters');
  const again = new Terminal();
  Object.assign(again.env, t.env);
  expect(await again.run('learn', '--list')).toBe(0);
  expect(again.printed.filter(line => line.includes('done'))).toHaveLength(1);
  // the next unfinished lesson comes first
  const next = new Terminal(['quit']);
  Object.assign(next.env, t.env);
  expect(await next.run('learn', 'babylon5')).toBe(0);
  expect(next.text).toContain('Lesson 2 of');
});

test('what the lesson asks for is not folded away on a small screen, and at the end is told what came of it', async () => {
  const t = new Terminal(['1', "G'Kar supports", "Na'Toth supports", 'pass', 'q']);
  t.height = 24;
  expect(await t.run('learn', 'babylon5', 'conflict')).toBe(0);
  expect(t.text).toContain("6 G'Kar supports");
  expect(t.text).toContain('is won, 8 against 0');
  expect(t.text.indexOf('is won, 8 against 0')).toBeLessThan(t.text.indexOf('You won your conflict by 5 or more'));
});

test('in a first game the advice names the choice by its number, its label can be typed whatever it is, and it is never folded away', async () => {
  const t = new Terminal(['Venus/Research Base (energy 2 for you, 0 for them)', 'quit']);
  t.height = 24;
  expect(await t.run('learn', 'wars', 'first-game')).toBe(0);
  expect(t.text).toContain('Advice: 4 Venus/Research Base (energy 2 for you, 0 for them).');
  expect(t.text).not.toContain('is not a choice here');
  expect(t.text).toContain("Earther's activate phase");
  const other = new Terminal(['quit']);
  other.height = 24;
  expect(await other.run('learn', 'babylon5', 'first-game')).toBe(0);
  const { label } = /Advice: (?<label>\d+ .*)\./.exec(other.text)!.groups!;
  expect(other.text.split('Your action?')[1]).toContain(label);
});

test('whoever leaves the way of a lesson is told so at once, and shown how to come back to it', async () => {
  const tutor = await Tutor.of(tableGame('babylon5'), lessonFiles('babylon5').find(({ id }) => id === 'victory')!.data);
  const choose = (label: string) => {
    const { session, seat } = tutor;
    const { id } = session.question(seat)!.options.find(o => o.label.startsWith(label))!;
    expect(tutor.judge([id])).toBeNull();
    session.choose(seat, session.match.decision, [id]);
    tutor.after();
  };
  const { session, seat } = tutor;
  const wanted = () => session.question(seat)!.options.find(o => o.id === tutor.hint()?.[0])?.label;
  choose('Declare Limited Strike');
  tutor.says();
  choose("Na'Toth assists");
  expect(tutor.says().join()).toContain('win Limited Strike by 5 or more');
  expect(wanted()).toContain("G'Kar leads");
  choose("G'Kar leads");
  expect(tutor.says()).toEqual([]);
  expect(wanted()).toContain('First Battle Fleet supports');
});

test('a lesson that there is not is told with those that there are', async () => {
  const t = new Terminal();
  expect(await t.run('learn', 'babylon5', 'cooking')).toBe(2);
  expect(t.faults[0]).toMatch(/^There is no lesson "cooking"\. The lessons are: 1 what-wins, 2 people/);
});

test('a lesson that ends with its match shows by which rule and from what numbers it was won', async () => {
  const t = new Terminal(['1', 'pass', '1', 'pass', 'q']);
  expect(await t.run('learn', 'wars', 'winning')).toBe(0);
  const text = t.text.replace(/\s+/g, ' ');
  expect(text).toContain('You win: an energy victory!');
  expect(text).toContain('(wars/systematic-rules/5)');
  expect(text.indexOf('You win')).toBeLessThan(text.indexOf('Next: Your first game'));
});
