import { describe, expect, test } from 'vitest';
import { chances, type Position, type Race, reasons } from '../src/index.ts';
import { PAPERS } from './support/cards-for-turns.ts';
import { table } from './support/table.ts';

const RACES: readonly Race[] = ['narn', 'centauri', 'minbari', 'human'];

/** The position after the draw round, when the game checks for a winner, with these ratings. */
const after = (ratings: readonly number[], more: Partial<Position> = {}) =>
  table({
    round: 'draw',
    seats: ratings.map((rating, i) => ({ race: RACES[i]!, deck: PAPERS, spent: rating, rating })),
    ...more,
  }).s;

describe('why a game has ended', () => {
  test('20 power and more than anybody else', () => {
    expect(reasons(after([20, 19, 4]))).toEqual([
      {
        rule: 'b5/victory/2',
        text: 'Narn has 20 power or more, and more than any opponent (Narn 20, Centauri 19, Minbari 4).',
      },
    ]);
  });

  test('a lead of ten', () => {
    expect(reasons(after([21, 11]))).toMatchObject([{ rule: 'b5/victory/7' }]);
  });

  test('the lead when Babylon 5 has come to 20', () => {
    expect(reasons(after([9, 12, 4], { babylon5: 20 }))).toMatchObject([
      { rule: 'b5/victory/3', text: expect.stringContaining('Centauri alone has the most power') },
    ]);
  });

  test('nothing while nobody has won', () => {
    expect(reasons(after([19, 18]))).toEqual([]);
  });
});

describe('how near each is to winning', () => {
  test('counts up to 20, or past the rival who has 20 already', () => {
    const s = after([14, 16, 4]);
    expect(chances(s).slice(0, 2)).toEqual([
      { power: 14, needs: 20, but: '' },
      { power: 16, needs: 20, but: '' },
    ]);
    expect(chances(after([20, 20]))[1]).toEqual({ power: 20, needs: 21, but: 'must lead alone' });
  });

  test('in the Shadow War only a lead of ten counts', () => {
    expect(chances(after([20, 18], { shadowWar: true }))[0]).toMatchObject({ power: 20, needs: 28 });
  });
});
