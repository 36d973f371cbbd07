import { readFileSync } from 'node:fs';
import { tableGame } from '@orrery/table/games';
import { describe, expect, test } from 'vitest';
import { lessonFiles } from '../books.config.ts';
import { GAMES, type GameName } from '../src/books/books.ts';
import { Finder } from '../src/books/finder.ts';
import questions from '../src/books/questions.json';
import { booksOf, lessonsOf } from '../src/books/write.ts';

/** The search that forgives typing errors and knows questions. */

const rulesOf = (game: GameName) =>
  booksOf(game, path => readFileSync(`${import.meta.dirname}/../../../${path}`, 'utf8')).rules;
const finders = new Map(
  GAMES.map(game => [
    game,
    new Finder(
      game,
      tableGame(game).cards.map(page => page.face()),
      rulesOf(game),
      lessonsOf(lessonFiles(game)).pages,
    ),
  ]),
);
const find = (game: GameName, text: string) => finders.get(game)!.find(text);
const answers = (game: GameName, text: string) => find(game, text).answers.map(({ id }) => id);

describe('a card is found', () => {
  test.each([
    ['Lodno Molari', 'Londo Mollari'],
    ['lndo mollari', 'Londo Mollari'],
    ['Dellen', 'Delenn'],
    ['Londo Mol', 'Londo Mollari'],
  ])('by %s: %s', (typed, title) => {
    expect(find('babylon5', typed).cards.map(card => card.title)).toContain(title);
  });

  test('not by a word that is far from all names', () => {
    expect(find('babylon5', 'xylophone').cards).toEqual([]);
  });
});

describe('a question is answered', () => {
  test.each(GAMES)('with the rule for winning in %s', game => {
    const [wins] = questions[game][0]!.rules;
    for (const text of [
      'how do I win',
      'win',
      'How can I win?',
      'how do I wni',
      'wie gewinne ich',
      'Wie gewinnne ich?',
    ])
      expect(answers(game, text)[0], text).toBe(wins);
  });

  test.each([
    ['babylon5', 'b5/draw-round/1'],
    ['wars', 'wars/draw-phase/1'],
    ['galactic-empires', 'ge/draw-phase/1'],
  ] as const)('in spite of typing errors in %s', (game, rule) => {
    for (const text of ['hand limit', 'hnad limit', 'hand limti', 'Handlimit'])
      expect(answers(game, text)[0], text).toBe(rule);
  });

  test('only if it asks for something', () => {
    for (const text of ['', 'how do I', '?', 'xylophone win']) expect(answers('wars', text), text).toEqual([]);
  });
});

test('a lesson and a rule are found by their words', () => {
  const [lesson] = lessonsOf(lessonFiles('wars')).pages;
  expect(find('wars', lesson!.title).lessons[0]).toEqual(lesson);
  expect(find('galactic-empires', 'never reshufled').rules.map(({ id }) => id)).toContain('ge/draw-phase/2');
});

test.each(GAMES)('every rule that answers a question stands in the rules of %s', game => {
  const ids = new Set(rulesOf(game).map(({ id }) => id));
  expect(questions[game].flatMap(({ rules }) => rules).filter(id => !ids.has(id))).toEqual([]);
});
