import { expect, test } from 'vitest';
import { forScreen } from '../src/index.ts';

test('a text keeps the words of its own screen and drops those of the other', () => {
  const text = 'Read the card. {terminal: Type "card".} {page: Point at it.} Then go on.';
  expect(forScreen(text, 'page')).toBe('Read the card. Point at it. Then go on.');
  expect(forScreen(text, 'terminal')).toBe('Read the card. Type "card". Then go on.');
  expect(forScreen('{terminal: Type ?.} {page: Press ?.} Go.', 'page')).toBe('Press ?. Go.');
});

test('everything else of a lesson stays as it is, in lists and groups, too', () => {
  const lesson = { id: 'x', minutes: 3, steps: [{ say: 'a {page: b} c', do: 'fire, S1 {Ship}' }], least: null };
  expect(forScreen(lesson, 'terminal')).toEqual({
    id: 'x',
    minutes: 3,
    steps: [{ say: 'a c', do: 'fire, S1 {Ship}' }],
    least: null,
  });
});
