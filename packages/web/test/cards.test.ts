import type { CardFace } from '@orrery/table';
import { GAMES } from '@orrery/table/games';
import { describe, expect, test } from 'vitest';
import { fitNumbers, fitTitle, footNumbers, NUMBER_STEPS, rowWidth, shortKind } from '../src/cards/fit.ts';
import { numberNow } from '../src/cards/number-now.ts';
import { SIGILS } from '../src/cards/sigils.ts';
import { markSign, pointSign, SIGNS } from '../src/cards/signs.ts';

const facesOf = (name: string): readonly CardFace[] =>
  GAMES.find(({ game }) => game.name === name)!.cards.map(page => page.face());
const faceOf = (game: string, title: string): CardFace => facesOf(game).find(face => face.title === title)!;

describe.each(GAMES.map(({ game }) => game.name))('every card of %s', name => {
  const faces = facesOf(name);

  test('has a sigil, and a sign for each number, point and mark on it', () => {
    for (const { title, faction, numbers, small, needs, makes, marks } of faces) {
      expect(SIGILS[faction], `${title}: ${faction}`).toBeDefined();
      for (const { key } of [...numbers, ...small]) expect(SIGNS[key], `${title}: ${key}`).toBeDefined();
      const points = name === 'galactic-empires' ? [...needs, ...makes] : [];
      for (const { kind } of points) expect(pointSign(kind), `${title}: ${kind}`).toBe(SIGNS[`p-${kind}`]);
      for (const { kind } of name === 'babylon5' ? [...needs, ...marks] : [])
        expect(markSign(kind), `${title}: ${kind}`).toBe(SIGNS[`m-${kind}`]);
    }
  });

  test('has room for its title on the table size, with and without its cost', () => {
    const tooLong = faces.filter(face => [true, false].some(cost => fitTitle(face, cost).lines > 3));
    // two titles are a joke about their own length and end in an ellipsis; one names two cards and a set
    expect(tooLong.map(({ title }) => title)).toEqual(
      name === 'galactic-empires'
        ? [
            'Confidential Coordinating First Chief Executive Deputy Assistant to the .....',
            'Confidential First Chief Executive Deputy Assistant to the.....',
            'Offensive/Defensive Electronic Warfare (Primary Edition)',
          ]
        : [],
    );
    const small = faces.filter(face => fitTitle(face, false).lines > 2);
    expect(small.length).toBeLessThan(faces.length / 10);
  });

  test('shows all of its numbers on the table size, in a row that fits', () => {
    for (const face of faces) {
      const foot = footNumbers(face);
      const shown = new Set(foot.map(({ key }) => key));
      for (const { key } of face.numbers.filter(({ value }) => value > 0 || name !== 'babylon5'))
        expect(
          shown.has(key) || face.code.endsWith(String(face.numbers.find(x => x.key === key)!.value)),
          `${face.title}: ${key}`,
        ).toBe(true);
      const values = foot.map(({ value }) => value);
      expect(rowWidth(values, NUMBER_STEPS[fitNumbers(values)]), face.title).toBeLessThanOrEqual(600);
    }
  });

  test('says in a word what it is', () => {
    for (const face of faces) {
      expect(shortKind(face).length, `${face.title}: ${shortKind(face)}`).toBeGreaterThan(2);
      if (face.code === '') expect(shortKind(face).length, `${face.title}: ${shortKind(face)}`).toBeLessThanOrEqual(14);
    }
  });
});

test('a number says what it is now, which way it went and why', () => {
  const londo = faceOf('babylon5', 'Londo Mollari');
  const numbers = { diplomacy: { value: 6, why: 'Higher Calling' }, leadership: { value: 1, why: '' } };
  expect(numberNow(londo, 'diplomacy', { numbers })).toEqual({ value: 6, change: 1, why: 'Higher Calling' });
  expect(numberNow(londo, 'leadership', { numbers })).toEqual({ value: 1, change: -1, why: '' });
  expect(numberNow(londo, 'intrigue', { numbers })).toEqual({ value: 4, change: 0, why: '' });
});
