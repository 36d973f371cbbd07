import { patched } from '@orrery/kernel';
import { forScreen } from '@orrery/table';
import { GAMES } from '@orrery/table/games';
import { expect, test } from 'vitest';
import { lessonFiles } from '../books.config.ts';
import { lessonsOf } from '../src/books/write.ts';
import type { News, Opened } from '../src/connection/table-door.ts';
import type { Answer } from '../src/connection/worker/answer.ts';
import { LessonHost } from '../src/connection/worker/lesson-host.ts';

/** The most steps of a lesson. */
const MOST_CHOICES = 3000;

async function taken<T>(answer: Promise<Answer<T>>): Promise<T> {
  const came = await answer;
  if ('fault' in came) throw new Error(came.fault.text);
  return came.value;
}

/** A learner at a host, with only what the page knows. */
class Learner {
  readonly host = new LessonHost();
  known!: Opened;

  async begin(game: string, data: unknown): Promise<void> {
    await taken(this.host.learn(game, data));
    this.known = await taken(
      this.host.look(
        news => this.#take(news),
        text => {
          throw new Error(text);
        },
      ),
    );
  }

  #take({ patch, lines, kept, ...news }: News): void {
    const { view, log } = this.known;
    expect(news.revision).toBeGreaterThan(this.known.revision);
    this.known = { ...this.known, ...news, view: patched(view, patch), log: [...log.slice(0, kept), ...lines] };
  }

  get lesson() {
    return this.known.lesson!;
  }

  get question() {
    return this.known.view.decision!.question!;
  }

  choose(ids: readonly string[]): Promise<Answer<void>> {
    return this.host.answer(this.known.view.decision!.id, ids);
  }
}

const lessonsIn = (game: string) => lessonsOf(lessonFiles(game));
const ALL = GAMES.flatMap(({ game: { name } }) => {
  const { pages, data } = lessonsIn(name);
  return pages.map(({ id }) => [name, id, data[id]] as const);
});

test.each(ALL)('%s, %s: who does what is shown comes to its end', async (game, _id, data) => {
  const learner = new Learner();
  await learner.begin(game, data);
  expect(learner.lesson.step).toBe(0);
  for (let choices = 0; !learner.lesson.over; choices++) {
    expect(choices).toBeLessThan(MOST_CHOICES);
    if (!learner.lesson.free) expect(learner.lesson.said.length).toBeGreaterThan(0);
    const { ids } = await taken(learner.host.hint());
    const offered = learner.question.options.map(({ id }) => id);
    for (const id of ids) expect(offered).toContain(id);
    await taken(learner.choose(ids));
  }
  expect(learner.lesson.step).toBe(learner.lesson.of);
  for (const text of learner.lesson.said) expect(text).toMatch(/[.!?:]$/);
  // a long end has several paragraphs
  const { end } = data as { readonly end: string };
  expect(learner.lesson.said.at(-1)).toBe(forScreen(end.trim().split('\n').at(-1), 'page'));
});

/** Signs and words of the terminal, which the page does not show. */
const TERMINAL = /[♦▣»{}]|\bterminal\b|\bType\b|Press \?|behind (his|her|its|the) (name|names|HQ)/;

test.each(ALL)('%s, %s: its words speak of the page', (_game, _id, data) => {
  const texts: string[] = [];
  JSON.stringify(data, (_key, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter(text => TERMINAL.test(text))).toEqual([]);
});

test('a wrong try changes nothing and gets its reason, the second time with what is meant', async () => {
  const learner = new Learner();
  await learner.begin('babylon5', lessonsIn('babylon5').data['what-wins']);
  const before = learner.known;
  const first = await learner.choose(['pass']);
  expect(first).toMatchObject({ fault: { text: expect.stringMatching(/\w/), known: true } });
  const second = await learner.choose(['pass']);
  expect(second).toMatchObject({ fault: { text: expect.stringContaining('Choose this: Build influence') } });
  expect(learner.known.view).toBe(before.view);
  expect(learner.lesson.said).toEqual(before.lesson!.said);
});

test('who takes back comes to where the step began, with what was said there', async () => {
  const learner = new Learner();
  await learner.begin('wars', lessonsIn('wars').data.energy);
  await taken(learner.choose((await taken(learner.host.hint())).ids));
  const { view, lesson, revision } = learner.known;
  // three passes lead to the deploy phase: one is made and undone
  await taken(learner.choose((await taken(learner.host.hint())).ids));
  expect(learner.known.view).not.toEqual(view);
  await taken(learner.host.undo());
  expect(learner.known.view).toEqual(view);
  expect(learner.lesson.said).toEqual(lesson!.said);
  expect(learner.known.revision).toBeGreaterThan(revision);
});

test('who strays from the way is told so, beside what there is to do', async () => {
  const learner = new Learner();
  await learner.begin('babylon5', lessonsIn('babylon5').data.victory);
  const choose = async (label: string) => {
    const { id } = learner.question.options.find(o => o.label.startsWith(label))!;
    await taken(learner.choose([id]));
  };
  await choose('Declare Limited Strike');
  const { said } = learner.lesson;
  await choose("Na'Toth assists");
  expect(learner.lesson.said).toEqual(said);
  expect(learner.lesson.remarks.join()).toContain('win Limited Strike by 5 or more');
  await choose("G'Kar leads");
  expect(learner.lesson.remarks).toEqual([]);
});

test('in a first game a good choice is named beside every question', async () => {
  const learner = new Learner();
  await learner.begin('wars', lessonsIn('wars').data['first-game']);
  expect(learner.lesson).toMatchObject({ free: true, over: false });
  expect(learner.question.options.map(({ label }) => label)).toContain(learner.lesson.advice);
});

test.each(
  GAMES.map(({ game }) => game.name),
)('in the first game of %s every question has something to choose, and its own words', async game => {
  const data = lessonsIn(game).data['first-game'] as {
    readonly steps: readonly [{ readonly play: { readonly explain: Record<string, string> } }];
  };
  const learner = new Learner();
  await learner.begin(game, data);
  const explained = Object.values(data.steps[0].play.explain).map(text => text.trim());
  const tasks = new Set<string>();
  for (let choices = 0; choices < 60 && !learner.lesson.over; choices++) {
    const { options, prompt } = learner.question;
    expect(options.filter(({ id }) => id !== 'pass').length, prompt).toBeGreaterThan(0);
    // after the first question nothing is left of what was said before it
    const task = learner.lesson.said.at(-1) ?? '';
    if (task !== '') expect(explained).toContain(task);
    if (choices > 0) expect(learner.lesson.said.length).toBeLessThan(2);
    tasks.add(task);
    expect(learner.lesson.remarks).toEqual([]);
    const { ids, label } = await taken(learner.host.hint());
    if (learner.lesson.advice !== null) expect(learner.lesson.advice).toBe(label);
    await taken(learner.choose(ids));
  }
  expect(tasks.size).toBeGreaterThan(2);
});
