import type { CardFace } from '@orrery/table';
import { GAMES } from '@orrery/table/games';
import { describe, expect, test } from 'vitest';
import type { Shape } from '../src/cards/drawing.ts';
import { fitNumbers, fitTitle, footNumbers, NUMBER_STEPS, rowWidth, shortKind } from '../src/cards/fit.ts';
import { numberNow } from '../src/cards/number-now.ts';
import { plateOf } from '../src/cards/plates/index.ts';
import { SIGILS } from '../src/cards/sigils.ts';
import { markSign, pointSign, SIGNS } from '../src/cards/signs.ts';

const facesOf = (name: string): readonly CardFace[] =>
  GAMES.find(({ game }) => game.name === name)!.cards.map(page => page.face());
const faceOf = (game: string, title: string): CardFace => facesOf(game).find(face => face.title === title)!;

/** How many lines a drawing has: the things that can be counted on it. */
const strokes = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, { d }) => sum + (d.match(/M/g)?.length ?? 0), 0);
/** Every number in a drawing. */
const numbersIn = (shapes: readonly Shape[]): number[] =>
  shapes.flatMap(({ d }) => [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([x]) => Number(x)));

describe.each(GAMES.map(({ game }) => game.name))('every card of %s', name => {
  const faces = facesOf(name);

  test('has a plate, the same each time, that a screen can draw', () => {
    for (const face of faces) {
      const plate = plateOf(face);
      expect(strokes(plate), face.title).toBeGreaterThan(0);
      expect(plate, face.title).toEqual(plateOf(structuredClone(face)));
      expect(JSON.stringify(plate), face.title).not.toMatch(/NaN|Infinity|undefined|null/);
      expect(Math.max(...numbersIn(plate).map(Math.abs)), face.title).toBeLessThanOrEqual(360);
    }
  });

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
    // one title is a joke about its own length and ends in an ellipsis
    expect(tooLong.map(({ title }) => title)).toEqual(
      name === 'galactic-empires'
        ? ['Confidential Coordinating First Chief Executive Deputy Assistant to the .....']
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

describe('what a plate says can be counted', () => {
  test('a fleet has a dart for each point of Military', () => {
    for (const fleet of facesOf('babylon5').filter(({ type }) => type === 'fleet')) {
      const military = fleet.numbers.find(({ key }) => key === 'military')!.value;
      expect(strokes(plateOf(fleet)), fleet.title).toBe(2 + military);
    }
  });

  test('an ambassador has a dash for each point of his abilities', () => {
    const londo = faceOf('babylon5', 'Londo Mollari');
    const dashes = plateOf(londo).filter(({ w }) => w === 3);
    expect(dashes.map(shape => strokes([shape]))).toEqual([4, 4, 4]);
  });

  test('a ship has an arc for each shield and a line for each phaser', () => {
    for (const ship of facesOf('galactic-empires').filter(({ type }) => type === 'ship')) {
      const count = (key: string) => ship.numbers.find(x => x.key === key)?.value ?? 0;
      const plate = plateOf(ship);
      const lines = (w: number) => strokes(plate.filter(shape => shape.w === w));
      expect(lines(2.6), ship.title).toBe(count('shields'));
      expect(lines(2), ship.title).toBe(count('phasers'));
      expect(lines(0), ship.title).toBe(count('heavy'));
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
