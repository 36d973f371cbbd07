import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Generator, next, roll, save, seeded, shuffled, shuffleHidden } from '../../src/index.ts';
import { lying, nameOf, plays, table, toy } from '../../testing/toy.ts';

const draws = (seed: number, many: number): number[] => {
  let generator: Generator = seeded(seed);
  return Array.from({ length: many }, () => {
    const [value, after] = next(generator);
    generator = after;
    return value;
  });
};

describe('the generator', () => {
  test('equal seeds give equal values, and other seeds other ones', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
        expect(draws(a, 5)).toEqual(draws(a, 5));
        if (a !== b) expect(draws(a, 5)).not.toEqual(draws(b, 5));
      }),
    );
  });

  test('all of a seed counts', () => {
    expect(draws(1 + 2 ** 32, 5)).not.toEqual(draws(1, 5));
    expect(draws(-1, 5)).not.toEqual(draws(1, 5));
  });

  test('its values are unsigned 32-bit numbers, spread evenly', () => {
    const values = draws(7, 20_000);
    expect(values.every(value => Number.isInteger(value) && value >= 0 && value < 2 ** 32)).toBe(true);
    for (let bit = 0; bit < 32; bit++) {
      const ones = values.filter(value => (value >>> bit) & 1).length;
      expect(Math.abs(ones - 10_000), `bit ${bit}`).toBeLessThan(400);
    }
  });

  test('it keeps the values that old records rely on', () => {
    expect(draws(1, 3)).toMatchInlineSnapshot(`
      [
        573063952,
        3268221502,
        703077755,
      ]
    `);
  });
});

describe('roll', () => {
  test('every side comes up about as often', () => {
    const s = table({}, 3);
    const sides = new Array<number>(6).fill(0);
    for (let i = 0; i < 12_000; i++) sides[roll(s, 6)]!++;
    for (const often of sides) expect(Math.abs(often - 2000)).toBeLessThan(200);
  });

  test('moves the state on', () => {
    const s = table();
    const before = s.random;
    roll(s, 6);
    expect(s.random).not.toEqual(before);
  });

  test('of nothing is an error and not an endless loop', () => {
    const s = table();
    for (const sides of [0, -1, Number.NaN]) expect(() => roll(s, sides)).toThrow(RangeError);
  });
});

describe('shuffling', () => {
  test('gives the same items in another order and leaves the list alone', () => {
    const items = Array.from({ length: 30 }, (_, i) => i);
    const s = table();
    const mixed = shuffled(s, items);
    expect(mixed).not.toEqual(items);
    expect(mixed.toSorted((a, b) => a - b)).toEqual(items);
    expect(items[0]).toBe(0);
  });

  test('every order of three comes up about as often', () => {
    const s = table({}, 5);
    const often = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(s, ['a', 'b', 'c']).join('');
      often.set(order, (often.get(order) ?? 0) + 1);
    }
    expect(often.size).toBe(6);
    for (const n of often.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  test('hidden cards keep their places; the contents move', () => {
    const names = ['gull', 'whale', 'die', 'tax', 'storm', 'trade', 'bottle', 'line', 'ship', 'buoy'];
    const s = table({ decks: [names], hands: [['ship']] });
    const ids = lying(s, 'deck', 0);
    const places = s.zones;
    shuffleHidden(s, ids);
    expect(lying(s, 'deck', 0)).toEqual(ids);
    expect(s.zones).toBe(places);
    const now = ids.map(id => nameOf(s, id));
    expect(now).not.toEqual(names);
    expect(now.toSorted()).toEqual(names.toSorted());
    expect(nameOf(s, lying(s, 'hand', 0)[0]!)).toBe('ship');
  });

  test('a card that was known tells nothing after a shuffle', () => {
    // The same card id holds other contents from seed to seed: nothing but the seed decides.
    const found = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const s = table({ decks: [['gull', 'whale', 'die']] }, seed);
      shuffleHidden(s, lying(s, 'deck', 0));
      found.add(nameOf(s, lying(s, 'deck', 0)[0]!));
    }
    expect([...found].sort()).toEqual(['die', 'gull', 'whale']);
  });
});

test('setup, seed and choices make a match again exactly', () => {
  const play = (seed: number) => {
    const s = table({ hands: [['die', 'die', 'compass']], decks: [['gull', 'whale', 'ship', 'tax']] }, seed);
    plays(s, 0, 'die');
    plays(s, 0, 'compass');
    return JSON.stringify(save(toy, s));
  };
  expect(play(9)).toBe(play(9));
  expect(play(9)).not.toBe(play(10));
});
